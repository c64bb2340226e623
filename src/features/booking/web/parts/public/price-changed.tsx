import { useEffect, useId, useRef } from 'react';
import { euroText } from '#shared/web/money.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import type { PriceChange } from './booked/price-change.ts';

/** Shows the old and the new price after a refused booking; scrolled into view when it appears. */
export const PriceChanged = ({ priceChange }: { readonly priceChange: PriceChange }) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { before, now } = priceChange;
  useEffect(() => {
    // A second refusal with other amounts is scrolled into view as well.
    if (now.price >= 0) box.current?.focus();
  }, [now]);
  const sums = (one: number, other: number) => ({ before: euroText(one), now: euroText(other) });
  return (
    <div
      ref={box}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      className="scroll-mt-4 animate-appear rounded-field border border-warning/30 bg-warning-soft p-4 text-ink outline-none"
    >
      <h2 id={id} className="font-semibold">
        {now.why ?? t('confirmation.changed')}
      </h2>
      <p className="tabular mt-1 font-medium">
        {before.price !== undefined && before.price !== now.price && (
          <span className="block">{t('confirmation.changed.price', sums(before.price, now.price))}</span>
        )}
        {before.prepayment !== now.prepayment && (
          <span className="block">{t('confirmation.changed.now', sums(before.prepayment, now.prepayment))}</span>
        )}
      </p>
      <p className="mt-1">{t('confirmation.changed.again')}</p>
    </div>
  );
};
