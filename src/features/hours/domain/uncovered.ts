import type { TimeRange } from '#shared/kernel/time/time-range.ts';

/** Returns the parts of a range that none of the others covers, in order. Epoch ms, half-open. */
export const uncovered = (range: TimeRange, others: readonly TimeRange[]): TimeRange[] => {
  const parts: TimeRange[] = [];
  let { start } = range;
  for (const other of others.toSorted((one, two) => one.start - two.start)) {
    if (other.start > start) parts.push({ start, end: Math.min(other.start, range.end) });
    start = Math.max(start, other.end);
    if (start >= range.end) return parts;
  }
  return [...parts, { start, end: range.end }];
};
