import { firstMoves, moveRulesProblems } from '#features/services/domain/move-rules.ts';
import { moveRulesOf } from '#features/services/server/api.ts';
import { changeSetting, readVersionedSetting, type Versioned, writeSetting } from '#features/settings/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminCalendarSettings, CalendarSettingsChanges } from '../../contract.ts';
import { firstNotice, type StoredCalendarSettings, withWeekendFlags } from '../../domain/settings/calendar-settings.ts';
import { calendarSettingsProblems, waitingListProblems } from '../../domain/settings/calendar-settings-rules.ts';
import { adminSettingsView } from './admin-settings-view.ts';
import { calendarSettingsFrom } from './settings.ts';

export const adminCalendarSettings = ({ db }: Context): Promise<AdminCalendarSettings> => present(db);

const present = async (db: Database): Promise<AdminCalendarSettings> =>
  view(await readVersionedSetting(db, 'calendar'));

const view = ({ value, version }: Versioned<unknown>): AdminCalendarSettings =>
  adminSettingsView(calendarSettingsFrom(value), version);

/**
 * Merges the given calendar settings into the stored ones; bookings are not changed. If `version` is stale, nothing
 * changes and the response holds the current settings.
 */
export const changeCalendarSettings = async (
  context: Context,
  body: CalendarSettingsChanges,
  actor: string,
): Promise<AdminCalendarSettings> => {
  const { work_on_weekends, work_on_saturday, work_on_sunday, version, move_rules, ...same } = body;
  const settings = { ...same, move_rules: move_rules && moveRulesOf(move_rules) };
  const flags = { work_on_weekends, work_on_saturday, work_on_sunday };
  const changed = Object.keys(omitUndefined({ ...settings, ...flags }));
  const change = { name: 'calendar', changed, actor, version, view } as const;
  const saved = await changeSetting(context, change, (value) => {
    const stored = calendarSettingsFrom(value);
    const sent: StoredCalendarSettings = { ...stored, ...omitUndefined(settings) };
    refuseBroken(sent);
    const weekly_schedule = withWeekendFlags(stored.weekly_schedule, sent.weekly_schedule, flags);
    const next = { ...sent, weekly_schedule };
    // A flag may open a day whose hours had no effect until now.
    refuseBroken(next);
    return next;
  });
  return view(saved);
};

/** Gives a new studio its minimum notice, and lets its customers move their sessions. One that is in use keeps what it has. */
export const setFirstRules = (db: Database): Promise<unknown> =>
  writeSetting(db, 'calendar', { minimum_notice: firstNotice, move_rules: firstMoves });

const refuseBroken = (settings: StoredCalendarSettings): void => {
  const problems = [
    ...calendarSettingsProblems(settings),
    ...moveRulesProblems(settings.move_rules, ['move_rules']),
    ...waitingListProblems(settings.waiting_list_hours),
  ];
  if (problems.length === 0) return;
  throw new Problem(
    422,
    'validation',
    problems.map((problem) => ({ ...problem, loc: ['body', ...problem.loc] })),
  );
};
