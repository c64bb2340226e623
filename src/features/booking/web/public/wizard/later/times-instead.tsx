import { useId } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { TimeOffers } from './time-offers.tsx';

interface TimesInsteadProps {
  /** Free starts with the Berlin offset. */
  readonly starts: readonly string[];
  readonly onSlot: (date: string, start: string) => void;
}

/** The next free times after the chosen one was taken, above the calendar. */
export const TimesInstead = ({ starts, onSlot }: TimesInsteadProps) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  const choose = (date: string, start: string): void => {
    onSlot(date, start);
    // The pressed button disappears. The times of another day take the focus once they have loaded.
    document.querySelector<HTMLElement>('[data-slots] h3')?.focus();
  };
  return (
    <section aria-labelledby={id} className="card p-4 sm:p-5">
      <h3 id={id} className="mb-3 font-semibold">
        {t('datetime.next')}
      </h3>
      <TimeOffers offers={starts.map((start) => ({ date: start.slice(0, 10), start }))} onSlot={choose} />
    </section>
  );
};
