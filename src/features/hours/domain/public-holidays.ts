import { addDays, dateOf, dayNumber, type Weekday, weekdayOf } from '#shared/kernel/time/calendar-date.ts';

/** The sixteen German states, by the codes of ISO 3166-2:DE, in the order of their German names. */
export const germanStates = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type GermanState = (typeof germanStates)[number];

/**
 * `everywhere`: a public holiday in the whole state. `in_places`: only in some of its towns, so the studio has to
 * decide. `customary`: no public holiday by law, but many businesses close (24 and 31 December).
 */
export type HolidayReach = 'everywhere' | 'in_places' | 'customary';

export interface Holiday {
  readonly date: string;
  readonly holiday: HolidayName;
  readonly reach: HolidayReach;
}

/** Returns the days on which a studio in a state may be closed in a year, by date. `year`: 2000 to 2200. */
export const holidaysOf = (state: GermanState, year: number): Holiday[] => {
  const easter = easterSunday(year);
  return rules
    .flatMap(({ holiday, on, where, inPlaces = [], from = 0, until = Number.POSITIVE_INFINITY }): Holiday[] => {
      if (year < from || year > until) return [];
      const date = typeof on === 'string' ? `${year}-${on}` : on(easter, year);
      if (where === 'customary') return [{ date, holiday, reach: 'customary' }];
      if (where === 'all' || where.includes(state)) return [{ date, holiday, reach: 'everywhere' }];
      return inPlaces.includes(state) ? [{ date, holiday, reach: 'in_places' }] : [];
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
};

/** Holidays of every year: those on a date ('MM-dd'), and those that many days after Easter Sunday. */
export interface FixedHolidays {
  readonly everyYear: readonly string[];
  readonly afterEaster: readonly number[];
}

/** Whether a date is Monday to Friday and none of these holidays. */
export const isWeekdayExcept = ({ everyYear, afterEaster }: FixedHolidays, date: string): boolean => {
  const easter = easterSunday(Number(date.slice(0, 4)));
  return (
    weekdayOf(date) < 6 &&
    !everyYear.includes(date.slice(5)) &&
    !afterEaster.some((days) => addDays(easter, days) === date)
  );
};

/** Easter Sunday of a Gregorian year (algorithm of Meeus, Jones and Butcher). */
export const easterSunday = (year: number): string => {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const march = moon + weekday - 7 * late + 22;
  return dateOf(dayNumber(year, 3, 1) + march - 1);
};

interface Rule {
  readonly holiday: HolidayName;
  /** 'MM-dd', or computed from Easter Sunday and the year. */
  readonly on: string | ((easter: string, year: number) => string);
  readonly where: 'all' | 'customary' | readonly GermanState[];
  readonly inPlaces?: readonly GermanState[];
  /** First and last year in which the law applies. */
  readonly from?: number;
  readonly until?: number;
}

const afterEaster =
  (days: number) =>
  (easter: string): string =>
    addDays(easter, days);

/** The last Wednesday before 23 November. */
const repentanceDay = (_: string, year: number): string => {
  const last = `${year}-11-22`;
  const wednesday: Weekday = 3;
  return addDays(last, -((weekdayOf(last) - wednesday + 7) % 7));
};

const reformation: readonly GermanState[] = ['BB', 'MV', 'SN', 'ST', 'TH'];
const reformationInTheNorth: readonly GermanState[] = ['HB', 'HH', 'NI', 'SH'];

const rules: readonly Rule[] = [
  { holiday: 'new_year', on: '01-01', where: 'all' },
  { holiday: 'epiphany', on: '01-06', where: ['BW', 'BY', 'ST'] },
  { holiday: 'womens_day', on: '03-08', where: ['BE'], from: 2019 },
  { holiday: 'womens_day', on: '03-08', where: ['MV'], from: 2023 },
  { holiday: 'good_friday', on: afterEaster(-2), where: 'all' },
  { holiday: 'easter_sunday', on: afterEaster(0), where: ['BB'] },
  { holiday: 'easter_monday', on: afterEaster(1), where: 'all' },
  { holiday: 'labour_day', on: '05-01', where: 'all' },
  { holiday: 'liberation_day', on: '05-08', where: ['BE'], from: 2020, until: 2020 },
  { holiday: 'liberation_day', on: '05-08', where: ['BE'], from: 2025, until: 2025 },
  { holiday: 'ascension', on: afterEaster(39), where: 'all' },
  { holiday: 'whit_sunday', on: afterEaster(49), where: ['BB'] },
  { holiday: 'whit_monday', on: afterEaster(50), where: 'all' },
  { holiday: 'uprising_day', on: '06-17', where: ['BE'], from: 2028, until: 2028 },
  {
    holiday: 'corpus_christi',
    on: afterEaster(60),
    where: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
    inPlaces: ['SN', 'TH'],
  },
  { holiday: 'peace_festival', on: '08-08', where: [], inPlaces: ['BY'] },
  { holiday: 'assumption', on: '08-15', where: ['SL'], inPlaces: ['BY'] },
  { holiday: 'childrens_day', on: '09-20', where: ['TH'], from: 2019 },
  { holiday: 'unity_day', on: '10-03', where: 'all' },
  { holiday: 'reformation_day', on: '10-31', where: reformation, until: 2016 },
  // The 500th anniversary: once, in all of Germany.
  { holiday: 'reformation_day', on: '10-31', where: 'all', from: 2017, until: 2017 },
  { holiday: 'reformation_day', on: '10-31', where: [...reformation, ...reformationInTheNorth], from: 2018 },
  { holiday: 'all_saints', on: '11-01', where: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { holiday: 'repentance_day', on: repentanceDay, where: ['SN'] },
  { holiday: 'christmas_eve', on: '12-24', where: 'customary' },
  { holiday: 'christmas', on: '12-25', where: 'all' },
  { holiday: 'boxing_day', on: '12-26', where: 'all' },
  { holiday: 'new_years_eve', on: '12-31', where: 'customary' },
];

/** The names of the holidays. */
export const holidayNames = {
  new_year: { de: 'Neujahr', ru: 'Новый год' },
  epiphany: { de: 'Heilige Drei Könige', ru: 'Богоявление' },
  womens_day: { de: 'Internationaler Frauentag', ru: 'Международный женский день' },
  good_friday: { de: 'Karfreitag', ru: 'Страстная пятница' },
  easter_sunday: { de: 'Ostersonntag', ru: 'Пасхальное воскресенье' },
  easter_monday: { de: 'Ostermontag', ru: 'Пасхальный понедельник' },
  labour_day: { de: 'Tag der Arbeit', ru: 'День труда' },
  liberation_day: { de: 'Tag der Befreiung', ru: 'День освобождения' },
  ascension: { de: 'Christi Himmelfahrt', ru: 'Вознесение Господне' },
  whit_sunday: { de: 'Pfingstsonntag', ru: 'День Святой Троицы' },
  whit_monday: { de: 'Pfingstmontag', ru: 'Духов день' },
  uprising_day: { de: '75. Jahrestag des 17. Juni 1953', ru: '75-летие 17 июня 1953 года' },
  corpus_christi: { de: 'Fronleichnam', ru: 'Праздник Тела Христова' },
  peace_festival: { de: 'Augsburger Friedensfest', ru: 'Аугсбургский праздник мира' },
  assumption: { de: 'Mariä Himmelfahrt', ru: 'Вознесение Девы Марии' },
  childrens_day: { de: 'Weltkindertag', ru: 'Всемирный день ребёнка' },
  unity_day: { de: 'Tag der Deutschen Einheit', ru: 'День германского единства' },
  reformation_day: { de: 'Reformationstag', ru: 'День Реформации' },
  all_saints: { de: 'Allerheiligen', ru: 'День всех святых' },
  repentance_day: { de: 'Buß- und Bettag', ru: 'День покаяния и молитвы' },
  christmas_eve: { de: 'Heiligabend', ru: 'Сочельник' },
  christmas: { de: '1. Weihnachtstag', ru: 'Первый день Рождества' },
  boxing_day: { de: '2. Weihnachtstag', ru: 'Второй день Рождества' },
  new_years_eve: { de: 'Silvester', ru: 'Канун Нового года' },
} as const;
export type HolidayName = keyof typeof holidayNames;

/** The years for which holidays are offered: the current one and the next two. */
export const holidayYears = (today: string): number[] => [0, 1, 2].map((more) => Number(today.slice(0, 4)) + more);
