import { useEffect, useId, useRef } from 'react';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { reveal } from '#shared/web/press/reveal.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { offersOf, TimeOffers, TimeOffersComing } from './time-offers.tsx';
import { type SessionChoice, useBookableSpan, useFirstFreeMonth } from './use-first-free-month.ts';

interface FirstTimesProps {
  readonly chosen: SessionChoice;
  readonly calendar: PublicCalendarSettings | undefined;
  /** The act that chose the photographer. */
  readonly act: number;
  readonly onSlot: (date: string, start: string) => void;
}

/** The next free times, below the photographers. Choosing one skips the calendar. */
export const FirstTimes = ({ chosen, calendar, act, onSlot }: FirstTimesProps) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  const free = useFirstFreeMonth(chosen, useBookableSpan(calendar), true);
  const most = chosen.photographer_id === anyone ? 3 : undefined;
  const offers = free.value && offersOf(free.value, most);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolls only after a choice by pointer, not for arrow keys or a restored choice. At once, not when the times have
    // arrived: they take the same room, and by then the next press may be on its way.
    const isPressed = document.activeElement?.matches(
      ':is(input[name=photographer],[aria-pressed]):not(:focus-visible)',
    );
    if (isPressed) reveal(section.current, 'nearest', act);
  }, [act]);
  if (offers?.length === 0 || (!offers && !free.loading)) return null;
  return (
    <section ref={section} aria-labelledby={id} className="card animate-appear scroll-mb-36 p-4 sm:p-5">
      <h4 id={id} className="font-semibold">
        {t('times.heading')}
      </h4>
      <p className="mt-1 mb-3 text-sm text-muted">{t('times.hint')}</p>
      {offers ? <TimeOffers offers={offers} onSlot={onSlot} /> : <TimeOffersComing count={most} />}
    </section>
  );
};
