import { isWeekdayExcept } from '#features/hours/domain/public-holidays.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';

/** The longest deadline of a transfer in banking days. */
export const longestTransferDays = 30;

/** Of the system T2 ("TARGET"): besides four dates, Good Friday and Easter Monday. */
const bankHolidays = { everyYear: ['01-01', '05-01', '12-25', '12-26'], afterEaster: [-2, 1] };

/** Whether banks settle transfers on a date. */
export const isBankingDay = (date: string): boolean => isWeekdayExcept(bankHolidays, date);

/** The date that is `days` banking days after another one; `days`: at least 1. */
export const bankingDayAfter = (date: string, days: number): string => {
  const next = addDays(date, 1);
  const left = isBankingDay(next) ? days - 1 : days;
  return left === 0 ? next : bankingDayAfter(next, left);
};

/**
 * Until when a transfer chosen at `now` has to arrive: the last minute of the banking day that many days later. Epoch ms.
 * The booking may be moved after that, so whoever shows or enforces it also looks at the present start of the session
 * (`dueBeforeStart`).
 */
export const transferDeadline = ({ now, days }: { readonly now: number; readonly days: number }): number =>
  berlinDay(bankingDayAfter(berlinDateOf(now), days)).end - MINUTE;

/** A deadline as customers are told it: at the latest the start of their session. Epoch ms. */
export const dueBeforeStart = (due_at: number, starts_at: number): number => Math.min(due_at, starts_at);
