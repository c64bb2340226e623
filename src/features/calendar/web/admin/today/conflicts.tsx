import { formatDateTime, formatTime } from '#shared/kernel/time/format.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { QueuedAction, SeenSession, Tapped } from '../../../domain/day-queue.ts';
import { usePublishConsentTexts } from '../../parts/admin/publish-consent-dialog.tsx';
import { consentText } from './session-words.ts';
import type { DayActions } from './use-day-actions.ts';
import { useTodayTexts } from './use-today.ts';

/** The actions that were refused because others have changed the session: both sides, and whose counts. */
export const Conflicts = ({ actions: { queue, mine, theirs } }: { readonly actions: DayActions }) => {
  const words = useTodayTexts();
  const own = useOwnWords();
  const present = usePresentWords();
  return queue.map(({ key, seen, tapped, conflict }) =>
    conflict ? (
      <ErrorBox key={key} title={words.conflict(seen.customer_name, formatTime(epochOf(seen.start)))}>
        <ul className="w-full">
          <li className="break-words">
            <span className="font-medium">{words.mineIs}</span> {own(tapped)}
          </li>
          <li className="break-words">
            <span className="font-medium">{words.theirsIs}</span> {present(conflict.present, seen)}
          </li>
        </ul>
        <Button look="secondary" onClick={() => void theirs(key)}>
          {words.keepTheirs}
        </Button>
        {conflict.present && (
          <Button look="secondary" onClick={() => void mine(key)}>
            {words.keepMine}
          </Button>
        )}
      </ErrorBox>
    ) : null,
  );
};

const useOwnWords = () => {
  const words = useTodayTexts();
  const consent = usePublishConsentTexts();
  const euro = useEuro();
  return (tapped: Tapped): string => {
    if (tapped.kind === 'paid') return `${words.paid}: ${euro(tapped.amount)}`;
    const time = formatTime(epochOf(tapped.tapped_at));
    if (tapped.action === 'note') return `${words.internalNote}: ${tapped.note ?? '–'}`;
    if (tapped.action === 'publish_consent') {
      return `${consent.title}: ${consent[tapped.publish_consent ?? 'none']}, ${time}`;
    }
    return `${words[tapped.action]}, ${time}`;
  };
};

const usePresentWords = () => {
  const words = useTodayTexts();
  const consent = usePublishConsentTexts();
  const euro = useEuro();
  return (present: SeenSession | null, seen: QueuedAction['seen']): string => {
    if (present === null) return words.gone;
    const parts = [
      present.start !== seen.start && formatDateTime(epochOf(present.start)),
      present.missed_at && `${words.missed}, ${formatTime(epochOf(present.missed_at))}`,
      present.arrived_at && words.arrivedAt(formatTime(epochOf(present.arrived_at))),
      present.status === 'COMPLETED' && !present.missed_at && words.done,
      present.internal_note && `${words.internalNote}: ${present.internal_note}`,
      (present.publish_consent || seen.publish_consent) && `${consent.title}: ${consentText(present, consent)}`,
      present.money && (present.money.due > 0 ? words.due(euro(present.money.due)) : words.paid),
    ];
    return parts.filter(Boolean).join(' · ') || words.nothingNoted;
  };
};
