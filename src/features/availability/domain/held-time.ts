import type { BusyTime } from './facts.ts';

/** Returns the times that are taken at `now` (epoch ms): time held for somebody is free from the instant it lapses. */
export const stillTaken = (times: readonly BusyTime[], now: number): readonly BusyTime[] =>
  times.filter((time) => !hasLapsed(time, now));

const hasLapsed = ({ heldUntil }: BusyTime, now: number): boolean => typeof heldUntil === 'number' && heldUntil <= now;
