import { DragHandle } from '#shared/web/admin/drag/drag-handle.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { serviceDescription } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { ServiceActions, ServiceHead, ServicePriceCell, ServiceSteps, ServiceSwitch } from './service-cells.tsx';
import type { ServiceRowProps } from './service-row-props.ts';

/** A service as a table row; the whole row can be dragged. */
export const ServiceTableRow = (row: ServiceRowProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const { service, index, isDragged, edge } = row;
  return (
    <tr
      data-service={service.id}
      data-place={index}
      data-system={service.is_system_service || undefined}
      className={classNames(
        'group border-b border-line align-top transition-colors duration-150 last:border-b-0',
        service.is_system_service ? 'bg-accent-soft' : 'hover:bg-ground',
        isDragged && 'opacity-40',
        edge === 'before' && 'shadow-[inset_0_2px_0_var(--accent)]',
        edge === 'after' && 'shadow-[inset_0_-2px_0_var(--accent)]',
      )}
    >
      <td className="py-2 pl-2">
        <span className="flex items-center">
          <DragHandle />
          <ServiceSteps {...row} />
        </span>
      </td>
      <th scope="row" className="max-w-60 px-3 py-3 text-left font-normal wrap-anywhere">
        <ServiceHead service={service} />
      </th>
      <td className="px-3 py-3 text-muted wrap-anywhere">
        <p className="line-clamp-2 max-w-[52ch] min-w-32">{serviceDescription(service, language)}</p>
      </td>
      <td className="tabular px-3 py-3 text-right whitespace-nowrap">{t('row.minutes', service.duration_min)}</td>
      <td className="px-3 py-3 text-right">
        <ServicePriceCell service={service} />
      </td>
      <td className="px-3 py-1.5">
        <ServiceSwitch {...row} />
      </td>
      <td className="py-1.5 pr-3 pl-3">
        <ServiceActions {...row} />
      </td>
    </tr>
  );
};
