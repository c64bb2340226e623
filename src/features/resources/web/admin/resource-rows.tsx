import { DragHandle } from '#shared/web/admin/drag/drag-handle.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import { NeededBy, ResourceActions, ResourceHead, ResourceSteps, ResourceSwitch } from './resource-cells.tsx';
import type { ResourceRowProps } from './resource-row-props.ts';

/** A resource as a table row; the whole row can be dragged. */
export const ResourceTableRow = (row: ResourceRowProps) => {
  const { resource, index, isDragged, edge } = row;
  return (
    <tr
      data-place={index}
      className={classNames(
        'group border-b border-line align-top transition-colors duration-150 last:border-b-0 hover:bg-ground',
        isDragged && 'opacity-40',
        edge === 'before' && 'shadow-[inset_0_2px_0_var(--accent)]',
        edge === 'after' && 'shadow-[inset_0_-2px_0_var(--accent)]',
      )}
    >
      <td className="py-2 pl-2">
        <span className="flex items-center">
          <DragHandle />
          <ResourceSteps {...row} />
        </span>
      </td>
      <th scope="row" className="max-w-72 px-3 py-3 text-left font-normal wrap-anywhere">
        <ResourceHead resource={resource} />
      </th>
      <td className="max-w-72 px-3 py-3 wrap-anywhere">
        <NeededBy resource={resource} />
      </td>
      <td className="tabular px-3 py-3 text-right">{resource.upcoming_sessions}</td>
      <td className="px-3 py-1.5">
        <ResourceSwitch {...row} />
      </td>
      <td className="py-1.5 pr-3 pl-3">
        <ResourceActions {...row} />
      </td>
    </tr>
  );
};

/** A resource as a card, for narrow screens. */
export const ResourceCard = (row: ResourceRowProps) => {
  const t = useTexts(resourcesAdminTexts);
  const { resource, index, isDragged, edge } = row;
  return (
    <li
      data-place={index}
      className={classNames(
        'card p-4',
        isDragged && 'opacity-40',
        edge === 'before' && 'shadow-[0_-4px_0_var(--accent)]',
        edge === 'after' && 'shadow-[0_4px_0_var(--accent)]',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <ResourceHead resource={resource} />
        </div>
        <span className="flex items-start">
          <DragHandle />
          <ResourceSteps {...row} />
        </span>
      </div>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-4">
        <div className="min-w-0">
          <dt className="text-sm text-muted">{t('column.services')}</dt>
          <dd className="break-words">
            <NeededBy resource={resource} />
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-muted">{t('column.sessions')}</dt>
          <dd className="tabular">{resource.upcoming_sessions}</dd>
        </div>
      </dl>
      <div className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
        <ResourceSwitch {...row} />
        <span className="-mr-2 ml-auto">
          <ResourceActions {...row} />
        </span>
      </div>
    </li>
  );
};
