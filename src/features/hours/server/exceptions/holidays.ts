import type { Language } from '#shared/kernel/language.ts';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { type GermanState, holidayNames, holidaysOf } from '../../domain/public-holidays.ts';
import { weekdayKeys } from '../../domain/settings/calendar-settings.ts';
import type { OfferedHoliday } from '../../exceptions-contract.ts';
import { readCalendarSettings } from '../settings/settings.ts';
import { bookingsOnDates } from './date-bookings-store.ts';
import { exceptionNamesOn } from './exception-store.ts';
import { bookingView } from './exceptions.ts';

/**
 * Returns the days on which a studio in a state may be closed in a year, with the exceptions and bookings they already
 * have.
 */
export const offeredHolidays = async (
  { db }: Context,
  { state, year }: { readonly state: GermanState; readonly year: number },
  language: Language,
): Promise<OfferedHoliday[]> => {
  const holidays = holidaysOf(state, year);
  const dates = holidays.map(({ date }) => date);
  const { weekly_schedule } = await readCalendarSettings(db);
  const exceptions = await exceptionNamesOn(db, dates);
  const bookings = await bookingsOnDates(db, dates);
  return holidays.map(({ date, holiday, reach }) => ({
    date,
    reach,
    name: holidayNames[holiday][language],
    exception: exceptions.get(date) ?? null,
    closed: !weekly_schedule[weekdayKeys[weekdayOf(date) - 1] ?? 'monday'].is_working,
    bookings: (bookings.get(date) ?? []).map(bookingView),
  }));
};
