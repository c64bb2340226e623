import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatCount, formatEuro } from '#shared/kernel/time/format.ts';

/** Formats an amount in EUR: '1.234,50 €'. */
export const euroText = (euro: number, language: Language): string => formatEuro(wholeCentsOf(euro), language);

/** Returns a share as a whole percent; 0 when the total is 0. */
export const percentOfAll = (part: number, all: number): number => (all === 0 ? 0 : Math.round((part / all) * 100));

export const percentText = (percent: number): string => `${percent} %`;

/** Formats minutes as hours with at most one decimal: '12,5'. */
export const hoursText = (minutes: number, language: Language): string => {
  const tenths = Math.round(minutes / 6);
  return formatCount(tenths / 10, language) + (tenths % 10 === 0 ? '' : `,${tenths % 10}`);
};
