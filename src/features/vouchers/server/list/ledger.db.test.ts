import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { selectVoucher } from '../store.ts';
import { redeemed, soldAt, storeVoucher } from '../testing/stored-voucher.ts';

const studio = testStudio();
const db = () => studio().database.db;
const balance = async (id: string) => (await selectVoucher(db(), id))?.balance_cents;
const succeeded = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;

describe('the ledger of a voucher', () => {
  it('gives exactly 50.00 to 100 redemptions at once, of the whole or of a part (VOU-02)', async () => {
    for (const [cents, times] of [
      [5000, 1],
      [100, 50],
      [3000, 1],
      [700, 7],
    ] as const) {
      const id = await storeVoucher(db());
      const all = Array.from({ length: 100 }, () => redeemed(id, cents).execute(db()));
      expect(await succeeded(all)).toBe(times);
      expect(await balance(id)).toBe(5000 - cents * times);
    }
  });

  it('keeps nothing of a redemption whose connection was killed (VOU-02)', async () => {
    const id = await storeVoucher(db());
    const killed = db()
      .transaction()
      .execute(async (trx) => {
        await redeemed(id, 5000).execute(trx);
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db());
        await sql`SELECT 1`.execute(trx);
      });
    await expect(killed).rejects.toThrow();
    expect(await balance(id)).toBe(5000);
    expect(await succeeded([redeemed(id, 5000).execute(db())])).toBe(1);
  });

  it('is only added to, and a voucher stays as it was sold (VOU-02)', async () => {
    const id = await storeVoucher(db());
    for (const statement of [
      sql`UPDATE voucher_entry SET balance_cents = 9000 WHERE voucher_id = ${id}`,
      sql`DELETE FROM voucher_entry WHERE voucher_id = ${id}`,
      sql`UPDATE voucher SET amount_cents = 9000 WHERE id = ${id}`,
      sql`UPDATE voucher SET valid_until = '2040-12-31' WHERE id = ${id}`,
      sql`DELETE FROM voucher WHERE id = ${id}`,
      // More than was sold.
      sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, actor, at)
          VALUES (${id}, 'given_back', 1, ${randomUUID()}, 'x', now())`,
      // Another number or balance than the database computes does not count.
      sql`INSERT INTO voucher_entry (voucher_id, number, kind, amount_cents, balance_cents, cash_payment_id, actor, at)
          VALUES (${id}, 9, 'redeemed', -6000, 100, ${randomUUID()}, 'x', now())`,
    ]) {
      await expect(statement.execute(db())).rejects.toThrow();
    }
    expect(await selectVoucher(db(), id)).toMatchObject({ amount_cents: 5000, balance_cents: 5000 });
  });

  it('takes nothing from a voucher that is blocked or not valid any more, but gives back to it (VOU-02)', async () => {
    const [id, payment] = [await storeVoucher(db()), randomUUID()];
    await redeemed(id, 2000, payment, Date.parse('2033-12-31T23:59:59+01:00')).execute(db());
    await expect(redeemed(id, 100, undefined, Date.parse('2034-01-01T00:00:00+01:00')).execute(db())).rejects.toThrow(
      'not valid',
    );
    await sql`UPDATE voucher SET blocked_at = now(), blocked_by = 'x', block_reason = 'Verloren' WHERE id = ${id}`.execute(
      db(),
    );
    await expect(redeemed(id, 100, undefined, soldAt).execute(db())).rejects.toThrow('blocked');
    const back = sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, actor, at)
                     VALUES (${id}, 'given_back', 2000, ${payment}, 'x', now())`;
    await back.execute(db());
    expect(await balance(id)).toBe(5000);
    await expect(back.execute(db())).rejects.toThrow();
  });
});
