import { MINUTE } from '#shared/kernel/zone-time.ts';

/** How long a customer has to confirm the e-mail address of a booking. */
export const confirmMinutes = 30;

/** The deadline for confirming it; at the latest the start of the session. Instants are epoch ms. */
export const confirmBy = (now: number, starts_at: number): number => Math.min(now + confirmMinutes * MINUTE, starts_at);

interface Confirmable {
  readonly status: string;
  /** Epoch ms; null if nothing must be confirmed, or if it was. */
  readonly confirm_by: number | null;
}

/** Whether the e-mail address of the booking must still be confirmed. */
export const isUnconfirmed = ({ status, confirm_by }: Confirmable): boolean =>
  status === 'PENDING' && confirm_by !== null;
