import { MINUTE } from '#shared/kernel/time/zone-time.ts';

/** How long a customer has to confirm the e-mail address of a booking. */
export const confirmMinutes = 30;

/**
 * The deadline for confirming it; at the latest the start of the session. A place that waits for a birth has no start:
 * null. Instants are epoch ms.
 */
export const confirmBy = (now: number, starts_at: number | null): number =>
  Math.min(now + confirmMinutes * MINUTE, starts_at ?? Number.POSITIVE_INFINITY);

interface Confirmable {
  readonly status: string;
  /** Epoch ms; null if nothing must be confirmed, or if it was. */
  readonly confirm_by: number | null;
  /** Whether it is a place that waits for a birth: that is cancelled until it has a time. */
  readonly awaits_birth?: boolean | null;
}

/** Whether the e-mail address of the booking must still be confirmed. */
export const isUnconfirmed = ({ status, confirm_by, awaits_birth }: Confirmable): boolean =>
  (status === 'PENDING' || awaits_birth === true) && confirm_by !== null;
