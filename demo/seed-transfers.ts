import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { transferDeadline } from '#features/payments/domain/transfer/banking-day.ts';
import { awaitTransfer, insertCash } from '#features/payments/server/api.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { type Prepaid, prepaidBookings } from './prepaid-bookings.ts';
import { account } from './sample-studio.ts';

/** The studio takes transfers: one customer has chosen it and is awaited, another one's has arrived in time. */
export const seedTransfers = async ({ db, now }: Context): Promise<void> => {
  await writeSetting(db, 'payments', account);
  const rows = await prepaidBookings(db);
  const ahead = rows.filter(({ starts_at }) => starts_at > now() + 48 * HOUR);
  const last = (wanted: string) => ahead.findLast(({ status }) => status === wanted);
  const awaited = last('PENDING') ?? last('CONFIRMED');
  const arrived = rows.findLast(({ status }) => status === 'COMPLETED');
  if (awaited) await choose(db, awaited, now() - 6 * HOUR);
  if (arrived) await arrive(db, arrived);
};

/** A customer has chosen the transfer at that instant. */
const choose = async (db: Database, { id: booking_id, amount_cents }: Prepaid, at: number): Promise<void> => {
  await sql`UPDATE booking SET status = 'PAYMENT_PENDING' WHERE id = ${booking_id}`.execute(db);
  const due_at = transferDeadline({ now: at, days: account.transfer_deadline_days });
  await awaitTransfer(db, { booking_id, amount_cents, asked_at: at, due_at });
  await recordAudit(db, { ...chosenBy(booking_id, amount_cents), at });
};

const arrive = async (db: Database, booking: Prepaid): Promise<void> => {
  const { id: booking_id, amount_cents, created_at } = booking;
  await recordAudit(db, { ...chosenBy(booking_id, amount_cents), at: created_at + MINUTE });
  const [method, actor] = ['transfer', 'system'] as const;
  const recorded_at = Math.min(created_at + DAY, booking.starts_at - HOUR);
  await insertCash(db, { id: randomUUID(), booking_id, amount_cents, method, recorded_by: actor, recorded_at });
  const details = { amount_cents, method };
  await recordAudit(db, { actor, action: 'booking.transfer_recorded', booking_id, details, at: recorded_at });
};

const chosenBy = (booking_id: string, amount_cents: number) => ({
  actor: 'customer',
  action: 'booking.transfer_chosen' as const,
  booking_id,
  details: { amount_cents },
});
