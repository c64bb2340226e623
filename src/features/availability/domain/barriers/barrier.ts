import type { RefusalReason } from '../facts.ts';

/** A range of starts (minutes since 1970) that one rule forbids. */
export interface Barrier {
  /** The first forbidden start, and one past the last. */
  readonly from: number;
  readonly to: number;
  readonly reason: RefusalReason;
  readonly cause: string | null;
  /** The lane that the cause claims; absent: the photographer's. */
  readonly lane?: number;
}

/** The first start at which a session of `length` minutes would extend past `minute`. */
export const firstMeeting = (minute: number, length: number): number => minute - length + 1;

export const barrier = (reason: RefusalReason, from: number, to: number, cause: string | null = null): Barrier => ({
  from,
  to,
  reason,
  cause,
});

/** Whether the barrier forbids a session to start at `start`. */
export const isForbidden = (start: number, { from, to }: Barrier): boolean => from <= start && start < to;
