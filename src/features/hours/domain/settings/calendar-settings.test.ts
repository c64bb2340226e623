import { describe, expect, test } from 'vitest';
import { publicCalendarSettings } from '../../contract.ts';
import {
  type CalendarSettings,
  type DaySchedule,
  defaultCalendarSettings,
  publicCalendarView,
  type WeekendFlags,
  withWeekendFlags,
} from './calendar-settings.ts';
import { calendarSettingsProblems, dateExceptionProblems } from './calendar-settings-rules.ts';

const { weekly_schedule: schedule } = defaultCalendarSettings;
const monday = (change: Partial<DaySchedule>): CalendarSettings => ({
  ...defaultCalendarSettings,
  weekly_schedule: { ...schedule, monday: { ...schedule.monday, ...change } },
});
const fields = (settings: CalendarSettings) => calendarSettingsProblems(settings).map(({ loc }) => loc.join('.'));

test('a new studio has the specified settings, and they are valid (CALSET-011..015)', () => {
  expect(defaultCalendarSettings).toMatchObject({
    slot_duration_minutes: 60,
    buffer_time_minutes: 15,
    advance_booking_days: 30,
    cancel_window_hours: 24,
  });
  expect(Object.keys(schedule)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
  const shared = { break_enabled: false, break_start: '12:00', break_end: '13:00' };
  for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const) {
    expect(schedule[day]).toEqual({ is_working: true, start_time: '09:00', end_time: '18:00', ...shared });
  }
  expect(schedule.saturday).toEqual({ is_working: true, start_time: '10:00', end_time: '16:00', ...shared });
  expect(schedule.sunday).toEqual({ is_working: false, start_time: '11:00', end_time: '15:00', ...shared });
  expect(calendarSettingsProblems(defaultCalendarSettings)).toEqual([]);
});

describe.each([
  ['CALSET-007', 'slot_duration_minutes', [15, 30, 480], [0, 10, 20, 490, 495, 15.5, -15, Number.NaN]],
  ['CALSET-008', 'buffer_time_minutes', [0, 5, 60], [-5, 7, 61, 65, 2.5]],
  ['CALSET-009', 'advance_booking_days', [1, 30, 365], [0, 366, -1, 1.5, Number.POSITIVE_INFINITY]],
  ['CALSET-010', 'cancel_window_hours', [1, 24, 168], [0, 169, 0.5]],
] as const)('%s: %s', (_, field, right, wrong) => {
  test.each(right)('%d is valid', (value) => {
    expect(fields({ ...defaultCalendarSettings, [field]: value })).toEqual([]);
  });
  test.each(wrong)('%d is invalid', (value) => {
    expect(fields({ ...defaultCalendarSettings, [field]: value })).toEqual([field]);
  });
});

test.each<[string, Partial<DaySchedule>, string[]]>([
  ['a time that is none', { start_time: '25:00' }, ['start_time']],
  ['24:00', { end_time: '24:00' }, ['end_time']],
  ['one digit', { start_time: '9:00' }, ['start_time']],
  ['seconds', { start_time: '09:00:00' }, ['start_time']],
  ['a break that is no time, even when it is off', { break_start: '', break_end: 'x' }, ['break_start', 'break_end']],
  ['closing at opening', { start_time: '10:00', end_time: '10:00' }, ['end_time']],
  ['closing before opening', { start_time: '10:00', end_time: '09:00' }, ['end_time']],
  ['closing before opening on a day off', { is_working: false, end_time: '08:00' }, []],
  ['a break outside the hours that is off', { break_start: '20:00', break_end: '19:00' }, []],
  ['an empty break', { break_enabled: true, break_end: '12:00' }, ['break_end']],
  ['a break before opening', { break_enabled: true, break_start: '08:59' }, ['break_start']],
  ['a break after closing', { break_enabled: true, break_end: '18:01' }, ['break_end']],
  ['a break as long as the day', { break_enabled: true, break_start: '09:00', break_end: '18:00' }, []],
])('%s (SRV-15)', (_, change, wrong) => {
  expect(fields(monday(change))).toEqual(wrong.map((field) => `weekly_schedule.monday.${field}`));
});

