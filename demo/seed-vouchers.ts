import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { saleDocuments } from '#features/invoices/server/api.ts';
import { voucherMails } from '#features/notifications/server/api.ts';
import { newVoucher } from '#features/vouchers/contract.ts';
import { sellVoucher } from '#features/vouchers/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { DAY, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import { vouchers } from './sample-studio.ts';

/** Sells vouchers in the past weeks, one of which is mailed later; the first one has paid for a part of a session since. */
export const seedVouchers = async (context: Context): Promise<void> => {
  const ids: string[] = [];
  for (const { days_ago, mailed_in, ...voucher } of vouchers) {
    const now = () => context.now() - days_ago * DAY;
    const mail = mailed_in && { email: mailed_in.email, on: berlinDateOf(context.now() + mailed_in.days * DAY) };
    const sale = newVoucher.parse({ ...voucher, mail });
    const seller = { actor: 'system', documents: saleDocuments, mails: voucherMails };
    ids.push((await sellVoucher({ ...context, now }, sale, seller)).id);
  }
  await redeem(context, ids[0] ?? '');
};

interface Paid {
  readonly id: string;
  readonly confirmation_code: string;
  readonly at: number;
}

const redeem = async ({ db, now }: Context, voucher: string): Promise<void> => {
  const { rows } = await sql<Paid>`
    SELECT id, confirmation_code, ends_at AS at FROM booking
    WHERE status = 'COMPLETED' AND service_price_cents >= 8000 AND starts_at < ${at(now() - DAY)}
      AND starts_at > (SELECT sold_at FROM voucher WHERE id = ${voucher})
      AND NOT EXISTS (SELECT FROM payment WHERE booking_id = booking.id)
    ORDER BY starts_at DESC, id LIMIT 1`.execute(db);
  for (const booking of rows) await pay(db, booking, voucher);
};

const pay = async (db: Database, booking: Paid, voucher: string): Promise<void> => {
  const [payment, amount_cents] = [randomUUID(), 8000];
  await sql`
    INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, confirmation_code, actor, at)
    VALUES (${voucher}, 'redeemed', ${-amount_cents}, ${payment}, ${booking.confirmation_code}, 'system',
            ${at(booking.at + MINUTE)})`.execute(db);
  await sql`
    INSERT INTO cash_payment (id, booking_id, amount_cents, method, recorded_by, recorded_at)
    VALUES (${payment}, ${booking.id}, ${amount_cents}, 'voucher', 'system', ${at(booking.at + MINUTE)})`.execute(db);
  const details = { amount_cents, method: 'voucher' };
  const entry = { actor: 'system', action: 'booking.cash_recorded', booking_id: booking.id, details } as const;
  await recordAudit(db, { ...entry, at: booking.at + MINUTE });
};
