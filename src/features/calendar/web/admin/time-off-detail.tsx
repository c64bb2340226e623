import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Modal } from '#shared/web/admin/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../texts/handle.ts';
import { TimeOffForm } from './time-off-form.tsx';
import { type TimedEvent, timeOffCall, useRefresh } from './use-calendar.ts';

interface TimeOffDetailProps {
  readonly event: TimedEvent;
  readonly onClose: () => void;
}

/** Time off of the calendar: whose, when, why, and ways to change it or to give it back (TIME-007, AMB-063). */
export const TimeOffDetail = ({ event, onClose }: TimeOffDetailProps) => {
  const { view, start, end } = event;
  const t = useTexts(calendarTexts);
  const [editing, setEditing] = useState(false);
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
  if (editing) return <TimeOffForm photographer="" off={event} onClose={onClose} />;
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
    </Modal>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted max-sm:-mb-3">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
