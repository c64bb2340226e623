import { useState } from 'react';
import { SalesInside } from '#features/campaigns/web/parts/admin/sales-inside.tsx';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { DayActionKind } from '../../domain/day-session.ts';
import { actionNames } from '../../texts/action-names.ts';
import { CancelDayForm } from './cancel-day-form.tsx';
import { DayActionDialog } from './day-action-dialog.tsx';
import { Earlier, earlierOf } from './earlier.tsx';
import { MoveDayForm } from './move-day-form.tsx';
import { ScopeField } from './scope-field.tsx';
import { useDay } from './use-day.ts';
import { useActionTexts, useDayTexts } from './use-day-texts.ts';

interface DayDialogProps {
  readonly kind: DayActionKind;
  readonly date: string;
  readonly resource: string;
  readonly onClose: () => void;
}

/** Cancels or moves the sessions of a day: a list of them, one confirmation, and the progress. */
export const DayDialog = ({ kind, date, resource: first, onClose }: DayDialogProps) => {
  const t = useDayTexts();
  const own = useActionTexts(kind);
  const { language } = useLanguage();
  const [resource, setResource] = useState(first);
  const [looked, setLooked] = useState<string>();
  const { data: day, error, refetch } = useDay(kind, date, resource);
  const title = `${actionNames[language][kind]} · ${formatLongDate(date, language)}`;
  // An action in progress is shown instead of the form.
  const shown = looked ?? (day && earlierOf(day).find(({ running }) => running)?.id);
  if (shown !== undefined) return <DayActionDialog {...{ kind, title, onClose }} id={shown} />;
  const scope = (
    <div className="grid gap-4 empty:hidden">
      <ScopeField value={resource} onChange={setResource} />
      <SalesInside time={berlinDay(date)} who={resource} />
    </div>
  );
  if (day && day.sessions.length > 0) {
    const form = { title, scope, resource, onLook: setLooked, onClose };
    return 'moves' in day ? (
      <MoveDayForm key={resource} {...form} day={day} />
    ) : (
      <CancelDayForm key={resource} {...form} day={day} />
    );
  }
  return (
    <Modal title={title} wide onClose={onClose}>
      {scope}
      {day ? (
        <>
          <EmptyState level="h3" title={own('form.empty')} text={t('day.emptyText')} />
          <Earlier kind={kind} day={day} onLook={setLooked} />
        </>
      ) : error ? (
        <LoadFailure title={t('day.loadError')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-14" />
        </Loading>
      )}
    </Modal>
  );
};
