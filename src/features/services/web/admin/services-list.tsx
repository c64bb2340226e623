import { useRef } from 'react';
import { useListOrder } from '#shared/web/admin/drag/use-list-order.ts';
import { useRowDrag } from '#shared/web/admin/drag/use-row-drag.ts';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { serviceName } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceTableRow } from './service-table-row.tsx';
import { useDeleteService, useReorderServices, useToggleService } from './use-service-changes.ts';

interface ServicesListProps {
  readonly services: readonly AdminService[];
  readonly onEdit: (service: AdminService) => void;
  readonly onSpecial: (service: AdminService) => void;
}

/** The services in display order: a table on wide screens, cards on narrow ones. */
export const ServicesList = ({ services, onEdit, onSpecial }: ServicesListProps) => {
  const t = useTexts(servicesAdminTexts);
  const { language } = useLanguage();
  const toggle = useToggleService();
  const remove = useDeleteService();
  const reorder = useReorderServices();
  const { move, step, announced } = useListOrder({
    items: services,
    onOrder: (ids) => reorder.mutate({ ids }),
    announcementOf: (service, place) =>
      t('row.moved', { name: serviceName(service, language), place, of: services.length }),
  });
  const list = useRef<HTMLDivElement>(null);
  const dragOf = useRowDrag(list, move);
  // Two columns of text and four fixed-width columns need a desktop's width.
  const wide = useWide(80);
  const rows = services.map((service, index) => ({
    service,
    index,
    last: index === services.length - 1,
    ...dragOf(index),
    onStep: (direction: 'up' | 'down') => step(index, direction),
    onToggle: () => toggle.mutate(service),
    onEdit: () => onEdit(service),
    onDelete: () => void remove(service),
    onSpecial: () => onSpecial(service),
  }));
  return (
    <div ref={list}>
      {wide ? (
        <div className="card overflow-clip">
          <table className="w-full text-left">
            <caption className="sr-only">{t('services.table')}</caption>
            <TableHead />
            <tbody>
              {rows.map((row) => (
                <ServiceTableRow key={row.service.id} {...row} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul aria-label={t('services.table')} className="grid grid-cols-1 gap-3">
          {rows.map((row) => (
            <ServiceCard key={row.service.id} {...row} />
          ))}
        </ul>
      )}
      <output className="sr-only">{announced}</output>
    </div>
  );
};

const TableHead = () => {
  const t = useTexts(servicesAdminTexts);
  return (
    <thead className="border-b border-line text-sm text-muted">
      <tr>
        <th scope="col" className="w-px py-2.5">
          <span className="sr-only">{t('column.order')}</span>
        </th>
        {(['name', 'description', 'duration', 'price', 'status'] as const).map((column) => (
          <th
            key={column}
            scope="col"
            className={`px-3 py-2.5 font-medium ${column === 'duration' || column === 'price' ? 'text-right' : ''}`}
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
