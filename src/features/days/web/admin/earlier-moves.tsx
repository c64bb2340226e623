import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Substitutes } from '../../contract.ts';
import { useDayTexts, useMoveTexts } from './use-day-texts.ts';

interface EarlierMovesProps {
  readonly moves: Substitutes['moves'];
  readonly onLook: (id: string) => void;
}

/** The earlier moves of that day, with buttons that show their answers; renders nothing without any. */
export const EarlierMoves = ({ moves, onLook }: EarlierMovesProps) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  if (moves.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="font-semibold">{t('form.before')}</h3>
      <ul>
        {moves.map(({ id, created_by: name, created_at, undone_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="tabular min-w-0 flex-1 basis-56 break-words text-muted">
              {days('result.by', { name, when: formatDateTime(epochOf(created_at)) })}
              {undone_at && ` · ${t('result.undone')}`}
            </span>
            <Button look="quiet" onClick={() => onLook(id)}>
              {days('day.look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
