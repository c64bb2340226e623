import { useId } from 'react';
import type { MonthAvailability } from '#features/availability/contract.ts';
import { formatShort } from '#shared/kernel/format.ts';
import { Loading as LoadingShape, Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Loading } from '#shared/web/use-loading.ts';
import { epochOf } from '#shared/web/when.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';

interface NextTimesProps {
  readonly free: Loading<MonthAvailability>;
  readonly onSlot: (date: string, start: string) => void;
}

/** So many are offered, of different days. */
const offered = 4;

/** Before a day is chosen: the next free times, one per day, to be taken with one click. */
export const NextTimes = ({ free, onSlot }: NextTimesProps) => {
  const t = useTexts(wizardTexts);
  const { language } = useLanguage();
  const id = useId();
  const next = free.value?.days
    .slice(0, offered)
    .flatMap(({ date, first: [start] }) => (start ? [{ date, start }] : []));
  if (next?.length === 0 || (!next && !free.loading)) return <p className="text-muted">{t('datetime.pick')}</p>;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 flex min-h-11 items-center text-lg font-semibold">
        {t('datetime.next')}
      </h3>
      {next ? (
        <ul className="space-y-2">
          {next.map(({ date, start }) => (
            <li key={start}>
              <button
                type="button"
                onClick={() => onSlot(date, start)}
                className="tabular flex min-h-12 w-full cursor-pointer items-center rounded-field border border-control px-4 py-2 text-left font-medium transition-colors duration-150 hover:border-accent hover:bg-accent-soft"
              >
                <span className="first-letter:uppercase">{formatShort(epochOf(start), language)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <LoadingShape className="space-y-2">
          {[0, 1, 2, 3].map((time) => (
            <Skeleton key={time} className="h-12" />
          ))}
        </LoadingShape>
      )}
      <p className="mt-4 text-sm text-muted">{t('datetime.next.hint')}</p>
    </section>
  );
};
