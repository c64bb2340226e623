/** A half-open stretch of time in epoch ms: `start` belongs to it, `end` does not. Empty when end <= start. */
export interface TimeRange {
  readonly start: number;
  readonly end: number;
}

/** Whether the two share an instant. Ranges that only touch do not, and an empty range shares nothing. */
export const overlaps = (a: TimeRange, b: TimeRange): boolean => Math.max(a.start, b.start) < Math.min(a.end, b.end);

export const holds = (range: TimeRange, instant: number): boolean => range.start <= instant && instant < range.end;
