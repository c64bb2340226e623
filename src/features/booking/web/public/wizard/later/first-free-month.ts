import type { MonthAvailability } from '#features/availability/contract.ts';
import { addMonths } from '#shared/web/month-days.ts';
import { offered } from './time-offers.tsx';

/**
 * Returns the first month from `month` to `end` that has free days, or `end` without days; near its end also the days of
 * the next month, so that enough times can be offered.
 */
export const firstFreeMonth = async (
  read: (month: string) => Promise<MonthAvailability>,
  month: string,
  end: string,
): Promise<MonthAvailability> => {
  let found = await read(month);
  while (found.month < end && found.days.length < offered) {
    const next = await read(addMonths(found.month, 1));
    if (found.days.length > 0) return { ...found, days: [...found.days, ...next.days] };
    found = next;
  }
  return found;
};
