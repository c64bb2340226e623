import { beforeLook } from './period-key.tsx';

interface BarProps {
  /** Shares of the whole width, 0 to 1. */
  readonly value: number;
  readonly before?: number | undefined;
  /** Draws the whole width as a background, of which the value is a part. */
  readonly track?: boolean;
}

/** A bar from zero; that of the previous period is a lighter outline behind it. Its numbers stand beside it as text. */
export const Bar = ({ value, before, track = false }: BarProps) => (
  <svg aria-hidden="true" className="block h-3.5 w-full">
    {track && <rect width="100%" height="14" rx="4" className="fill-track" />}
    {before !== undefined && before > 0 && (
      // The outline lies inside, so that a full width does not cut it off.
      <rect
        x="0.5"
        y="0.5"
        height="13"
        rx="4"
        style={{ width: `calc(${percent(before)} - 1px)` }}
        className={beforeLook}
      />
    )}
    {value > 0 && (
      <rect
        width={percent(value)}
        y={before === undefined ? 0 : 3}
        height={before === undefined ? 14 : 8}
        rx={before === undefined ? 4 : 3}
        className="fill-chart"
      />
    )}
  </svg>
);

const percent = (share: number): string => `${Math.min(1, share) * 100}%`;
