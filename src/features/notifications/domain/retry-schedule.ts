import { MINUTE } from '#shared/kernel/zone-time.ts';

const delays = [1, 5, 30, 120].map((minutes) => minutes * MINUTE);

/** When to try again after `attempts` tries that failed for now (SRV-37), in epoch ms; undefined: it has failed for good. */
export const nextAttempt = (attempts: number, now: number): number | undefined => {
  const delay = delays[attempts - 1];
  return delay === undefined ? undefined : now + delay;
};
