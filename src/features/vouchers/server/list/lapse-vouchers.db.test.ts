import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { selectVoucher } from '../store.ts';
import { redeemed, storeVoucher } from '../testing/stored-voucher.ts';
import { lapseVouchers } from './lapse-vouchers.ts';

const studio = testStudio();
const db = () => studio().database.db;
const lastDay = { valid_until: '2033-12-31', sold_at: Date.parse('2030-06-03T10:00:00+02:00') };
const over = Date.parse('2034-01-01T00:00:00+01:00');

const lapse = (now = over) => lapseVouchers({ db: db(), now: () => now });
const entriesOf = async (id: string) => (await selectVoucher(db(), id))?.entries.map(({ kind }) => kind);
/** What the accounts got of what has lapsed. */
const lapsedCents = async (id: string): Promise<number[]> => {
  const { rows } = await sql<{ amount_cents: number }>`
    SELECT amount_cents FROM money_entry WHERE payment_id = ${id} AND kind = 'lapsed' ORDER BY entered_at`.execute(
    db(),
  );
  return rows.map(({ amount_cents }) => amount_cents);
};

beforeEach(async () => {
  // Those of the other tests.
  await lapse(Date.parse('2050-01-01T12:00Z'));
});

describe('what is left on a voucher', () => {
  it('lapses when its last day is over in Berlin, and not a moment before; what is used or undone does not (VOU-01)', async () => {
    const [whole, part, used, undone] = [
      await storeVoucher(db(), lastDay),
      await storeVoucher(db(), lastDay),
      await storeVoucher(db(), lastDay),
      await storeVoucher(db(), lastDay),
    ];
    await redeemed(part, 2000).execute(db());
    await redeemed(used, 5000).execute(db());
    await sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, actor, at)
              VALUES (${undone}, 'sale_undone', -5000, 'x', now())`.execute(db());
    await lapse(over - 1);
    expect(await entriesOf(whole)).toEqual(['sold']);
    await lapse();
    expect(await entriesOf(whole)).toEqual(['sold', 'lapsed']);
    expect(await entriesOf(part)).toEqual(['sold', 'redeemed', 'lapsed']);
    expect(await entriesOf(used)).toEqual(['sold', 'redeemed']);
    expect(await entriesOf(undone)).toEqual(['sold', 'sale_undone']);
    expect([await lapsedCents(whole), await lapsedCents(part), await lapsedCents(used)]).toEqual([[5000], [3000], []]);
    expect((await selectVoucher(db(), part))?.balance_cents).toBe(0);
  });

  it('lapses exactly once with 40 processes at once, and of a blocked voucher too (VOU-01)', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => storeVoucher(db(), lastDay)));
    await sql`UPDATE voucher SET blocked_at = now(), blocked_by = 'x', block_reason = 'Verloren' WHERE id = ${ids[0]}`.execute(
      db(),
    );
    await Promise.all(Array.from({ length: 40 }, () => lapse()));
    for (const id of ids) {
      expect(await entriesOf(id)).toEqual(['sold', 'lapsed']);
      expect(await lapsedCents(id)).toEqual([5000]);
    }
    await lapse(over + 86_400_000);
    expect(await lapsedCents(ids[0] ?? '')).toEqual([5000]);
  });

  it('is either redeemed before or lapses, also at once, and pays for nothing afterwards (VOU-01)', async () => {
    for (let i = 0; i < 5; i++) {
      const id = await storeVoucher(db(), lastDay);
      // A process whose clock is a moment behind.
      const late = redeemed(id, 3000, randomUUID(), over - 1).execute(db());
      const [paid] = await Promise.allSettled([late, lapse(), lapse()]);
      await lapse();
      expect(await lapsedCents(id)).toEqual([paid.status === 'fulfilled' ? 2000 : 5000]);
      await expect(redeemed(id, 1, randomUUID(), over - 1).execute(db())).rejects.toThrow();
      await expect(redeemed(id, 1, randomUUID(), over).execute(db())).rejects.toThrow();
    }
  });

  it('lapses again when a payment is taken back afterwards; the voucher stays over (VOU-01)', async () => {
    const [id, payment] = [await storeVoucher(db(), lastDay), randomUUID()];
    await redeemed(id, 2000, payment).execute(db());
    await lapse();
    await sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, actor, at)
              VALUES (${id}, 'given_back', 2000, ${payment}, 'x', ${new Date(over + 1)})`.execute(db());
    studio().setNow('2034-01-02T10:00');
    const state = async () => {
      const { body } = await studio().adminCall('GET', '/api/admin/vouchers?limit=200');
      return body.vouchers.find((one: { id: string }) => one.id === id);
    };
    expect(await state()).toMatchObject({ state: 'over', balance: 20 });
    await lapse(over + 2);
    expect(await lapsedCents(id)).toEqual([3000, 2000]);
    expect(await state()).toMatchObject({ state: 'over', balance: 0, entries: [{}, {}, {}, {}, { kind: 'lapsed' }] });
  });

  it('is entered by the database, whatever a program says, and never while the voucher is valid (VOU-01)', async () => {
    const id = await storeVoucher(db(), lastDay);
    const entered = (cents: number, at: number) =>
      sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, actor, at)
          VALUES (${id}, 'lapsed', ${cents}, 'x', ${new Date(at)})`.execute(db());
    await expect(entered(-5000, over - 1)).rejects.toThrow('still valid');
    await entered(-1, over);
    expect(await lapsedCents(id)).toEqual([5000]);
  });

  it('lands in the first open month after one that is closed (TAX-01)', async () => {
    await sql`INSERT INTO closed_month (month, closed_at, closed_by, settings)
              VALUES ('2034-01-01', '2034-02-03T10:00Z', 'x', '{}')`.execute(db());
    const id = await storeVoucher(db(), lastDay);
    await lapse();
    const { rows } = await sql<{ month: string }>`
      SELECT to_char(entered_at AT TIME ZONE 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') AS month
      FROM money_entry WHERE payment_id = ${id} AND kind = 'lapsed'`.execute(db());
    expect(rows).toEqual([{ month: '2034-02-01 00:00' }]);
  });

  it('adds up: whatever happens, sold is redeemed, undone, lapsed or left, and the accounts know what lapsed (VOU-01)', async () => {
    const anyEvents = fc.array(
      fc.record({ what: fc.constantFrom('redeem', 'give back', 'lapse'), cents: fc.integer({ min: 1, max: 3000 }) }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(anyEvents, async (events) => {
        const id = await storeVoucher(db(), lastDay);
        const payments: { id: string; cents: number }[] = [];
        for (const { what, cents } of events) {
          if (what === 'lapse') await lapse();
          else if (what === 'redeem') {
            const payment = randomUUID();
            await redeemed(id, cents, payment)
              .execute(db())
              .then(() => payments.push({ id: payment, cents }))
              .catch(() => undefined);
          } else {
            const back = payments.pop();
            if (!back) continue;
            await sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, actor, at)
                      VALUES (${id}, 'given_back', ${back.cents}, ${back.id}, 'x', now())`.execute(db());
          }
        }
        const voucher = await selectVoucher(db(), id);
        const of = (kind: string) =>
          (voucher?.entries ?? []).filter((entry) => entry.kind === kind).map(({ amount_cents }) => 0 - amount_cents);
        const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);
        expect(sum(of('lapsed'))).toBe(sum(await lapsedCents(id)));
        const spent = payments.map(({ cents }) => cents);
        expect(sum(spent) + sum(of('lapsed')) + (voucher?.balance_cents ?? 0)).toBe(5000);
      }),
      { numRuns: scaleCount(20), endOnFailure: true },
    );
  });
});
