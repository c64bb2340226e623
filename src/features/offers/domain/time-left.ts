import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';

/** A duration in its two largest units, rounded down. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * Returns the time from `now` to `until` (epoch ms), at least 0: days and hours, hours and minutes, or minutes alone. A
 * unit that is not shown is 0.
 */
export const timeLeft = (now: number, until: number): TimeLeft => {
  const left = Math.max(0, until - now);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  return { days, hours, minutes: days > 0 ? 0 : Math.floor((left % HOUR) / MINUTE) };
};
