import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { calendarKey } from '#features/booking/web/parts/admin/use-bookings.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { DecideAffected, usePreparedDecision } from '../affected/decide-affected.tsx';
import { type TimedEvent, timeOffCall, useRefresh } from '../use-calendar.ts';
import { TimeOffForm } from './time-off-form-later.tsx';

interface TimeOffDetailProps {
  readonly event: TimedEvent;
  readonly onClose: () => void;
}

/** The details of a time off: photographer, time and reason, and ways to change or delete it. */
export const TimeOffDetail = ({ event, onClose }: TimeOffDetailProps) => {
  const { view, start, end } = event;
  const t = useTexts(calendarTexts);
  usePreparedDecision();
  const [editing, setEditing] = useState(false);
  const [deciding, setDeciding] = useState<readonly string[]>();
  const refresh = useRefresh();
  const remove = useMutation({
    mutationFn: () => timeOffCall('DELETE /api/admin/timeoff/{id}', { params: { id: view.id } }),
    onSuccess: onClose,
    onError: () => void showAlert(t('timeOff.deleteError')),
    onSettled: refresh,
  });
  const ask = async (): Promise<void> => {
    const sure = await askConfirmation(t('timeOff.deleteQuestion', view.photographer_name), {
      confirm: t('detail.delete'),
      tone: 'danger',
    });
    if (sure) remove.mutate();
  };
  const inside = useBookingsInside(event);
  if (editing) return <TimeOffForm off={event} onClose={onClose} />;
  if (deciding) return <DecideAffected off={view} ids={deciding} onClose={onClose} />;
  return (
    <Modal
      title={t('detail.timeoff')}
      onClose={onClose}
      footer={
        <>
          <Button look="danger" busy={remove.isPending} onClick={() => void ask()}>
            {t('detail.delete')}
          </Button>
          <Button look="secondary" onClick={() => setEditing(true)}>
            {t('detail.edit')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-[8rem_1fr]">
        <Fact name={t('calendar.photographer')}>{view.photographer_name}</Fact>
        <Fact name={t('detail.when')}>
          <span className="tabular">
            {formatDateTime(start)} – {formatDateTime(end)}
          </span>
        </Fact>
        {view.reason && <Fact name={t('detail.reason')}>{view.reason}</Fact>}
      </dl>
      {inside.length > 0 && (
        <Button className="mt-4 max-sm:w-full" onClick={() => setDeciding(inside)}>
          {t('affected.open', inside.length)}
        </Button>
      )}
    </Modal>
  );
};

/** The bookings that take place during a time off, as the server lists them. */
const useBookingsInside = ({ view: { id, photographer_id, start, end } }: TimedEvent): readonly string[] => {
  const query = { photographer_id, date_from: start, date_to: end };
  const { data } = useQuery({
    queryKey: [...calendarKey, 'inside', id, query],
    queryFn: ({ signal }) => timeOffCall('GET /api/admin/timeoff', { query }, { signal }),
    staleTime: 0,
  });
  return data?.find((off) => off.id === id)?.bookings.map((booking) => booking.id) ?? [];
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted max-sm:-mb-3">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
