import { useState } from 'react';
import { SalesInside } from '#features/campaigns/web/parts/admin/sales-inside.tsx';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Substitutes } from '../../contract.ts';
import { actionNames } from '../../texts/action-names.ts';
import { EarlierMoves } from './earlier-moves.tsx';
import { MoveDayForm } from './move-day-form.tsx';
import { MovedDayDialog } from './moved-day-dialog.tsx';
import { ScopeField } from './scope-field.tsx';
import { useSubstitutes } from './use-day-move.ts';
import { useDayTexts, useMoveTexts } from './use-day-texts.ts';

interface MoveDayDialogProps {
  readonly date: string;
  readonly resource: string;
  readonly onClose: () => void;
}

/** Moves the sessions of a day: the sessions, the other day, one confirmation, and the answers. */
export const MoveDayDialog = ({ date, resource: first, onClose }: MoveDayDialogProps) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  const { language } = useLanguage();
  const [resource, setResource] = useState(first);
  const [looked, setLooked] = useState<string>();
  const day = useSubstitutes(date, resource);
  const title = `${actionNames[language].move} · ${formatLongDate(date, language)}`;
  const shown = looked ?? runningOf(day.data);
  if (shown !== undefined) return <MovedDayDialog id={shown} title={title} onClose={onClose} />;
  const scope = (
    <div className="grid gap-4 empty:hidden">
      <ScopeField value={resource} onChange={setResource} />
      <SalesInside time={berlinDay(date)} who={resource} />
    </div>
  );
  if (day.data && day.data.sessions.length > 0) {
    return (
      <MoveDayForm key={resource} {...{ title, scope, resource }} day={day.data} onLook={setLooked} onClose={onClose} />
    );
  }
  return (
    <Modal title={title} wide onClose={onClose}>
      {scope}
      {day.data ? (
        <>
          <EmptyState level="h3" title={t('form.empty')} text={days('day.emptyText')} />
          <EarlierMoves moves={day.data.moves} onLook={setLooked} />
        </>
      ) : day.error ? (
        <LoadFailure title={days('day.loadError')} error={day.error} onRetry={() => void day.refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-14" />
        </Loading>
      )}
    </Modal>
  );
};

/** An action in progress is shown instead of the form. */
const runningOf = (day: Substitutes | undefined): string | undefined => day?.moves.find(({ running }) => running)?.id;
