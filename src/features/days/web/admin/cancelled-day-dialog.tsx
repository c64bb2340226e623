import { useEffect } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { CancelledDay } from '../../contract.ts';
import { actionNames } from '../../texts/action-names.ts';
import { SessionOutcome } from './session-outcome.tsx';
import { SessionRow } from './session-row.tsx';
import { useCancelledDay, useRefresh, useRetry } from './use-day.ts';
import { useDayTexts } from './use-day-texts.ts';

interface CancelledDayDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The progress of a cancelled day, and the outcome of each session. */
export const CancelledDayDialog = ({ id, title, onClose }: CancelledDayDialogProps) => {
  const t = useDayTexts();
  const day = useCancelledDay(id);
  const retry = useRetry(id);
  useRefreshAtEnd(day.data?.running);
  const isRetryable = !day.data?.running && (day.data?.counts.failed ?? 0) > 0;
  return (
    <Modal
      title={title}
      wide
      onClose={onClose}
      footer={
        <>
          {isRetryable && (
            <Button look="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
              {t('result.retry')}
            </Button>
          )}
          <Button onClick={onClose}>{t('result.done')}</Button>
        </>
      }
    >
      {day.data ? (
        <Outcomes day={day.data} />
      ) : day.error ? (
        <LoadFailure title={t('result.loadError')} error={day.error} onRetry={() => void day.refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-14" />
        </Loading>
      )}
    </Modal>
  );
};

const Outcomes = ({ day }: { readonly day: CancelledDay }) => {
  const t = useDayTexts();
  const { language } = useLanguage();
  const { counts, running, close_day, created_by, created_at, sessions } = day;
  const done = counts.total - counts.waiting;
  const results = (['cancelled', 'left', 'failed'] as const).filter((one) => counts[one] > 0);
  return (
    <>
      <output className="block text-lg font-semibold">
        {running
          ? t('result.running', { done, total: counts.total })
          : results.map((one) => t(`result.${one}`, counts[one])).join(' · ')}
      </output>
      {running && (
        <progress
          value={done}
          max={counts.total}
          aria-label={actionNames[language].cancel}
          className="my-2 block w-full accent-accent"
        />
      )}
      <p className="mb-3 text-sm text-muted">
        {t('result.by', { name: created_by, when: formatDateTime(epochOf(created_at)) })}
        {close_day && ` · ${t('result.closed')}`}
        {running && ` · ${t('result.canLeave')}`}
      </p>
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <SessionRow key={session.booking.id} booking={session.booking}>
            <SessionOutcome session={session} />
          </SessionRow>
        ))}
      </ul>
    </>
  );
};

/** Refetches all queries that show bookings once the action is complete. */
const useRefreshAtEnd = (running: boolean | undefined): void => {
  const refresh = useRefresh();
  useEffect(() => {
    if (running === false) refresh();
  }, [running, refresh]);
};
