import { noticeProblems } from '#features/services/domain/notice.ts';
import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import {
  type CalendarSettings,
  type DateException,
  type DaySchedule,
  type WeekdayKey,
  weekdayKeys,
} from './calendar-settings.ts';

/** Ranges and steps of the numbers, used by the form and by the server. */
export const settingLimits = {
  slot_duration_minutes: { min: 15, max: 480, step: 15 },
  buffer_time_minutes: { min: 0, max: 60, step: 5 },
  advance_booking_days: { min: 1, max: 365, step: 1 },
  cancel_window_hours: { min: 1, max: 168, step: 1 },
} as const;

/** How many hours a time may be held for a person of the waiting list, and the default. */
export const waitingListHours = { min: 1, max: 48, usual: 2 } as const;

/** Returns the problem of `waiting_list_hours`; none for null. */
export const waitingListProblems = (hours: number | null): FieldProblem[] => {
  const { min, max } = waitingListHours;
  if (hours === null || (Number.isInteger(hours) && hours >= min && hours <= max)) return [];
  return [{ loc: ['waiting_list_hours'], msg: `must be a whole number from ${min} to ${max}, or null`, type: 'range' }];
};

type NumberSetting = keyof typeof settingLimits;
const numberSettings = Object.keys(settingLimits) as NumberSetting[];

/** Settings as received: the types are right, but a weekday may be missing. */
export type SentCalendarSettings = Omit<CalendarSettings, 'weekly_schedule'> & {
  readonly weekly_schedule: Readonly<Partial<Record<WeekdayKey, DaySchedule>>>;
};

/** Returns all problems of calendar settings, by field; empty when they may be saved. */
export const calendarSettingsProblems = (settings: SentCalendarSettings): FieldProblem[] => [
  ...numberSettings.flatMap((field) => numberProblem(field, settings[field])),
  ...noticeProblems(settings.minimum_notice, ['minimum_notice']),
  ...weekdayKeys.flatMap((key) => {
    const day = settings.weekly_schedule[key];
    return day
      ? dayProblems(['weekly_schedule', key], day)
      : [{ loc: ['weekly_schedule', key], msg: 'is required', type: 'missing' }];
  }),
];

/** Returns all problems of the hours of one date, by field; empty when they may be saved. */
export const dateExceptionProblems = (exception: DateException): FieldProblem[] => [
  ...(isDate(exception.date) ? [] : [{ loc: ['date'], msg: 'must be a date like 2030-06-05', type: 'date' }]),
  ...dayProblems([], exception),
];

function numberProblem(field: NumberSetting, value: number): FieldProblem[] {
  const { min, max, step } = settingLimits[field];
  if (Number.isInteger(value) && value >= min && value <= max && value % step === 0) return [];
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  return [{ loc: [field], msg: `must be a whole number from ${min} to ${max}${steps}`, type: 'range' }];
}

const timeFields = ['start_time', 'end_time', 'break_start', 'break_end'] as const;
const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

// 'HH:MM' strings sort in the order of the times they name.
function dayProblems(at: readonly string[], day: DaySchedule): FieldProblem[] {
  const malformed = timeFields.filter((field) => !wallTime.test(day[field]));
  if (malformed.length > 0) {
    return malformed.map((field) => ({ loc: [...at, field], msg: 'must be a time like 09:30', type: 'time' }));
  }
  if (!day.is_working) return [];
  const problem = (field: keyof DaySchedule, msg: string): FieldProblem => ({
    loc: [...at, field],
    msg,
    type: 'order',
  });
  const problems: FieldProblem[] = [];
  if (day.end_time <= day.start_time) problems.push(problem('end_time', 'must be later than start_time'));
  if (!day.break_enabled) return problems;
  if (day.break_end <= day.break_start) problems.push(problem('break_end', 'must be later than break_start'));
  if (day.break_start < day.start_time) problems.push(problem('break_start', 'must lie within the working hours'));
  if (day.break_end > day.end_time) problems.push(problem('break_end', 'must lie within the working hours'));
  return problems;
}
