import type { Language } from '#shared/kernel/language.ts';
import { monthSpan, weekdayOf } from '#shared/kernel/time/calendar-date.ts';
import { formatDate, formatLongDate, formatMonth, shortWeekdayName } from '#shared/kernel/time/format.ts';
import type { Bucket, ReportCharts } from '../../../../charts-contract.ts';

export type Step = ReportCharts['step'];
type Span = Pick<Bucket, 'from' | 'to'>;

/** The full name of an entry of a timeline: 'Montag, 3. Juni 2030', '03.06.2030 – 09.06.2030', 'Juni 2030', '2030'. */
export const bucketName = ({ from, to }: Span, step: Step, language: Language): string => {
  if (step === 'day') return formatLongDate(from, language);
  if (step === 'month' && from.endsWith('-01') && monthSpan(from.slice(0, 7))?.last === to) {
    return formatMonth(from, language);
  }
  if (step === 'year' && from.endsWith('-01-01') && to.endsWith('-12-31')) return from.slice(0, 4);
  return `${formatDate(from)} – ${formatDate(to)}`;
};

/** A day in a list of many: 'Mo 03.06.2030'. */
export const dayMark = ({ from }: Span, language: Language): string =>
  `${shortWeekdayName(weekdayOf(from), language)} ${formatDate(from)}`;

/** The short name of an entry, under the axis: '03.06.', 'Jun', '2030'; the first month of a year includes the year. */
export const bucketMark = ({ from }: Span, step: Step, language: Language): string => {
  if (step === 'year') return from.slice(0, 4);
  if (step !== 'month') return formatDate(from).slice(0, 6);
  const month = formatMonth(from, language).slice(0, 3);
  return from.slice(5, 7) === '01' ? `${month} ${from.slice(2, 4)}` : month;
};
