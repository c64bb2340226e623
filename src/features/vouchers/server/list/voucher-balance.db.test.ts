import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { printedCode } from '../../domain/voucher-code.ts';
import { openCode } from '../codes/code.ts';
import { selectVoucher } from '../store.ts';
import { redeemed, soldAt, storeVoucher, testKey } from '../testing/stored-voucher.ts';

const studio = testStudio();
const db = () => studio().database.db;
const balanceOf = (code: unknown, headers: Record<string, string> = {}) =>
  studio().call('POST', '/api/vouchers/balance', { code }, headers);

/** Stores a voucher of 50 EUR; returns its id and its code. */
const sold = async (more: Parameters<typeof storeVoucher>[1] = {}) => {
  const id = await storeVoucher(db(), more);
  const stored = await selectVoucher(db(), id);
  return { id, code: (stored && openCode(testKey, stored)) ?? '' };
};

beforeEach(async () => {
  studio().setNow('2030-06-03T12:00');
  await sql`DELETE FROM voucher_try`.execute(db());
});

describe('the balance of a voucher', () => {
  it('is what is left, until when, and each day and amount, and nothing about a person (VOU-01)', async () => {
    const { id, code } = await sold();
    await redeemed(id, 1550, randomUUID(), Date.parse('2030-06-10T23:30:00+02:00')).execute(db());
    const { status, body, headers } = await balanceOf(code);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      last_four: code.slice(-4),
      amount: 50,
      balance: 34.5,
      valid_until: '2033-12-31',
      state: 'valid',
      entries: [
        { number: 1, kind: 'sold', amount: 50, balance: 50, on: '2030-06-03' },
        { number: 2, kind: 'redeemed', amount: -15.5, balance: 34.5, on: '2030-06-10' },
      ],
    });
  });

  it('is found by the code as somebody types it, and by the address of its QR code (VOU-01)', async () => {
    const { code } = await sold();
    const typed = [
      code,
      printedCode(code).toLowerCase().replaceAll('-', ' '),
      `https://x.de/voucher#${printedCode(code)}`,
    ];
    for (const one of typed) expect(await balanceOf(one)).toMatchObject({ status: 200, body: { balance: 50 } });
  });

  it.each([
    ['blocked', { more: {}, cents: 0 }],
    ['over', { more: { valid_until: '2030-06-02' }, cents: 0 }],
    ['used', { more: {}, cents: 5000 }],
  ] as const)('says that a voucher is %s, without a reason (VOU-01)', async (state, { more, cents }) => {
    const { id, code } = await sold(more);
    if (cents > 0) await redeemed(id, cents, randomUUID(), soldAt).execute(db());
    if (state === 'blocked') {
      await studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Änne sagt: verloren' });
    }
    const { body } = await balanceOf(code);
    expect(body.state).toBe(state);
    expect(JSON.stringify(body)).not.toContain('Änne');
  });

  it('says that the sale was undone (VOU-01)', async () => {
    const { id, code } = await sold();
    await studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Zurück', undo_sale: true });
    expect((await balanceOf(code)).body).toMatchObject({ state: 'undone', balance: 0 });
  });

  it('is refused in the same way for an unknown code and for what is no code (VOU-02)', async () => {
    await sold();
    const wrong = ['ABCD-EFGH-JKLM-NPQR', 'ABCD-EFGH', '', '0000-0000-0000-0000', 'Gutschein', '%_', 'ж'.repeat(300)];
    const seen = [];
    for (const code of wrong) {
      const { status, body, headers } = await balanceOf(code);
      const { request_id: _, ...rest } = body;
      seen.push({ status, rest, fields: Object.keys(headers).toSorted() });
    }
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(seen[0]).toMatchObject({ status: 400, rest: { code: 'voucher_unknown', detail: expect.any(String) } });
    expect((await balanceOf('x'.repeat(301))).status).toBe(422);
    expect((await balanceOf(undefined)).status).toBe(422);
  });

  it('has no address that contains the code (VOU-02)', async () => {
    const { code } = await sold();
    for (const path of ['/api/vouchers/balance', `/api/vouchers/balance?code=${code}`, `/api/vouchers/${code}`]) {
      expect((await studio().call('GET', path)).status).toBe(404);
    }
    const asked = await studio().call('POST', `/api/vouchers/balance?code=${code}`, {});
    expect(asked.status).toBe(422);
  });
});
