import { easterSunday } from '#features/availability/domain/public-holidays.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/berlin-time.ts';
import { addDays, weekdayOf } from '#shared/kernel/calendar-date.ts';

/** § 355 (2) BGB. */
const days = 14;

/**
 * Until when (exclusive, epoch ms) a customer may withdraw from a contract made at `contract_at` (epoch ms): the end of
 * the 14th Berlin day after the day of the contract (§§ 187, 188 BGB). If that is a Saturday, a Sunday or a public
 * holiday of all Germany, the period ends with the next working day (§ 193 BGB).
 */
export const withdrawalEnd = (contract_at: number): number =>
  berlinDay(workingDayFrom(addDays(berlinDateOf(contract_at), days))).end;

const workingDayFrom = (date: string): string => (isWorkingDay(date) ? date : workingDayFrom(addDays(date, 1)));

/** Whether a date is neither a Saturday, a Sunday nor a public holiday of all Germany. */
export const isWorkingDay = (date: string): boolean => weekdayOf(date) < 6 && !isHoliday(date);

const everyYear = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);
/** Days after Easter Sunday: Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const afterEaster = [-2, 1, 39, 50];

const isHoliday = (date: string): boolean => {
  const easter = easterSunday(Number(date.slice(0, 4)));
  return everyYear.has(date.slice(5)) || afterEaster.some((after) => addDays(easter, after) === date);
};
