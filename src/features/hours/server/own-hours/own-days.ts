import { malformed } from '#shared/contract/problem.ts';
import { berlinDay, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addDays, dayNumberOf, daysBetween, isDate } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { openHoursOfDay } from '../../domain/open-hours.ts';
import type { OwnDays } from '../../own-hours-contract.ts';
import { selectCalendar } from '../settings/calendar-store.ts';
import { calendarSettingsFrom } from '../settings/settings.ts';
import { selectAllOwnHours } from './own-hours-store.ts';

const mostDays = 100;

/** Returns when photographers and resources with hours of their own work on each day of a range. */
export const ownDaysOfAll = async (
  { db }: Pick<Context, 'db'>,
  { date_from, date_to }: { readonly date_from: string; readonly date_to: string },
): Promise<OwnDays[]> => {
  const dates = datesOf(date_from, date_to);
  const all = [...(await selectAllOwnHours(db))].filter(([, own]) => own.periods.length + own.exceptions.length > 0);
  if (all.length === 0) return [];
  const range = { from: berlinDay(date_from).start, to: berlinDay(date_to).end };
  const { settings, exceptions } = await selectCalendar(db, range);
  return all.map(([resource_id, own]) => {
    const rangesOf = openHoursOfDay(calendarSettingsFrom(settings), exceptions, own);
    const days = dates.map((date) => ({
      date,
      blocks: rangesOf(dayNumberOf(date)).map(({ start, end }) => ({
        start: formatInstant(start),
        end: formatInstant(end),
      })),
    }));
    return { resource_id, days };
  });
};

const datesOf = (first: string, last: string): string[] => {
  if (!isDate(first)) throw malformed(['query', 'date_from'], 'must be a date like 2030-06-05');
  if (!isDate(last)) throw malformed(['query', 'date_to'], 'must be a date like 2030-06-05');
  const days = daysBetween(first, last) + 1;
  if (days < 1 || days > mostDays)
    throw malformed(['query', 'date_to'], `must be 1 to ${mostDays} days from date_from`);
  return Array.from({ length: days }, (_, later) => addDays(first, later));
};
