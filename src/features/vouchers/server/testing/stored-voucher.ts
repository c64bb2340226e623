import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';
import { newCode } from '../codes/code.ts';
import { insertVoucher, type SoldVoucher } from '../store.ts';

/** What the codes of stored vouchers are sealed with. */
export const testKey = 'a-secret-key-of-the-tests';
export const soldAt = Date.parse('2030-06-03T10:00:00+02:00');

/** Stores a voucher of 50 EUR; returns its id. */
export const storeVoucher = async (db: Database, more: Partial<SoldVoucher> = {}): Promise<string> => {
  const id = randomUUID();
  await insertVoucher(db, {
    ...newCode(testKey, id),
    id,
    amount_cents: 5000,
    valid_until: '2033-12-31',
    method: 'cash',
    purpose: 'multi',
    purpose_reason: 'several_rates',
    purpose_rates: [19, 7],
    buyer_name: 'Vera Geber',
    buyer_email: 'vera@example.de',
    recipient_name: 'Änne Müller',
    dedication: 'Alles Gute!',
    language: 'de',
    sold_by: 'x',
    sold_at: soldAt,
    ...more,
  });
  return id;
};

/** The statement that takes an amount from a voucher. */
export const redeemed = (voucher: string, cents: number, payment = randomUUID(), at = soldAt) => sql`
  INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, actor, at)
  VALUES (${voucher}, 'redeemed', ${-cents}, ${payment}, 'x', ${new Date(at)})`;
