import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { SessionsOfDay, Substitutes } from '../../contract.ts';
import type { DayActionKind } from '../../domain/day-session.ts';
import type { Day } from './use-day.ts';
import { useActionTexts, useDayTexts, useMoveTexts } from './use-day-texts.ts';

type EarlierAction = SessionsOfDay['cancellations'][number] | Substitutes['moves'][number];

/** The earlier actions on a day, of the kind for which it was asked. */
export const earlierOf = (day: Day): readonly EarlierAction[] => ('moves' in day ? day.moves : day.cancellations);

interface EarlierProps {
  readonly kind: DayActionKind;
  readonly day: Day;
  readonly onLook: (id: string) => void;
}

/** The earlier actions on that day, with buttons that show what became of them; renders nothing without any. */
export const Earlier = ({ kind, day, onLook }: EarlierProps) => {
  const t = useDayTexts();
  const own = useActionTexts(kind);
  const move = useMoveTexts();
  const actions = earlierOf(day);
  if (actions.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="font-semibold">{own('form.before')}</h3>
      <ul>
        {actions.map((action) => (
          <li key={action.id} className="flex flex-wrap items-center gap-x-3">
            <span className="tabular min-w-0 flex-1 basis-56 break-words text-muted">
              {'counts' in action && `${t('result.cancelled', action.counts.cancelled)} · `}
              {t('result.by', { name: action.created_by, when: formatDateTime(epochOf(action.created_at)) })}
              {'undone_at' in action && action.undone_at && ` · ${move('result.undone')}`}
            </span>
            <Button look="quiet" onClick={() => onLook(action.id)}>
              {t('day.look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
