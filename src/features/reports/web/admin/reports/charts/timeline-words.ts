import { useToday } from '#shared/web/admin/use-now.ts';
import { type Translate, useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Bucket, ReportCharts } from '../../../../charts-contract.ts';
import type { ReportsTexts } from '../../../../texts/reports-de.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { changeText } from '../change-text.ts';
import { euroText } from '../numbers.ts';
import { bucketName, dayMark } from './bucket-words.ts';
import type { Table } from './csv-text.ts';

interface Line {
  readonly title: string;
  readonly text: string;
  readonly isBefore: boolean;
}

interface TimelineWords {
  /** The main statement of the chart. */
  readonly summary: string;
  readonly table: Table;
  /** One entry, and that of the previous period, if they exist. */
  readonly lines: (index: number) => readonly Line[];
  readonly entry: (index: number) => string;
}

/** A timeline in words and numbers. */
export const useTimelineWords = (charts: ReportCharts): TimelineWords => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const { timeline, previous_timeline: before, step, total, previous_total } = charts;
  const isRunning = (charts.period?.to ?? '') >= useToday();
  const name = (bucket: Bucket): string => bucketName(bucket, step, language);
  const amount = ({ revenue, bookings }: Bucket): string =>
    `${euroText(revenue, language)} · ${t('bookings', bookings)}`;
  const best = timeline.reduce<Bucket | undefined>(
    (found, bucket) => (bucket.revenue > (found?.revenue ?? 0) ? bucket : found),
    undefined,
  );
  const lines = (index: number): Line[] =>
    [
      { bucket: timeline[index], isBefore: false },
      { bucket: before[index], isBefore: true },
    ].flatMap(({ bucket, isBefore }) =>
      bucket
        ? [{ title: isBefore ? `${t('chart.before')}: ${name(bucket)}` : name(bucket), text: amount(bucket), isBefore }]
        : [],
    );
  return {
    summary: best
      ? [
          t(`timeline.best.${step}`, { when: name(best), amount: unbroken(euroText(best.revenue, language)) }),
          previous_total &&
            `${t('chart.revenue')}: ${changeText(t, { now: total.revenue, before: previous_total.revenue, running: isRunning })}.`,
        ]
          .filter(Boolean)
          .join(' ')
      : t('chart.none'),
    // The table has many rows and is used in spreadsheets, so days are short and contain the date.
    table: tableOf(charts, (bucket) => (step === 'day' ? dayMark(bucket, language) : name(bucket)), t),
    lines,
    entry: (index) =>
      lines(index)
        .map(({ title, text }) => `${title}: ${text}`)
        .join('; '),
  };
};

/** Keeps an amount on one line within a sentence. */
const unbroken = (amount: string): string => amount.replaceAll(' ', '\u00A0');

const tableOf = (
  { timeline, previous_timeline: before, previous_period }: ReportCharts,
  name: (bucket: Bucket) => string,
  t: Translate<ReportsTexts>,
): Table => {
  const isEmpty = [...timeline, ...before].every(({ bookings }) => bookings === 0);
  const now = timeline.map((bucket) => [name(bucket), { euro: bucket.revenue }, bucket.bookings] as const);
  if (!previous_period) {
    return {
      columns: [t('chart.period'), t('chart.revenue'), t('chart.bookings')],
      rows: isEmpty ? [] : now,
    };
  }
  const count = isEmpty ? 0 : Math.max(timeline.length, before.length);
  return {
    columns: [
      t('chart.period'),
      t('chart.revenue'),
      t('chart.bookings'),
      t('chart.revenue.before'),
      t('chart.bookings.before'),
    ],
    rows: Array.from({ length: count }, (_, i) => {
      const earlier = before[i];
      return [
        ...(now[i] ?? [earlier ? `${t('chart.before')}: ${name(earlier)}` : '', null, null]),
        earlier ? { euro: earlier.revenue } : null,
        earlier?.bookings ?? null,
      ];
    }),
  };
};
