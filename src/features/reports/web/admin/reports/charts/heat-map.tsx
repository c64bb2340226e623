import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { shortWeekdayName } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { ReportCharts } from '../../../../charts-contract.ts';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { useWidth } from './use-width.ts';

type Starts = ReportCharts['starts'];

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const head = 22;
const gap = 2;
const looks = ['fill-track', 'fill-heat-1', 'fill-heat-2', 'fill-heat-3', 'fill-heat-4', 'fill-heat-5'] as const;
const inks = [
  'fill-muted',
  'fill-heat-ink',
  'fill-heat-ink',
  'fill-heat-ink-high',
  'fill-heat-ink-high',
  'fill-heat-ink-high',
] as const;

interface HeatMapProps {
  readonly starts: Starts;
  readonly summary: string;
}

/**
 * The hours of the week; the more sessions, the stronger the colour. Days are rows if there is room, otherwise columns.
 */
export const HeatMap = ({ starts, summary }: HeatMapProps) => {
  const { language } = useLanguage();
  const [ref, width] = useWidth<HTMLDivElement>();
  const hours = hoursOf(starts);
  const upright = width < 420;
  const side = upright ? 44 : 34;
  const columns = upright ? weekdays.length : hours.length;
  const rows = upright ? hours.length : weekdays.length;
  const cell = (width - side) / columns;
  const rowHeight = upright ? 26 : 32;
  const most = Math.max(...starts.map(({ bookings }) => bookings), 1);
  const height = head + rows * rowHeight;
  const dayText = (day: Weekday): string => shortWeekdayName(day, language);
  return (
    <div ref={ref} className="min-w-0">
      {width > 0 && (
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="block h-auto max-w-full"
        >
          {Array.from({ length: columns }, (_, i) => (
            <text
              key={`column ${String(i)}`}
              x={side + cell * (i + 0.5)}
              y={head - 8}
              textAnchor="middle"
              className={mark}
            >
              {upright ? dayText(weekdays[i] ?? 1) : hours[i]}
            </text>
          ))}
          {Array.from({ length: rows }, (_, i) => (
            <text key={`row ${String(i)}`} x={0} y={head + rowHeight * (i + 0.5) + 4} className={mark}>
              {upright ? `${String(hours[i])}:00` : dayText(weekdays[i] ?? 1)}
            </text>
          ))}
          {weekdays.flatMap((weekday, d) =>
            hours.map((hour, h) => {
              const bookings = countAt(starts, weekday, hour);
              const level = Math.ceil((bookings / most) * 5);
              const [x, y] = [side + cell * (upright ? d : h), head + rowHeight * (upright ? h : d)];
              return (
                <Cell key={`${String(weekday)} ${String(hour)}`} {...{ x, y, cell, rowHeight, bookings, level }} />
              );
            }),
          )}
        </svg>
      )}
      <Scale />
    </div>
  );
};

interface CellProps {
  readonly x: number;
  readonly y: number;
  /** The width of the cell. */
  readonly cell: number;
  readonly rowHeight: number;
  readonly bookings: number;
  readonly level: number;
}

const Cell = ({ x, y, cell, rowHeight, bookings, level }: CellProps) => (
  <g>
    <rect
      x={x + gap / 2}
      y={y + gap / 2}
      width={Math.max(1, cell - gap)}
      height={rowHeight - gap}
      rx={4}
      className={looks[level]}
    />
    {bookings > 0 && cell >= 16 && (
      <text
        x={x + cell / 2}
        y={y + rowHeight / 2 + 4}
        textAnchor="middle"
        className={classNames('tabular text-xs font-medium', inks[level])}
      >
        {bookings}
      </text>
    )}
  </g>
);

/** The key of the colours. */
const Scale = () => {
  const t = useTexts(reportsTexts);
  return (
    <div aria-hidden="true" className="mt-3 flex items-center justify-end gap-1.5 text-sm text-muted">
      {t('hours.less')}
      {looks.map((look) => (
        <svg key={look} className="size-3.5">
          <rect width="14" height="14" rx="3" className={look} />
        </svg>
      ))}
      {t('hours.more')}
    </div>
  );
};

const mark = 'tabular fill-muted text-xs';

const countAt = (starts: Starts, weekday: number, hour: number): number =>
  starts.find((one) => one.weekday === weekday && one.hour === hour)?.bookings ?? 0;

/** From the earliest to the latest hour in which a session starts, at least 9 to 17. */
const hoursOf = (starts: Starts): number[] => {
  const first = Math.min(9, ...starts.map(({ hour }) => hour));
  const last = Math.max(17, ...starts.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};
