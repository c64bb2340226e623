import { useId } from 'react';
import type { MonthAvailability } from '#features/availability/contract.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { offersOf, TimeOffers, TimeOffersComing } from './time-offers.tsx';

interface NextTimesProps {
  readonly free: Loading<MonthAvailability>;
  readonly onSlot: (date: string, start: string) => void;
}

/** The next free times, one per day, shown before a day is chosen. */
export const NextTimes = ({ free, onSlot }: NextTimesProps) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  const offers = free.value && offersOf(free.value);
  if (offers?.length === 0 || (!offers && !free.loading)) return <p className="text-muted">{t('datetime.pick')}</p>;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={heading}>
        {t('datetime.next')}
      </h3>
      {offers ? <TimeOffers offers={offers} onSlot={onSlot} /> : <TimeOffersComing />}
      <p className="mt-4 text-sm text-muted">{t('datetime.next.hint')}</p>
    </section>
  );
};

const heading = 'mb-3 flex min-h-11 items-center text-lg font-semibold';

interface TimesInsteadProps {
  /** Free starts with the Berlin offset; nothing is shown without any. */
  readonly starts: readonly string[] | undefined;
  readonly onSlot: NextTimesProps['onSlot'];
}

/** The next free times after the chosen one was taken, above the calendar. */
export const TimesInstead = ({ starts, onSlot }: TimesInsteadProps) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  if (!starts?.[0]) return null;
  return (
    <section aria-labelledby={id} className="card p-4 sm:p-5">
      <h3 id={id} className={heading}>
        {t('datetime.next')}
      </h3>
      <TimeOffers
        offers={starts.map((start) => ({ date: start.slice(0, 10), start }))}
        onSlot={(date, start) => {
          onSlot(date, start);
          // The pressed button disappears. The times of another day take the focus once they have loaded.
          document.querySelector<HTMLElement>('h3[tabindex]')?.focus();
        }}
      />
    </section>
  );
};
