import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { useListOrder } from '#shared/web/admin/drag/use-list-order.ts';
import { useRowDrag } from '#shared/web/admin/drag/use-row-drag.ts';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminResource } from '../../contract.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import { resourcesKey } from '../parts/admin/use-resources.ts';
import { ResourceCard, ResourceTableRow } from './resource-rows.tsx';
import { useDeleteResource, useReorderResources, useToggleResource } from './use-resource-changes.ts';

interface ResourcesListProps {
  readonly resources: readonly AdminResource[];
  readonly onEdit: (resource: AdminResource) => void;
}

/** From which width, in rem, the list is a table. */
export const tableFrom = 72;

/** The resources in the order of the studio: a table on wide screens, cards on narrow ones. */
export const ResourcesList = ({ resources, onEdit }: ResourcesListProps) => {
  const t = useTexts(resourcesAdminTexts);
  const { language } = useLanguage();
  const toggle = useToggleResource();
  const reorder = useReorderResources();
  const remove = useDeleteResource();
  const client = useQueryClient();
  const { move, step, announced } = useListOrder({
    items: resources,
    onOrder: reorder.mutate,
    announcementOf: (resource, place) =>
      t('row.moved', { name: inLanguage(resource, 'name', language), place, of: resources.length }),
  });
  const list = useRef<HTMLDivElement>(null);
  const dragOf = useRowDrag(list, move);
  const wide = useWide(tableFrom);
  const rows = resources.map((resource, index) => ({
    resource,
    index,
    last: index === resources.length - 1,
    ...dragOf(index),
    onStep: (direction: 'up' | 'down') => step(index, direction),
    onToggle: () => toggle.mutate(resource),
    onEdit: () => onEdit(resource),
    onDelete: () => void remove(resource),
    onPictures: () => void client.invalidateQueries({ queryKey: resourcesKey }),
  }));
  return (
    <div ref={list}>
      {wide ? (
        <div className="card overflow-clip">
          <table className="w-full text-left">
            <caption className="sr-only">{t('resources.list')}</caption>
            <TableHead />
            <tbody>
              {rows.map((row) => (
                <ResourceTableRow key={row.resource.id} {...row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul aria-label={t('resources.list')} className="grid grid-cols-1 gap-3">
          {rows.map((row) => (
            <ResourceCard key={row.resource.id} {...row} />
          ))}
        </ul>
      )}
      <output className="sr-only">{announced}</output>
    </div>
  );
};

const TableHead = () => {
  const t = useTexts(resourcesAdminTexts);
  return (
    <thead className="border-b border-line text-sm text-muted">
      <tr>
        <th scope="col" className="w-px py-2.5">
          <span className="sr-only">{t('column.order')}</span>
        </th>
        {(['name', 'services', 'sessions', 'status'] as const).map((column) => (
          <th
            key={column}
            scope="col"
            className={`px-3 py-2.5 font-medium ${column === 'sessions' ? 'text-right' : ''}`}
          >
            {t(`column.${column}`)}
          </th>
        ))}
        <th scope="col" className="py-2.5 pr-5 pl-3 text-right font-medium">
          {t('column.actions')}
        </th>
      </tr>
    </thead>
  );
};
