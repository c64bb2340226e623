import { berlinDateOf, timeText, wallMinuteOf } from './berlin-time.ts';
import { type Weekday, weekdayOf } from './calendar-date.ts';

// A module of its own, so that a page with prices does not load the time functions.
export { formatCount, formatEuro } from '../money/format-money.ts';

/**
 * Display formats of dates, times and money. Times are always Berlin time. `Intl` is not used, so that the server,
 * every browser and every ICU version produce the same characters. Days are 'yyyy-MM-dd', instants epoch ms, money
 * whole cents. Numbers are German unless a language is given: the public pages show German numbers in both languages
 * and only names follow the language; the back office passes its language. Spaces are plain ones, so an element that
 * shows money must not wrap.
 */

type Language = 'de' | 'ru';

const germanMonths = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

const names = {
  de: {
    weekdays: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(' '),
    shortWeekdays: 'Mo Di Mi Do Fr Sa So'.split(' '),
    months: germanMonths,
    monthsInDate: germanMonths,
    afterDay: '.',
    afterShortWeekday: '.',
  },
  ru: {
    weekdays: 'понедельник вторник среда четверг пятница суббота воскресенье'.split(' '),
    shortWeekdays: 'пн вт ср чт пт сб вс'.split(' '),
    months: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь'.split(' '),
    monthsInDate: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
    afterDay: '',
    afterShortWeekday: '',
  },
} as const;

/** 'Dienstag', 'вторник'. */
export const weekdayName = (weekday: Weekday, language: Language): string =>
  names[language].weekdays[weekday - 1] as string;

/** 'Di', 'вт': the heading of a calendar column. */
export const shortWeekdayName = (weekday: Weekday, language: Language): string =>
  names[language].shortWeekdays[weekday - 1] as string;

/** '03.03.2026'. */
export const formatDate = (date: string): string => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;

/** 'März 2026', 'март 2026' of a month 'yyyy-MM' or of any day in it. */
export const formatMonth = (month: string, language: Language): string =>
  `${names[language].months[Number(month.slice(5, 7)) - 1] as string} ${month.slice(0, 4)}`;

/** '3. März', '3 марта'. */
export const dayAndMonth = (date: string, language: Language): string => {
  const { afterDay, monthsInDate } = names[language];
  return `${Number(date.slice(8, 10))}${afterDay} ${monthsInDate[Number(date.slice(5, 7)) - 1] as string}`;
};

/** 'Dienstag, 3. März 2026', 'вторник, 3 марта 2026'. */
export const formatLongDate = (date: string, language: Language): string =>
  `${weekdayName(weekdayOf(date), language)}, ${dayAndMonth(date, language)} ${date.slice(0, 4)}`;

/** 'Di., 03.03.2026', 'вт, 03.03.2026'; for places too narrow for a long date. */
export const formatShortDate = (date: string, language: Language): string =>
  `${shortWeekdayName(weekdayOf(date), language)}${names[language].afterShortWeekday}, ${formatDate(date)}`;

/** '14:30'. */
export const formatTime = (instant: number): string => timeText(wallMinuteOf(instant));

/** '03.03.2026, 14:30'; German sentences add 'Uhr'. */
export const formatDateTime = (instant: number): string =>
  `${formatDate(berlinDateOf(instant))}, ${formatTime(instant)}`;

/** '03.03.2026 14:30', the format of spreadsheet cells. */
export const formatCellDateTime = (instant: number): string =>
  `${formatDate(berlinDateOf(instant))} ${formatTime(instant)}`;

/** 'Di., 3. März, 14:30', 'вт, 3 марта, 14:30'. */
export function formatShort(instant: number, language: Language): string {
  const date = berlinDateOf(instant);
  const weekday = shortWeekdayName(weekdayOf(date), language) + names[language].afterShortWeekday;
  return `${weekday}, ${dayAndMonth(date, language)}, ${formatTime(instant)}`;
}
