import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { serviceDescription } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { ServiceActions, ServiceHead, ServicePriceCell, ServiceSwitch, StepButtons } from './service-cells.tsx';
import type { ServiceRowProps } from './services-list.tsx';
import { useRowDrag } from './use-row-drag.ts';

/** A service as a card, for narrow screens. */
export const ServiceCard = (row: ServiceRowProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const { service, index, onMove } = row;
  const { ref, dragging, edge } = useRowDrag(index, onMove);
  return (
    <li
      ref={(element) => {
        ref.current = element;
      }}
      data-service={service.id}
      data-system={service.is_system_service || undefined}
      className={classNames(
        'card p-4',
        service.is_system_service && 'bg-accent-soft',
        dragging && 'opacity-40',
        edge && 'outline-2 outline-accent',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <ServiceHead service={service} />
        </div>
        <StepButtons {...row} />
      </div>
      <p className="mt-2 line-clamp-3 text-muted">{serviceDescription(service, language)}</p>
      <div className="mt-3 flex items-baseline justify-between gap-3">
        <span className="tabular">{t('row.minutes', service.duration_min)}</span>
        <ServicePriceCell service={service} />
      </div>
      <div className="mt-2 flex items-center -mr-2 -mb-2 justify-between gap-3 border-t border-line pt-2">
        <ServiceSwitch {...row} />
        <ServiceActions {...row} />
      </div>
    </li>
  );
};
