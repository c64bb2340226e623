import { isWeekdayExcept } from '#features/hours/domain/public-holidays.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';

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

/** Of all Germany: besides five dates, Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const germanHolidays = { everyYear: ['01-01', '05-01', '10-03', '12-25', '12-26'], afterEaster: [-2, 1, 39, 50] };

/** Whether a date is neither a Saturday, a Sunday nor a public holiday of all Germany. */
export const isWorkingDay = (date: string): boolean => isWeekdayExcept(germanHolidays, date);
