import type { MonthAvailability } from '#features/availability/contract.ts';
import { monthOf } from '#shared/web/month/month-days.ts';

/** Returns the first month from `month` on that has free days, or `end` without days. */
export const firstFreeMonth = async (
  read: (month: string) => Promise<MonthAvailability>,
  month: string,
  end: string,
): Promise<MonthAvailability> => {
  const found = await read(month);
  if (found.days.length > 0) return found;
  const [next] = found.next_days;
  return next ? read(monthOf(next.date)) : { ...found, month: end };
};
