import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { agreedFeeCents, type FeeBooking } from '#features/booking/domain/money/no-show-fee.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';
import { account } from './sample-studio.ts';

const no_show_fee_percent = 50;

/** The studio agrees on a fee with whoever books; one customer did not come, and owes it. */
export const seedMissed = async ({ db, now }: Context): Promise<void> => {
  await writeSetting(db, 'payments', { ...account, no_show_fee_percent });
  const { rows } = await sql<FeeBooking & { readonly id: string }>`
    UPDATE booking SET no_show_fee_percent = ${no_show_fee_percent}, photos_delivered = NULL, actual_revenue_cents = NULL
    WHERE id = (SELECT id FROM booking
                WHERE status = 'COMPLETED' AND service_price_cents > 0 AND starts_at < ${at(now() - 2 * DAY)}
                  AND NOT EXISTS (SELECT FROM payment WHERE booking_id = booking.id)
                  AND NOT EXISTS (SELECT FROM cash_payment WHERE booking_id = booking.id)
                ORDER BY starts_at DESC, id LIMIT 1)
    RETURNING id, status, starts_at, service_price_cents, no_show_fee_percent`.execute(db);
  for (const booking of rows) {
    const { id: booking_id, starts_at, service_price_cents: price_cents } = booking;
    const [missed, charged, amount_cents] = [starts_at + HOUR / 2, starts_at + DAY, agreedFeeCents(booking)];
    await sql`INSERT INTO session_mark (booking_id, missed_at) VALUES (${booking_id}, ${at(missed)})`.execute(db);
    await sql`
      INSERT INTO no_show_fee (id, booking_id, percent, price_cents, amount_cents, charged_by, charged_at)
      VALUES (${randomUUID()}, ${booking_id}, ${no_show_fee_percent}, ${price_cents}, ${amount_cents}, 'system',
              ${at(charged)})`.execute(db);
    await recordAudit(db, { actor: 'system', action: 'booking.missed', booking_id, at: missed });
    const entry = { actor: 'system', action: 'booking.no_show_fee_charged', booking_id, at: charged } as const;
    await recordAudit(db, { ...entry, details: { amount_cents } });
  }
};
