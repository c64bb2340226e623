import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatCount } from '#shared/kernel/time/format.ts';
import { useNow } from '#shared/web/admin/use-now.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { ReportCharts } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { euroText } from '../numbers.ts';
import { bucketMark } from './bucket-words.ts';
import { ColumnPlot } from './column-plot.tsx';
import { type Frame, frameOf, marksEvery } from './frame.ts';
import { PeriodMark } from './period-key.tsx';
import { ticksTo } from './ticks.ts';
import { useTimelineWords } from './timeline-words.ts';
import { useWidth } from './use-width.ts';

/** Above the highest column there is room for its label, and above that for the mark of the current day. */
const revenue = { top: 40, height: 190 };
const bookings = { top: 288, height: 90 };
const height = bookings.top + bookings.height + 26;

/** Revenue above, bookings below, on the same time axis. The pointer or the arrow keys move through its entries. */
export const TimelineChart = ({ charts }: { readonly charts: ReportCharts }) => {
  const t = useTexts(reportsTexts);
  const { language } = useLanguage();
  const words = useTimelineWords(charts);
  const [ref, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const { timeline, previous_timeline: before } = charts;
  const count = Math.max(timeline.length, before.length);
  const most = Math.max(...[...timeline, ...before].map((bucket) => bucket.revenue), 0);
  const eurTick = (value: number): string => `${formatCount(value, language)} €`;
  const frame = frameOf(width, count, eurTick(ticksTo(most).at(-1) ?? 0));
  const shared = { frame, active };
  return (
    <div ref={ref} className="relative min-w-0">
      {width > 0 && (
        <>
          <svg
            role="img"
            aria-label={words.summary}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            className="block h-auto max-w-full"
          >
            {active !== null && <Highlight frame={frame} active={active} />}
            <Today charts={charts} frame={frame} />
            <ColumnPlot
              {...shared}
              {...revenue}
              name={t('chart.revenue')}
              values={timeline.map((bucket) => bucket.revenue)}
              before={before.map((bucket) => bucket.revenue)}
              tickText={eurTick}
              peakText={(value) => euroText(value, language)}
            />
            <ColumnPlot
              {...shared}
              {...bookings}
              name={t('chart.bookings')}
              values={timeline.map((bucket) => bucket.bookings)}
              before={before.map((bucket) => bucket.bookings)}
              tickText={(value) => formatCount(value, language)}
              peakText={(value) => formatCount(value, language)}
            />
            <Marks charts={charts} frame={frame} />
          </svg>
          <Walk frame={frame} count={count} active={active} onActive={setActive} text={words.entry} />
          {active !== null && <Tip frame={frame} index={active} lines={words.lines(active)} />}
        </>
      )}
    </div>
  );
};

/** Behind the selected entry. */
const Highlight = ({ frame, active }: { readonly frame: Frame; readonly active: number }) => (
  <rect
    x={frame.center(active) - frame.slot / 2}
    y={revenue.top - 6}
    width={frame.slot}
    height={bookings.top + bookings.height - revenue.top + 6}
    rx={3}
    className="fill-sunken"
  />
);

const Marks = ({ charts: { timeline, step }, frame }: { readonly charts: ReportCharts; readonly frame: Frame }) => {
  const { language } = useLanguage();
  const marks = timeline.map((bucket) => bucketMark(bucket, step, language));
  const every = marksEvery(frame, Math.max(...marks.map((mark) => mark.length), 1));
  return marks.map((mark, i) =>
    i % every === 0 ? (
      <text
        key={frame.keyOf(i)}
        x={frame.inside(frame.center(i), mark)}
        y={height - 6}
        textAnchor="middle"
        className="tabular fill-muted text-xs"
      >
        {mark}
      </text>
    ) : null,
  );
};

const todayBaseline = 12;

/** Marks the current day: what is right of it is in the future. */
const Today = ({ charts: { timeline }, frame }: { readonly charts: ReportCharts; readonly frame: Frame }) => {
  const t = useTexts(reportsTexts);
  const today = berlinDateOf(useNow());
  const index = timeline.findIndex(({ from, to }) => from <= today && today <= to);
  if (index === -1 || index === timeline.length - 1) return null;
  const x = frame.center(index) + frame.slot / 2;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={todayBaseline + 6}
        y2={bookings.top + bookings.height}
        strokeDasharray="3 4"
        className="stroke-muted"
      />
      <text x={frame.inside(x, t('chart.today'))} y={todayBaseline} textAnchor="middle" className="fill-muted text-xs">
        {t('chart.today')}
      </text>
    </g>
  );
};

interface WalkProps {
  readonly frame: Frame;
  readonly count: number;
  readonly active: number | null;
  readonly onActive: (index: number | null) => void;
  readonly text: (index: number) => string;
}

/** An overlay that handles pointer and keys, and announces the chosen entry. */
const Walk = ({ frame, count, active, onActive, text }: WalkProps) => {
  const t = useTexts(reportsTexts);
  const at = active ?? 0;
  const point = (event: PointerEvent<HTMLElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - frame.left;
    onActive(Math.max(0, Math.min(count - 1, Math.floor(x / frame.slot))));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onActive(null);
    const next = { ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1, Home: 0, End: count - 1 }[
      event.key
    ];
    if (next === undefined) return undefined;
    event.preventDefault();
    return onActive(Math.max(0, Math.min(count - 1, next)));
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input would draw a thumb and could not follow the pointer
      role="slider"
      tabIndex={0}
      aria-label={t('timeline.walk')}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at + 1}
      aria-valuetext={text(at)}
      onKeyDown={press}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onActive(at)}
      onBlur={() => onActive(null)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => onActive(null)}
      className="absolute inset-0 touch-pan-y rounded-field print:hidden"
    />
  );
};

/** The maximum width of its longest line. */
const tipWidth = 290;

interface TipProps {
  readonly frame: Frame;
  readonly index: number;
  readonly lines: readonly { readonly title: string; readonly text: string; readonly isBefore: boolean }[];
}

/** The numbers of the chosen entry, on the side with more room; below the chart if neither side has enough. */
const Tip = ({ frame, index, lines }: TipProps) => {
  const x = frame.center(index);
  const away = frame.slot / 2 + 8;
  const side = x > frame.right / 2 ? { right: `calc(100% - ${x - away}px)` } : { left: x + away };
  const place = frame.right < 2 * tipWidth ? { top: '100%', left: 0, right: 0 } : { top: revenue.top, ...side };
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-10 rounded-field border border-line bg-raised px-3 py-2 text-sm shadow-raised print:hidden"
      style={place}
    >
      {lines.map(({ title, text, isBefore }) => (
        <div key={title} className="not-first:mt-1.5">
          <span className="block text-muted">{title}</span>
          <span className="tabular flex items-baseline gap-1.5 font-medium whitespace-nowrap">
            <PeriodMark before={isBefore} className="size-2" />
            {text}
          </span>
        </div>
      ))}
    </div>
  );
};
