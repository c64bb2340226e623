import { classNames } from '#shared/web/class-names.ts';
import type { Frame } from './frame.ts';
import { beforeLook } from './period-key.tsx';
import { ticksTo } from './ticks.ts';

interface ColumnPlotProps {
  readonly frame: Frame;
  /** Position and height of the plot. */
  readonly top: number;
  readonly height: number;
  readonly name: string;
  readonly values: readonly number[];
  readonly before: readonly number[];
  readonly tickText: (value: number) => string;
  /** The text above the highest column. */
  readonly peakText: (value: number) => string;
  readonly active: number | null;
}

/**
 * Columns from zero; those of the previous period are lighter and wider outlines behind them, so that both are visible
 * whichever is higher.
 */
export const ColumnPlot = ({
  frame,
  top,
  height,
  name,
  values,
  before,
  tickText,
  peakText,
  active,
}: ColumnPlotProps) => {
  const highest = Math.max(...values, ...before, 0);
  const ticks = ticksTo(highest);
  const y = (value: number): number => top + height - (value / (ticks.at(-1) ?? 1)) * height;
  const peak = values.indexOf(Math.max(...values));
  return (
    <g>
      <text x={0} y={top - 12} className="fill-ink text-xs font-semibold">
        {name}
      </text>
      <Axis frame={frame} ticks={ticks} y={y} tickText={tickText} />
      {before.map((value, i) => (
        <Bar key={frame.keyOf(i)} x={frame.center(i)} width={frame.wide} y={y(value)} foot={y(0)} look={beforeLook} />
      ))}
      {values.map((value, i) => (
        <Bar
          key={frame.keyOf(i)}
          x={frame.center(i)}
          width={before.length > 0 ? frame.narrow : frame.wide}
          y={y(value)}
          foot={y(0)}
          look={classNames('fill-chart', active !== null && active !== i && 'opacity-60')}
        />
      ))}
      {peak >= 0 && (values[peak] ?? 0) > 0 && active === null && (
        <text
          x={frame.inside(frame.center(peak), peakText(values[peak] ?? 0))}
          y={y(values[peak] ?? 0) - 6}
          textAnchor="middle"
          className="tabular fill-ink stroke-surface stroke-4 text-xs font-semibold [paint-order:stroke]"
        >
          {peakText(values[peak] ?? 0)}
        </text>
      )}
    </g>
  );
};

interface AxisProps extends Pick<ColumnPlotProps, 'frame' | 'tickText'> {
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
}

const Axis = ({ frame, ticks, y, tickText }: AxisProps) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line
          x1={frame.left}
          x2={frame.right}
          y1={y(tick)}
          y2={y(tick)}
          className={tick === 0 ? 'stroke-control' : 'stroke-line'}
        />
        <text x={frame.left - 8} y={y(tick) + 4} textAnchor="end" className="tabular fill-muted text-xs">
          {tickText(tick)}
        </text>
      </g>
    ))}
  </>
);

interface BarProps {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly foot: number;
  readonly look: string;
}

const Bar = ({ x, width, y, foot, look }: BarProps) => {
  const height = foot - y;
  if (height <= 0) return null;
  const round = Math.min(3, width / 2, height);
  const left = x - width / 2;
  return (
    <path
      className={look}
      d={`M${left} ${foot}v${-(height - round)}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - round}z`}
    />
  );
};
