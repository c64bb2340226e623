import { moveRulesProblems } from '#features/services/domain/move-rules.ts';
import {
  type MovesDraft,
  movesDraftOf,
  movesOf,
  rulesOf,
} from '#features/services/web/parts/admin/rules/moves-draft.ts';
import { type NoticeDraft, noticeDraftOf, noticeOf } from '#features/services/web/parts/admin/rules/notice-draft.ts';
import type { AdminCalendarSettings } from '../../contract.ts';
import { type CalendarSettings, type WeekdayKey, weekdayKeys } from '../../domain/settings/calendar-settings.ts';
import {
  calendarSettingsProblems,
  settingLimits,
  waitingListProblems,
} from '../../domain/settings/calendar-settings-rules.ts';

export type NumberSetting = keyof typeof settingLimits;
export const numberSettings = Object.keys(settingLimits) as NumberSetting[];

/**
 * The settings as typed: a number may be incomplete. Each day is a value of its own, so that two administrators can change
 * different days.
 */
export type SettingsDraft = Readonly<Record<NumberSetting, string>> &
  CalendarSettings['weekly_schedule'] & {
    readonly minimum_notice: NoticeDraft;
    readonly move_rules: MovesDraft;
    readonly any_photographer: boolean;
    /** Null: no waiting list. */
    readonly waiting_list_hours: string | null;
  };
export type DraftField = keyof SettingsDraft;
export const draftFields = [
  ...numberSettings,
  'minimum_notice',
  'move_rules',
  'any_photographer',
  'waiting_list_hours',
  ...weekdayKeys,
] as const satisfies readonly DraftField[];

export const isNumber = (field: string): field is NumberSetting => numberSettings.includes(field as NumberSetting);

export const isDay = (field: string): field is WeekdayKey => weekdayKeys.includes(field as WeekdayKey);

export const draftOf = (settings: Omit<AdminCalendarSettings, 'version'>): SettingsDraft => ({
  slot_duration_minutes: String(settings.slot_duration_minutes),
  buffer_time_minutes: String(settings.buffer_time_minutes),
  advance_booking_days: String(settings.advance_booking_days),
  cancel_window_hours: String(settings.cancel_window_hours),
  minimum_notice: noticeDraftOf(settings.minimum_notice),
  move_rules: movesDraftOf(settings.move_rules),
  any_photographer: settings.any_photographer,
  waiting_list_hours: settings.waiting_list_hours === null ? null : String(settings.waiting_list_hours),
  ...settings.weekly_schedule,
});

export const settingsOf = (draft: SettingsDraft): CalendarSettings => {
  const number = (field: NumberSetting): number => (draft[field].trim() === '' ? Number.NaN : Number(draft[field]));
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday } = draft;
  return {
    slot_duration_minutes: number('slot_duration_minutes'),
    buffer_time_minutes: number('buffer_time_minutes'),
    advance_booking_days: number('advance_booking_days'),
    cancel_window_hours: number('cancel_window_hours'),
    minimum_notice: noticeOf(draft.minimum_notice),
    any_photographer: draft.any_photographer,
    weekly_schedule: { monday, tuesday, wednesday, thursday, friday, saturday, sunday },
  };
};

/** Returns the settings as they are sent. */
export const sentSettings = (draft: SettingsDraft) => ({
  ...settingsOf(draft),
  move_rules: movesOf(draft.move_rules),
  waiting_list_hours: hoursOf(draft),
});

const hoursOf = ({ waiting_list_hours }: SettingsDraft): number | null => {
  if (waiting_list_hours === null) return null;
  return waiting_list_hours.trim() === '' ? Number.NaN : Number(waiting_list_hours);
};

/** Returns the problems of a draft by field, by the rules of the server. */
export const problemsOf = (draft: SettingsDraft) =>
  [
    ...calendarSettingsProblems(settingsOf(draft)),
    ...moveRulesProblems(rulesOf(draft.move_rules), ['move_rules']),
    ...waitingListProblems(hoursOf(draft)),
  ].map(({ loc, type }) => ({
    /** A day of the week schedule is a field of its own. */
    field: (loc[0] === 'weekly_schedule' ? loc[1] : loc[0]) as DraftField,
    /** The time of a day. */
    part: loc[2],
    type,
  }));
export type DraftProblem = ReturnType<typeof problemsOf>[number];
