import { useState } from 'react';
import { SalesInside } from '#features/campaigns/web/parts/admin/sales-inside.tsx';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { SessionsOfDay } from '../../contract.ts';
import { actionNames } from '../../texts/action-names.ts';
import { CancelDayForm } from './cancel-day-form.tsx';
import { CancelledDayDialog } from './cancelled-day-dialog.tsx';
import { Earlier } from './earlier.tsx';
import { ScopeField } from './scope-field.tsx';
import { useDay } from './use-day.ts';
import { useDayTexts } from './use-day-texts.ts';

interface CancelDayDialogProps {
  readonly date: string;
  readonly resource: string;
  readonly onClose: () => void;
}

/** Cancels the sessions of a day: a list of them, one confirmation, and the progress. */
export const CancelDayDialog = ({ date, resource: first, onClose }: CancelDayDialogProps) => {
  const t = useDayTexts();
  const { language } = useLanguage();
  const [resource, setResource] = useState(first);
  const [looked, setLooked] = useState<string>();
  const day = useDay(date, resource);
  const title = `${actionNames[language].cancel} · ${formatLongDate(date, language)}`;
  const shown = looked ?? runningOf(day.data);
  if (shown !== undefined) return <CancelledDayDialog id={shown} title={title} onClose={onClose} />;
  const scope = (
    <div className="grid gap-4 empty:hidden">
      <ScopeField value={resource} onChange={setResource} />
      <SalesInside time={berlinDay(date)} who={resource} />
    </div>
  );
  if (day.data && day.data.sessions.length > 0) {
    return (
      <CancelDayForm
        key={resource}
        {...{ title, scope, resource }}
        day={day.data}
        onLook={setLooked}
        onDone={setLooked}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal title={title} wide onClose={onClose}>
      {scope}
      {day.data ? (
        <>
          <EmptyDay />
          <Earlier cancellations={day.data.cancellations} onLook={setLooked} />
        </>
      ) : day.error ? (
        <LoadFailure title={t('day.loadError')} error={day.error} onRetry={() => void day.refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-14" />
        </Loading>
      )}
    </Modal>
  );
};

/** An action in progress is shown instead of the form. */
const runningOf = (day: SessionsOfDay | undefined): string | undefined =>
  day?.cancellations.find(({ running }) => running)?.id;

/** Shown for a day without sessions that could be cancelled. */
const EmptyDay = () => {
  const t = useDayTexts();
  return <EmptyState level="h3" title={t('day.empty')} text={t('day.emptyText')} />;
};
