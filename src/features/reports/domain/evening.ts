import { wallMinuteOf } from '#shared/kernel/time/berlin-time.ts';

/** Berlin wall times in minutes: tomorrow is shown from the evening on, and never before noon. */
const evening = 18 * 60;
const noon = 12 * 60;

/**
 * Whether tomorrow is shown beside today at `now`: in the evening, or once the last session of today has ended. `ends`:
 * when the sessions that begin today end; a day without any lasts until the evening. Instants are epoch ms.
 */
export const showsTomorrow = (now: number, ends: readonly number[]): boolean => {
  const minute = wallMinuteOf(now);
  if (minute >= evening) return true;
  return minute >= noon && ends.length > 0 && ends.every((end) => end <= now);
};