test('each problem has its kind (SRV-15)', () => {
  const types = (settings: Parameters<typeof calendarSettingsProblems>[0]) =>
    calendarSettingsProblems(settings).map(({ type }) => type);
  expect(types({ ...defaultCalendarSettings, slot_duration_minutes: 7 })).toEqual(['range']);
  expect(types(monday({ start_time: '9:00' }))).toEqual(['time']);
  expect(types(monday({ end_time: '08:00' }))).toEqual(['order']);
});

test('any_photographer is public only if the studio has switched it off', () => {
  const view = (any_photographer: boolean) => publicCalendarView({ ...defaultCalendarSettings, any_photographer }, []);
  expect(view(false)).toHaveProperty('any_photographer', false);
  expect(view(true)).not.toHaveProperty('any_photographer');
});

test('all seven days are required (SRV-15)', () => {
  const { sunday: _, ...six } = schedule;
  expect(calendarSettingsProblems({ ...defaultCalendarSettings, weekly_schedule: six })).toEqual([
    { loc: ['weekly_schedule', 'sunday'], msg: 'is required', type: 'missing' },
  ]);
});

test('the hours of one date follow the same rules', () => {
  expect(dateExceptionProblems({ ...schedule.monday, date: '2026-12-24' })).toEqual([]);
  expect(dateExceptionProblems({ ...schedule.monday, date: '2026-02-30' }).map(({ loc }) => loc)).toEqual([['date']]);
  expect(dateExceptionProblems({ ...schedule.monday, date: '2026-12-24', end_time: '09:00' })).toHaveLength(1);
});

describe('the weekend flags (AMB-031)', () => {
  const weekend = (saturday: boolean, sunday: boolean) => ({
    ...schedule,
    saturday: { ...schedule.saturday, is_working: saturday },
    sunday: { ...schedule.sunday, is_working: sunday },
  });

  test.each([
    [true, false, true, [7]],
    [false, true, true, [6]],
    [true, true, true, []],
    [false, false, false, [6, 7]],
  ])('Saturday %s, Sunday %s (CALSET-006, API-011, SRV-14)', (saturday, sunday, either, closed) => {
    const view = publicCalendarView({ ...defaultCalendarSettings, weekly_schedule: weekend(saturday, sunday) }, [
      { ...schedule.monday, date: '2026-12-20' },
      { ...schedule.monday, date: '2026-12-24', is_working: false },
    ]);
    expect(publicCalendarSettings.strict().parse(view)).toEqual({
      work_on_weekends: either,
      work_on_saturday: saturday,
      work_on_sunday: sunday,
      closed_weekdays: closed,
      closed_dates: ['2026-12-24'],
      open_dates: ['2026-12-20'],
      advance_booking_days: 30,
      cancel_window_hours: 24,
    });
  });

  test.each<[string, [boolean, boolean], [boolean, boolean], WeekendFlags, [boolean, boolean]]>([
    ['no flag', [true, false], [false, true], {}, [false, true]],
    ['Sunday is opened by its flag', [true, false], [true, false], { work_on_sunday: true }, [true, true]],
    ['Saturday is closed by its flag', [true, false], [true, false], { work_on_saturday: false }, [false, false]],
    ['the weekend is closed at once', [true, true], [true, true], { work_on_weekends: false }, [false, false]],
    ['the weekend is opened at once', [false, false], [false, false], { work_on_weekends: true }, [true, true]],
    [
      'flags sent back as they were read do not undo an edited schedule',
      [true, false],
      [false, true],
      { work_on_weekends: true, work_on_saturday: true, work_on_sunday: false },
      [false, true],
    ],
    [
      'opening the weekend does not open a day whose own flag says no',
      [false, false],
      [true, false],
      { work_on_weekends: true, work_on_saturday: true, work_on_sunday: false },
      [true, false],
    ],
    [
      'a changed flag wins over one sent back unchanged',
      [true, false],
      [true, false],
      { work_on_weekends: false, work_on_saturday: true, work_on_sunday: false },
      [false, false],
    ],
  ])('%s', (_, stored, sent, flags, [saturday, sunday]) => {
    const saved = withWeekendFlags(weekend(...stored), weekend(...sent), flags);
    expect([saved.saturday.is_working, saved.sunday.is_working]).toEqual([saturday, sunday]);
    expect(saved.monday).toBe(schedule.monday);
  });
});
