import { formatDateTime, formatTime } from '#shared/kernel/time/format.ts';
import type { TimelineEntry } from '../../../timeline-contract.ts';
import { msOf } from './booking-words.ts';

type Details = TimelineEntry['details'];

/** Whether a session only became longer or shorter: it begins when it began. */
export const isLengthChange = ({ old_start, new_start, old_end, new_end }: Details): boolean =>
  typeof old_start === 'string' && old_start === new_start && old_end !== new_end;

/** The start before and after a move, or both times of a session that became longer or shorter. */
export const timesOf = (details: Details): [string | undefined, string | undefined] => {
  const { old_start, new_start, old_end, new_end } = details;
  return isLengthChange(details)
    ? [period(old_start, old_end), period(new_start, new_end)]
    : [instant(old_start), instant(new_start)];
};

const instant = (value: unknown): string | undefined =>
  typeof value === 'string' ? formatDateTime(msOf(value)) : undefined;

const period = (start: unknown, end: unknown): string | undefined =>
  typeof start === 'string' && typeof end === 'string'
    ? `${formatTime(msOf(start))}–${formatTime(msOf(end))}`
    : undefined;
