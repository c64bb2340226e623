import { useEffect } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { DayActionKind } from '../../domain/day-session.ts';
import { actionNames } from '../../texts/action-names.ts';
import { SessionOutcome } from './session-outcome.tsx';
import { SessionRow } from './session-row.tsx';
import { type DayAction, stateOf, useDayAction, useDayActionChange, useRefresh } from './use-day.ts';
import { useActionTexts, useDayTexts, useMoveTexts } from './use-day-texts.ts';

interface DayActionDialogProps {
  readonly kind: DayActionKind;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The progress of a cancelled or moved day, the outcome of each session, and a button to undo a move. */
export const DayActionDialog = ({ kind, id, title, onClose }: DayActionDialogProps) => {
  const t = useDayTexts();
  const move = useMoveTexts();
  const message = useErrorMessage();
  const { data: action, error, refetch } = useDayAction(kind, id);
  const { undo, retry } = useDayActionChange(kind, id);
  useRefreshAtEnd(kind === 'cancel' ? action?.running : undefined);
  const failed = (reason: unknown): void => showToast(`${move('result.undoFailed')} ${message(reason)}`, 'error');
  const isRetryable = action && !action.running && countOf(action, 'failed') > 0;
  return (
    <Modal
      title={title}
      wide
      onClose={onClose}
      footer={
        <>
          {action && 'can_undo' in action && action.can_undo && (
            <>
              <p className="mr-auto text-sm text-muted max-sm:w-full">{move('result.undoHint')}</p>
              <Button
                look="secondary"
                busy={undo.isPending}
                onClick={() => undo.mutate(undefined, { onError: failed })}
              >
                {move('result.undo')}
              </Button>
            </>
          )}
          {isRetryable && (
            <Button look="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
              {t('result.retry')}
            </Button>
          )}
          <Button onClick={onClose}>{t('result.done')}</Button>
        </>
      }
    >
      {action ? (
        <Outcomes kind={kind} action={action} />
      ) : error ? (
        <LoadFailure title={t('result.loadError')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-14" />
        </Loading>
      )}
    </Modal>
  );
};

interface OutcomesProps {
  readonly kind: DayActionKind;
  readonly action: DayAction;
}

const Outcomes = ({ kind, action }: OutcomesProps) => {
  const t = useDayTexts();
  const own = useActionTexts(kind);
  const summary = useSummary(action);
  const { language } = useLanguage();
  const total = action.sessions.length;
  const done = total - countOf(action, 'waiting');
  return (
    <>
      <output className="block text-lg font-semibold">
        {action.running ? own('result.running', { done, total }) : summary}
      </output>
      {action.running && (
        <progress
          value={done}
          max={total}
          aria-label={actionNames[language][kind]}
          className="my-2 block w-full accent-accent"
        />
      )}
      <p className="mb-3 text-sm text-muted">
        {t('result.by', { name: action.created_by, when: formatDateTime(epochOf(action.created_at)) })}
        {'close_day' in action && action.close_day && ` · ${t('result.closed')}`}
        {action.running && ` · ${t('result.canLeave')}`}
      </p>
      <ul className="grid gap-2">
        {action.sessions.map((session) => (
          <SessionRow key={session.booking.id} booking={session.booking}>
            <SessionOutcome session={session} />
          </SessionRow>
        ))}
      </ul>
    </>
  );
};

const countOf = ({ sessions }: DayAction, wanted: string): number =>
  sessions.filter((session) => stateOf(session) === wanted).length;

/** How many sessions have which outcome. */
const useSummary = (action: DayAction): string => {
  const t = useDayTexts();
  const move = useMoveTexts();
  if ('counts' in action) {
    const results = (['cancelled', 'left', 'failed'] as const).filter((one) => action.counts[one] > 0);
    return results.map((one) => t(`result.${one}`, action.counts[one])).join(' · ');
  }
  if (action.undone_at) return move('result.undone');
  const results = (['open', 'moved', 'declined'] as const).filter((one) => countOf(action, one) > 0);
  return results.map((one) => move(`result.${one}`, countOf(action, one))).join(' · ');
};

/** Refetches all queries that show bookings once the sessions are cancelled. */
const useRefreshAtEnd = (running: boolean | undefined): void => {
  const refresh = useRefresh();
  useEffect(() => {
    if (running === false) refresh();
  }, [running, refresh]);
};
