/** A half-open time range in epoch ms: `start` is included, `end` is not. Empty if end <= start. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** Whether two ranges share an instant. Ranges that only touch do not overlap, and an empty range overlaps nothing. */
export const overlaps = (a: TimeRange, b: TimeRange): boolean => Math.max(a.start, b.start) < Math.min(a.end, b.end);

export const holds = (range: TimeRange, instant: number): boolean => range.start <= instant && instant < range.end;
