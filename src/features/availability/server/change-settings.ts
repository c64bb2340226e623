import { changeSetting } from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { given } from '#shared/kernel/given.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminCalendarSettings, CalendarSettingsChanges } from '../contract.ts';
import { type CalendarSettings, publicCalendarView, withWeekendFlags } from '../domain/calendar-settings.ts';
import { calendarSettingsProblems } from '../domain/calendar-settings-rules.ts';
import { calendarSettingsFrom, readCalendarSettings } from './settings.ts';

export const adminCalendarSettings = async ({ db }: Context): Promise<AdminCalendarSettings> =>
  adminView(await readCalendarSettings(db));

/** Saves the calendar settings that are sent over those that are stored (SRV-15); bookings are not touched. */
export const changeCalendarSettings = async (
  context: Context,
  body: CalendarSettingsChanges,
  actor: string,
): Promise<AdminCalendarSettings> => {
  const { work_on_weekends, work_on_saturday, work_on_sunday, ...settings } = body;
  const flags = { work_on_weekends, work_on_saturday, work_on_sunday };
  const change = { name: 'calendar', changed: Object.keys(given(body)), actor } as const;
  const saved = await changeSetting(context, change, (value) => {
    const stored = calendarSettingsFrom(value);
    const sent: CalendarSettings = { ...stored, ...given(settings) };
    refuseBroken(sent);
    const weekly_schedule = withWeekendFlags(stored.weekly_schedule, sent.weekly_schedule, flags);
    const next = { ...sent, weekly_schedule };
    // A flag may open a day whose hours did not matter until now.
    refuseBroken(next);
    return next;
  });
  return adminView(saved);
};

const refuseBroken = (settings: CalendarSettings): void => {
  const problems = calendarSettingsProblems(settings);
  if (problems.length === 0) return;
  throw new Problem(
    422,
    'validation',
    problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })),
  );
};

const adminView = (settings: CalendarSettings): AdminCalendarSettings => {
  const { work_on_weekends, work_on_saturday, work_on_sunday } = publicCalendarView(settings, []);
  return { ...settings, work_on_weekends, work_on_saturday, work_on_sunday };
};
