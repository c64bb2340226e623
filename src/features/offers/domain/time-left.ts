import { DAY, HOUR, MINUTE } from '#shared/kernel/zone-time.ts';

/** A duration in its two largest units, rounded down. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * The time from `now` to `until` (epoch ms), at least 0: days and hours, hours and minutes, or minutes alone. What is
 * too small to be shown is 0.
 */
export const timeLeft = (now: number, until: number): TimeLeft => {
  const left = Math.max(0, until - now);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  return { days, hours, minutes: days > 0 ? 0 : Math.floor((left % HOUR) / MINUTE) };
};
