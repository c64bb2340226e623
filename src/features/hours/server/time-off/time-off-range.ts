import { malformed, ruleBroken } from '#shared/contract/problem.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import type { Database } from '#shared/server/database/database.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { overlappingTimeOff } from './time-off-store.ts';

/** `start`, `end`: texts of a request, or stored instants. Throws 422 unless the end is after the start. */
export const rangeFrom = (start: string | number, end: string | number): TimeRange => {
  const range = { start: instant(start, 'start'), end: instant(end, 'end') };
  if (range.end <= range.start) throw malformed(['body', 'end'], 'end must be after start', 'invalidDateOrder');
  return range;
};

const instant = (value: string | number, field: 'start' | 'end'): number =>
  typeof value === 'number' ? value : instantFrom(value, ['body', field]);

/** Returns a range as the views show it: its instants in ISO. */
export const inIso = <Range extends TimeRange>({ start, end, ...same }: Range) => ({
  ...same,
  start: formatInstant(start),
  end: formatInstant(end),
});

/** Throws 400 with the ranges if a resource (a photographer, too) has other time off in a range. */
export const refuseOverlap = async (
  trx: Database,
  off: TimeRange & { readonly resource_id: string },
  except: string | null,
): Promise<void> => {
  const others = await overlappingTimeOff(trx, off, except);
  if (others.length === 0) return;
  const ranges = others.map(
    ({ start, end, reason }) =>
      `${formatDateTime(start)} – ${formatDateTime(end)}${reason === null ? '' : ` (${reason})`}`,
  );
  throw ruleBroken('time_off_overlaps', `Time off overlaps existing time off: ${ranges.join('; ')}`);
};
