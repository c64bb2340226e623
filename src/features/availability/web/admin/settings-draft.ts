import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { differing, merged } from '#shared/web/admin/edited-twice.ts';
import { type CalendarSettings, weekdayKeys } from '../../domain/calendar-settings.ts';
import { calendarSettingsProblems, settingLimits } from '../../domain/calendar-settings-rules.ts';
import { type NoticeDraft, noticeDraftOf, noticeOf } from '../parts/admin/notice-draft.ts';

export type NumberSetting = keyof typeof settingLimits;
export const numberSettings = Object.keys(settingLimits) as NumberSetting[];

/** The settings as typed: a number may be incomplete. */
export type SettingsDraft = Pick<CalendarSettings, 'weekly_schedule'> &
  Readonly<Record<NumberSetting, string>> & {
    readonly minimum_notice: NoticeDraft;
  };

export const draftOf = (settings: CalendarSettings): SettingsDraft => ({
  slot_duration_minutes: String(settings.slot_duration_minutes),
  buffer_time_minutes: String(settings.buffer_time_minutes),
  advance_booking_days: String(settings.advance_booking_days),
  cancel_window_hours: String(settings.cancel_window_hours),
  minimum_notice: noticeDraftOf(settings.minimum_notice),
  weekly_schedule: settings.weekly_schedule,
});

export const settingsOf = (draft: SettingsDraft): CalendarSettings => {
  const number = (field: NumberSetting): number => (draft[field].trim() === '' ? Number.NaN : Number(draft[field]));
  return {
    slot_duration_minutes: number('slot_duration_minutes'),
    buffer_time_minutes: number('buffer_time_minutes'),
    advance_booking_days: number('advance_booking_days'),
    cancel_window_hours: number('cancel_window_hours'),
    minimum_notice: noticeOf(draft.minimum_notice),
    weekly_schedule: draft.weekly_schedule,
  };
};

/** Each field of a draft separately, so that two administrators can change different fields. */
const flat = ({ weekly_schedule, ...rules }: SettingsDraft) => ({ ...rules, ...weekly_schedule });
type FlatDraft = ReturnType<typeof flat>;
export type DraftField = keyof FlatDraft;
const fields = [...numberSettings, 'minimum_notice', ...weekdayKeys] as const satisfies readonly DraftField[];

/** Returns the fields that differ between two drafts. */
export const differingFields = (one: SettingsDraft, other: SettingsDraft): DraftField[] =>
  differing(flat(one), flat(other), fields);

/** Returns the current settings with the typed changes applied. */
export const mergedDraft = (base: SettingsDraft, typed: SettingsDraft, present: SettingsDraft): SettingsDraft => {
  const { monday, tuesday, wednesday, thursday, friday, saturday, sunday, ...rules } = merged(
    flat(base),
    flat(typed),
    flat(present),
  );
  return { ...rules, weekly_schedule: { monday, tuesday, wednesday, thursday, friday, saturday, sunday } };
};

/** Returns the problems of a draft, by the rules of the server. */
export const problemsOf = (draft: SettingsDraft): readonly FieldProblem[] =>
  calendarSettingsProblems(settingsOf(draft));
