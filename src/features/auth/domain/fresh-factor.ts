import { MINUTE } from '#shared/kernel/time/zone-time.ts';

/**
 * What an action requires of the session. `recent`: that its person has authenticated lately; the sign-in counts, so
 * that a program succeeds which knows only the specified calls. `confirmed`: that the person has authenticated again
 * since signing in, because the action makes another way to sign in.
 */
export type FactorNeed = 'confirmed' | 'recent';

/** Epoch ms. */
export interface SignInSessionFactors {
  readonly signed_in_at: number;
  /** null: not since the sign-in. */
  readonly confirmed_at: number | null;
}

/** How long a factor counts, in ms. */
export const freshForMs = 15 * MINUTE;

/**
 * Whether the last factor of a session is fresh enough for an action. A factor in the future, by the clock of another
 * process, counts as long as one in the past: a wrong clock does not extend it.
 */
export const isFresh = (
  { signed_in_at, confirmed_at }: SignInSessionFactors,
  need: FactorNeed,
  now: number,
): boolean => {
  const counted = need === 'recent' ? [signed_in_at, confirmed_at] : [confirmed_at];
  return counted.some((at) => at !== null && Math.abs(now - at) < freshForMs);
};
