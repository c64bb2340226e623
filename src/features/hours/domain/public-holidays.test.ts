import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import {
  easterSunday,
  type GermanState,
  germanStates,
  holidayNames,
  holidaysOf,
  holidayYears,
} from './public-holidays.ts';

const years = integer({ min: 2000, max: 2199 });
const states = constantFrom(...germanStates);
const named = (state: GermanState, year: number, reach = 'everywhere') =>
  holidaysOf(state, year)
    .filter((one) => one.reach === reach)
    .map(({ date, holiday }) => `${date.slice(5)} ${holidayNames[holiday].de}`);
const dateOfHoliday = (state: GermanState, year: number, name: string) =>
  holidaysOf(state, year).find(({ holiday }) => holiday === name)?.date;

test.each([
  [2008, '2008-03-23'], // the earliest of this century
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'], // the latest
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
])('Easter Sunday of %i is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

test('Easter is a Sunday between 22 March and 25 April, and the holidays that depend on it fall on their weekdays', () => {
  assert(
    property(years, (year) => {
      const easter = easterSunday(year);
      expect(weekdayOf(easter)).toBe(7);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      const weekdays = { good_friday: 5, easter_monday: 1, ascension: 4, whit_monday: 1, corpus_christi: 4 };
      for (const [name, weekday] of Object.entries(weekdays)) {
        expect(weekdayOf(dateOfHoliday('BW', year, name) ?? '')).toBe(weekday);
      }
      const repentance = dateOfHoliday('SN', year, 'repentance_day') ?? '';
      expect(weekdayOf(repentance)).toBe(3);
      expect(repentance >= `${year}-11-16` && repentance <= `${year}-11-22`).toBe(true);
    }),
  );
});

test('every state and year contains the nine nationwide holidays, in order, each once', () => {
  const everywhere = ['new_year', 'good_friday', 'easter_monday', 'labour_day', 'ascension', 'whit_monday'];
  assert(
    property(states, years, (state, year) => {
      const all = holidaysOf(state, year);
      const names = all.filter(({ reach }) => reach === 'everywhere').map(({ holiday }) => holiday as string);
      expect(names).toEqual(expect.arrayContaining([...everywhere, 'unity_day', 'christmas', 'boxing_day']));
      const dates = all.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(all.map(({ holiday }) => holiday)).size).toBe(all.length);
      expect(all.filter(({ reach }) => reach === 'customary').map(({ date }) => date.slice(5))).toEqual([
        '12-24',
        '12-31',
      ]);
    }),
  );
});

// The public holidays beyond the nine nationwide ones, as the laws of the states define them in 2026.
test.each<[GermanState, string[], string[]]>([
  ['BW', ['01-06', '06-04', '11-01'], []],
  ['BY', ['01-06', '06-04', '11-01'], ['08-08', '08-15']],
  ['BE', ['03-08'], []],
  ['BB', ['04-05', '05-24', '10-31'], []],
  ['HB', ['10-31'], []],
  ['HH', ['10-31'], []],
  ['HE', ['06-04'], []],
  ['MV', ['03-08', '10-31'], []],
  ['NI', ['10-31'], []],
  ['NW', ['06-04', '11-01'], []],
  ['RP', ['06-04', '11-01'], []],
  ['SL', ['06-04', '08-15', '11-01'], []],
  ['SN', ['10-31', '11-18'], ['06-04']],
  ['ST', ['01-06', '10-31'], []],
  ['SH', ['10-31'], []],
  ['TH', ['09-20', '10-31'], ['06-04']],
])('%s in 2026', (state, own, inPlaces) => {
  const german = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'];
  const days = (reach: string) => named(state, 2026, reach).map((day) => day.slice(0, 5));
  expect(days('everywhere')).toEqual([...german, ...own].toSorted());
  expect(days('in_places')).toEqual(inPlaces);
});

test('they have their names', () => {
  expect(named('SN', 2027)).toEqual([
    '01-01 Neujahr',
    '03-26 Karfreitag',
    '03-29 Ostermontag',
    '05-01 Tag der Arbeit',
    '05-06 Christi Himmelfahrt',
    '05-17 Pfingstmontag',
    '10-03 Tag der Deutschen Einheit',
    '10-31 Reformationstag',
    '11-17 Buß- und Bettag',
    '12-25 1. Weihnachtstag',
    '12-26 2. Weihnachtstag',
  ]);
});

test.each<[string, GermanState, number, string, boolean]>([
  ['no Frauentag in Berlin before 2019', 'BE', 2018, 'womens_day', false],
  ['Frauentag in Berlin from 2019', 'BE', 2019, 'womens_day', true],
  ['no Frauentag in Mecklenburg-Vorpommern before 2023', 'MV', 2022, 'womens_day', false],
  ['Frauentag in Mecklenburg-Vorpommern from 2023', 'MV', 2023, 'womens_day', true],
  ['no Weltkindertag in Thüringen before 2019', 'TH', 2018, 'childrens_day', false],
  ['Reformationstag once in Bavaria', 'BY', 2017, 'reformation_day', true],
  ['and never again there', 'BY', 2018, 'reformation_day', false],
  ['Reformationstag in Hamburg from 2018', 'HH', 2018, 'reformation_day', true],
  ['not before 2017', 'HH', 2016, 'reformation_day', false],
  ['8 May once in Berlin', 'BE', 2025, 'liberation_day', true],
  ['not the year after', 'BE', 2026, 'liberation_day', false],
  ['17 June once in Berlin', 'BE', 2028, 'uprising_day', true],
])('%s', (_, state, year, holiday, isHoliday) => {
  expect(dateOfHoliday(state, year, holiday) !== undefined).toBe(isHoliday);
});

test('holidays are offered for the current year and the next two', () => {
  expect(holidayYears('2030-12-31')).toEqual([2030, 2031, 2032]);
});
