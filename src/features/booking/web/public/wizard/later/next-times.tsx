import { useId } from 'react';
import type { MonthAvailability } from '#features/availability/contract.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Loading } from '#shared/web/use-loading.ts';
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
      <h3 id={id} className="mb-3 flex min-h-11 items-center text-lg font-semibold">
        {t('datetime.next')}
      </h3>
      {offers ? <TimeOffers offers={offers} onSlot={onSlot} /> : <TimeOffersComing />}
      <p className="mt-4 text-sm text-muted">{t('datetime.next.hint')}</p>
    </section>
  );
};
