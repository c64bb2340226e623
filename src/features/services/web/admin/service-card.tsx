import { DragHandle } from '#shared/web/admin/drag/drag-handle.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { serviceDescription } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { ServiceActions, ServiceHead, ServicePriceCell, ServiceSteps, ServiceSwitch } from './service-cells.tsx';
import type { ServiceRowProps } from './service-row-props.ts';

/** A service as a card, for narrow screens. */
export const ServiceCard = (row: ServiceRowProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const { service, index, isDragged, edge } = row;
  return (
    <li
      data-service={service.id}
      data-place={index}
      data-system={service.is_system_service || undefined}
      className={classNames(
        'card p-4',
        service.is_system_service && 'bg-accent-soft',
        isDragged && 'opacity-40',
        edge === 'before' && 'shadow-[0_-4px_0_var(--accent)]',
        edge === 'after' && 'shadow-[0_4px_0_var(--accent)]',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <ServiceHead service={service} />
        </div>
        <span className="flex items-start">
          <DragHandle />
          <ServiceSteps {...row} />
        </span>
      </div>
      <p className="mt-2 line-clamp-3 text-muted">{serviceDescription(service, language)}</p>
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <span className="tabular">{t('row.minutes', service.duration_min)}</span>
        <span className="text-right">
          <ServicePriceCell service={service} />
        </span>
      </div>
      <div className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
        <ServiceSwitch {...row} />
        <span className="-mr-2">
          <ServiceActions {...row} />
        </span>
      </div>
    </li>
  );
};
