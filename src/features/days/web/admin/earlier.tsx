import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { SessionsOfDay } from '../../contract.ts';
import { useDayTexts } from './use-day-texts.ts';

interface EarlierProps {
  readonly cancellations: SessionsOfDay['cancellations'];
  readonly onLook: (id: string) => void;
}

/** The earlier cancellations of that day; renders nothing without any. */
export const Earlier = ({ cancellations, onLook }: EarlierProps) => {
  const t = useDayTexts();
  if (cancellations.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h3 className="font-semibold">{t('day.before')}</h3>
      <ul>
        {cancellations.map(({ id, created_by, created_at, counts }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="tabular min-w-0 flex-1 basis-56 break-words text-muted">
              {t('result.cancelled', counts.cancelled)} ·{' '}
              {t('result.by', { name: created_by, when: formatDateTime(epochOf(created_at)) })}
            </span>
            <Button look="quiet" onClick={() => onLook(id)}>
              {t('day.look')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
