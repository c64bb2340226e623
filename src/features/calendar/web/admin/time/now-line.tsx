import { wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';
import type { WallRange } from '../../../domain/day-layout.ts';

interface NowLineProps {
  /** Epoch ms. */
  readonly now: number;
  readonly range: WallRange;
  readonly pixels: number;
}

/** Marks the current time. */
export const NowLine = ({ now, range, pixels }: NowLineProps) => {
  const minute = wallMinuteOf(now);
  if (minute < range.from || minute >= range.to) return null;
  return (
    <div
      aria-hidden="true"
      data-now=""
      style={{ top: (minute - range.from) * pixels }}
      className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-danger before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-danger"
    />
  );
};
