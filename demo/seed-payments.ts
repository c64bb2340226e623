import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { type Prepaid, prepaidBookings } from './prepaid-bookings.ts';
import { demoIntent } from './settle-refunds.ts';

/**
 * Creates the payments online of the sample bookings without a transfer: most are paid, one is refunded, one is still
 * open. They look like those of a studio that has taken payments before. No provider is called and the settings contain
 * no keys.
 */
export const seedPayments = async ({ db, now }: Context): Promise<void> => {
  const rows = await prepaidBookings(db);
  const awaited = rows.find(({ status, starts_at }) => status === 'CONFIRMED' && starts_at > now() + 48 * HOUR);
  const cancelled = rows.findLast(({ status }) => status === 'CANCELLED');
  const paid = rows.filter(
    (row) => row !== awaited && (row === cancelled || row.status === 'CONFIRMED' || row.status === 'COMPLETED'),
  );
  for (const booking of paid) await payInAdvance(db, booking);
  // Without a cancelled booking, a part of another payment was refunded because its session was cut short.
  const returned = cancelled ?? paid.findLast(({ status }) => status === 'COMPLETED');
  if (returned) await giveBack(db, returned, { part: returned !== cancelled, now: now() });
  if (awaited) await awaitPayment(db, awaited, now());
};

const payInAdvance = async (db: Database, { id, created_at, amount_cents }: Prepaid): Promise<void> => {
  const [begun, paid] = [created_at + MINUTE, created_at + 4 * MINUTE];
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, payment_intent, amount_cents, currency, status,
                         expires_at, asked_at, paid_at, created_at, updated_at)
    VALUES (${randomUUID()}, ${id}, ${`cs_demo_${id}`}, '', ${demoIntent(id)}, ${amount_cents}, 'EUR', 'paid',
            ${at(begun + 24 * HOUR)}, ${at(begun)}, ${at(paid)}, ${at(begun)}, ${at(paid)})`.execute(db);
  await recordAudit(db, { ...startedBy(id, amount_cents), at: begun });
  const details = { amount_cents, currency: 'EUR' };
  await recordAudit(db, { actor: 'customer', action: 'booking.paid', booking_id: id, details, at: paid });
};

const giveBack = async (
  db: Database,
  { id, starts_at, created_at, amount_cents }: Prepaid,
  { part, now }: { readonly part: boolean; readonly now: number },
): Promise<void> => {
  const returned = part ? Math.round(amount_cents / 2) : amount_cents;
  const when = Math.max(Math.min(now, starts_at) - 29 * HOUR, created_at + 6 * HOUR);
  await sql`
    INSERT INTO refund (id, payment_id, payment_intent, refund_id, amount_cents, status, requested_by, attempts,
                        next_attempt_at, created_at, updated_at)
    SELECT ${randomUUID()}, payment.id, payment_intent, ${`re_demo_${id}`}, ${returned}, 'succeeded', 'studio', 1,
           ${at(when)}, ${at(when)}, ${at(when)}
    FROM payment WHERE booking_id = ${id}`.execute(db);
  const entry = { booking_id: id, details: { amount_cents: returned } };
  await recordAudit(db, { ...entry, actor: 'system', action: 'booking.refunded', at: when });
};

// The checkout session has expired: without a provider none can be paid.
const awaitPayment = async (db: Database, { id, amount_cents }: Prepaid, now: number): Promise<void> => {
  const begun = now - 3 * HOUR;
  await sql`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = ${id}`.execute(db);
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, asked_at,
                         created_at, updated_at)
    VALUES (${randomUUID()}, ${id}, ${`cs_demo_${id}`}, '', ${amount_cents}, 'EUR', 'expired', ${at(begun + HOUR)},
            ${at(begun)}, ${at(begun)}, ${at(begun + HOUR)})`.execute(db);
  await recordAudit(db, { ...startedBy(id, amount_cents), at: begun });
};

const startedBy = (booking_id: string, amount_cents: number) => ({
  actor: 'customer',
  action: 'booking.payment_started' as const,
  booking_id,
  details: { amount_cents },
});
