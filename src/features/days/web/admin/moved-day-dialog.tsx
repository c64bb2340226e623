import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { MovedDay } from '../../contract.ts';
import { actionNames } from '../../texts/action-names.ts';
import { MoveAnswer } from './move-answer.tsx';
import { SessionRow } from './session-row.tsx';
import { useDayMoveChange, useMovedDay } from './use-day-move.ts';
import { useDayTexts, useMoveTexts } from './use-day-texts.ts';

interface MovedDayDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The progress of a moved day, the answers, and a button to undo it. */
export const MovedDayDialog = ({ id, title, onClose }: MovedDayDialogProps) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  const message = useErrorMessage();
  const day = useMovedDay(id);
  const { undo, retry } = useDayMoveChange(id);
  const failed = (error: unknown): void => showToast(`${t('result.undoFailed')} ${message(error)}`, 'error');
  const hasFailed = day.data?.sessions.some(({ state }) => state === 'failed') ?? false;
  return (
    <Modal
      title={title}
      wide
      onClose={onClose}
      footer={
        <>
          {day.data?.can_undo && (
            <>
              <p className="mr-auto text-sm text-muted max-sm:w-full">{t('result.undoHint')}</p>
              <Button
                look="secondary"
                busy={undo.isPending}
                onClick={() => undo.mutate(undefined, { onError: failed })}
              >
                {t('result.undo')}
              </Button>
            </>
          )}
          {hasFailed && !day.data?.running && (
            <Button look="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
              {days('result.retry')}
            </Button>
          )}
          <Button onClick={onClose}>{days('result.done')}</Button>
        </>
      }
    >
      {day.data ? (
        <Answers day={day.data} />
      ) : day.error ? (
        <LoadFailure title={days('result.loadError')} error={day.error} onRetry={() => void day.refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-14" />
        </Loading>
      )}
    </Modal>
  );
};

const Answers = ({ day }: { readonly day: MovedDay }) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  const { language } = useLanguage();
  const { running, created_by: name, created_at, undone_at, sessions } = day;
  const count = (wanted: string): number => sessions.filter(({ state }) => state === wanted).length;
  const done = sessions.length - count('waiting');
  const results = (['open', 'moved', 'declined'] as const).filter((one) => count(one) > 0);
  return (
    <>
      <output className="block text-lg font-semibold">
        {running
          ? t('result.running', { done, total: sessions.length })
          : undone_at
            ? t('result.undone')
            : results.map((one) => t(`result.${one}`, count(one))).join(' · ')}
      </output>
      {running && (
        <progress
          value={done}
          max={sessions.length}
          aria-label={actionNames[language].move}
          className="my-2 block w-full accent-accent"
        />
      )}
      <p className="mb-3 text-sm text-muted">
        {days('result.by', { name, when: formatDateTime(epochOf(created_at)) })}
        {running && ` · ${days('result.canLeave')}`}
      </p>
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <SessionRow key={session.booking.id} booking={session.booking}>
            <MoveAnswer session={session} />
          </SessionRow>
        ))}
      </ul>
    </>
  );
};
