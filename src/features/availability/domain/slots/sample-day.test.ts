import { expect, test } from 'vitest';
import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { sampleDay, worksOn } from './sample-day.ts';

// A Monday.
const date = '2030-06-03';
const times = (starts: readonly number[]) => starts.map(formatTime);

test('an empty sample day shows what customers would be offered (SRV-01)', () => {
  const { starts, booked } = sampleDay(defaultCalendarSettings, [], date, 120, false);
  expect(times(starts)).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  expect(booked).toBeUndefined();
});

test('a booking on it removes its time and the buffer around it (SRV-02)', () => {
  const { starts, booked } = sampleDay(defaultCalendarSettings, [], date, 60, true);
  expect(booked && times([booked.start, booked.end])).toEqual(['10:00', '11:00']);
  expect(times(starts)).toEqual(['11:15', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
});

test('a booking on a day with a single start removes that (SRV-02)', () => {
  const { starts, booked } = sampleDay(defaultCalendarSettings, [], date, 540, true);
  expect(booked && times([booked.start, booked.end])).toEqual(['09:00', '18:00']);
  expect(starts).toEqual([]);
});

test('a Sunday without work has no starts', () => {
  expect(sampleDay(defaultCalendarSettings, [], '2030-06-09', 60, true)).toEqual({ starts: [], booked: undefined });
});

test('a date with hours of its own uses those (SRV-01)', () => {
  const sunday = { ...defaultCalendarSettings.weekly_schedule.monday, date: '2030-06-09', end_time: '12:00' };
  const closed = { ...sunday, date, is_working: false };
  const exceptions = [closed, sunday];
  expect(times(sampleDay(defaultCalendarSettings, exceptions, sunday.date, 60, false).starts)).toEqual([
    '09:00',
    '10:00',
    '11:00',
  ]);
  expect(sampleDay(defaultCalendarSettings, exceptions, date, 60, false).starts).toEqual([]);
  expect(worksOn(defaultCalendarSettings, exceptions, sunday.date)).toBe(true);
  expect(worksOn(defaultCalendarSettings, exceptions, date)).toBe(false);
  expect(worksOn(defaultCalendarSettings, [], sunday.date)).toBe(false);
});
