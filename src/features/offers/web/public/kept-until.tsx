import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { formatShort } from '#shared/kernel/time/format.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { timeLeft } from '../../domain/time-left.ts';
import { useOfferTexts } from './use-offer-texts.ts';

interface KeptUntilProps {
  /** ISO. */
  readonly until: string;
  /** Called when the deadline has passed on this device's clock, and each minute after that. */
  readonly onOver: () => void;
}

/** The deadline of the offer, and the time left, which is computed with the device's own clock. */
export const KeptUntil = ({ until, onOver }: KeptUntilProps) => {
  const { language } = useLanguage();
  const page = useOfferTexts();
  const end = epochOf(until);
  const now = useMinute();
  const check = useEffectEvent(() => {
    if (Date.now() >= end) onOver();
  });
  useEffect(() => {
    if (now !== undefined) check();
    const rest = end - Date.now();
    // Sooner than the start of the next minute.
    const last = rest > 0 && rest < MINUTE ? setTimeout(() => check(), rest + 500) : undefined;
    return () => clearTimeout(last);
  }, [end, now]);
  return (
    <p className="tabular">
      <time dateTime={until} className="font-semibold">
        {page.until(formatShort(end, language))}
      </time>
      {now !== undefined && <span className="block text-muted">{page.left(timeLeft(now, end))}</span>}
    </p>
  );
};

const minutely = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, MINUTE);
  return () => clearInterval(timer);
};
const currentMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * The minute of this device's clock, epoch ms; undefined on the server, whose clock is another one, and in the first
 * render, which must be equal.
 */
const useMinute = (): number | undefined => useSyncExternalStore(minutely, currentMinute, () => undefined);
