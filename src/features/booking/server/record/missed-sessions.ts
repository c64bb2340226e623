import { missedLimit, type PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { paysInFull } from '#features/payments/domain/prepayment.ts';
import type { Context } from '#shared/server/context.ts';
import { missedSince } from '../../domain/missed-since.ts';
import { countMissed } from './session-mark-store.ts';

interface Booker {
  readonly email: string;
  /** 'customer' or the ID of an administrator: the studio itself books at its usual prepayment. */
  readonly actor: string;
}

/**
 * Whether a customer pays in full because of missed sessions, of the last two years and under any spelling of the
 * address. Reads nothing while the studio has not switched the rule on, or takes no payments.
 */
export const hasMissedSessions = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { email, actor }: Booker,
  payments: PaymentSettings,
): Promise<boolean> => {
  const full_payment_after_missed = missedLimit(payments);
  if (full_payment_after_missed === 0 || actor !== 'customer') return false;
  return paysInFull(await countMissed(db, email, missedSince(now())), { full_payment_after_missed });
};
