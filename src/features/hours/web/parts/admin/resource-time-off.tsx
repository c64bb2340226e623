import { CalendarOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatShort } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { ResourceTimeOff } from '../../../resource-time-off-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import { ResourceTimeOffForm } from './resource-time-off-form.tsx';
import { rangeText, timesOf } from './time-off-range.ts';
import { useDeleteResourceTimeOff, useResourceTimeOffAhead } from './use-resource-time-off.ts';

interface ResourceTimeOffProps {
  readonly resource: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** When a resource cannot be used from today on: adding, changing and deleting it. */
export const ResourceTimeOffDialog = ({ resource: { id, name }, onClose }: ResourceTimeOffProps) => {
  const t = useTexts(hoursTexts);
  const today = useToday();
  const [open, setOpen] = useState<ResourceTimeOff | 'new'>();
  return (
    <Modal title={t('off.title', name)} onClose={onClose} light>
      <div className="grid gap-4">
        <p className="text-muted">{t('off.about')}</p>
        <OffList resourceId={id} onEdit={setOpen} />
        <div>
          <Button look="secondary" onClick={() => setOpen('new')}>
            <Plus size={18} aria-hidden="true" />
            {t('off.add')}
          </Button>
        </div>
      </div>
      {open && (
        <ResourceTimeOffForm
          resourceId={id}
          off={open === 'new' ? undefined : open}
          today={today}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Modal>
  );
};

interface OffListProps {
  readonly resourceId: string;
  readonly onEdit: (off: ResourceTimeOff) => void;
}

const OffList = ({ resourceId, onEdit }: OffListProps) => {
  const t = useTexts(hoursTexts);
  const all = useResourceTimeOffAhead();
  if (!all.data) {
    return all.isError ? (
      <LoadFailure title={t('off.loadingError')} error={all.error} onRetry={() => void all.refetch()} />
    ) : (
      <ListSkeleton rows={2} />
    );
  }
  const own = all.data.filter(({ resource_id }) => resource_id === resourceId);
  if (own.length === 0) return <p>{t('off.none')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {own.map((off) => (
        <OffRow key={off.id} off={off} onEdit={() => onEdit(off)} />
      ))}
    </ul>
  );
};

const textOf = (off: ResourceTimeOff): string => rangeText(timesOf(off));

const OffRow = ({ off, onEdit }: { readonly off: ResourceTimeOff; readonly onEdit: () => void }) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const remove = useDeleteResourceTimeOff(() => void showAlert(t('off.deleteError')));
  const when = textOf(off);
  const ask = async (): Promise<void> => {
    if (await askConfirmation(t('off.deleteConfirm', when), { confirm: t('off.delete'), tone: 'danger' })) remove(off);
  };
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="tabular font-medium">{when}</p>
        {off.reason && <p className="break-words text-muted">{off.reason}</p>}
        {off.bookings.length > 0 && (
          <>
            <p className="mt-1 text-sm text-warning">{t('off.bookings', off.bookings.length)}</p>
            <ul>
              {off.bookings.map(({ id, start, customer_name }) => (
                <li key={id}>
                  <Link
                    to={`/admin/bookings?booking=${id}`}
                    className="tabular inline-block min-h-6 break-words text-accent-text underline underline-offset-4"
                  >
                    {formatShort(epochOf(start), language)}, {customer_name}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <span className="-mr-2 flex shrink-0">
        <IconButton label={t('off.editOf', when)} icon={Pencil} onClick={onEdit} />
        <IconButton label={t('off.deleteOf', when)} icon={Trash2} onClick={() => void ask()} />
      </span>
    </li>
  );
};

/** The next time off of a resource, as a line below its name; nothing if none is planned. */
export const ResourceOffLine = ({ resourceId }: { readonly resourceId: string }) => {
  const t = useTexts(hoursTexts);
  const next = useResourceTimeOffAhead().data?.find(({ resource_id }) => resource_id === resourceId);
  if (!next) return null;
  return (
    <span className="mt-1 flex items-start gap-1 text-sm text-warning">
      <CalendarOff size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="tabular min-w-0 break-words">
        {t('off.next', textOf(next))}
        {next.reason && `, ${next.reason}`}
      </span>
    </span>
  );
};
