import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { selectVoucher } from '../store.ts';
import { storeVoucher, testKey } from '../testing/stored-voucher.ts';
import { openCode } from './code.ts';
import { withGuardedCode } from './guarded-code.ts';
import { unknownVoucher } from './redeem.ts';
import { forgetVoucherTries } from './try-store.ts';

const studio = testStudio();
const limited = testStudio({ rateLimit: true });
const db = () => studio().database.db;
const unknown = 'ABCD-EFGH-JKLM-NPQR';
const from = async (remoteAddress: string, code: string) => {
  const response = await studio().server.inject({
    method: 'POST',
    url: '/api/vouchers/balance',
    payload: { code },
    remoteAddress,
  });
  return { status: response.statusCode, body: response.json(), wait: Number(response.headers['retry-after']) };
};
const sold = async (): Promise<string> => {
  const stored = await selectVoucher(db(), await storeVoucher(db()));
  return (stored && openCode(testKey, stored)) ?? '';
};
const tries = async () =>
  (await sql<{ actor: string; tries: number }>`SELECT actor, tries FROM voucher_try ORDER BY actor`.execute(db())).rows;

beforeEach(async () => {
  studio().setNow('2030-06-03T12:00');
  await sql`DELETE FROM voucher_try`.execute(db());
});

describe('visitors who try codes', () => {
  it('may try 20 unknown ones an hour from one network, also at once, and then learn nothing of known ones (VOU-02)', async () => {
    const code = await sold();
    const wrong = await Promise.all(
      Array.from({ length: 30 }, (_, i) => from(`2001:db8:0:7::${i}`, i % 2 === 0 ? unknown : 'Gutschein')),
    );
    const codes = wrong.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'voucher_unknown')).toHaveLength(20);
    expect(codes.filter((one) => one === 'voucher_tries')).toHaveLength(10);
    studio().setNow('2030-06-03T12:45');
    const [known, other] = [await from('2001:db8:0:7::1', code), await from('2001:db8:0:7::1', unknown)];
    expect({ ...known, body: known.body.code }).toEqual({ status: 429, body: 'voucher_tries', wait: 900 });
    expect({ ...other, body: other.body.code }).toEqual({ status: 429, body: 'voucher_tries', wait: 900 });
    expect((await from('2001:db8:0:8::1', code)).status).toBe(200);
    studio().setNow('2030-06-03T13:01');
    expect((await from('2001:db8:0:7::1', code)).status).toBe(200);
  });

  it('may look at known ones as often as they like, and nothing is kept of them (VOU-02)', async () => {
    const code = await sold();
    for (let i = 0; i < 25; i++) expect((await from('203.0.113.7', code)).status).toBe(200);
    expect(await tries()).toEqual([]);
    await from('203.0.113.7', unknown);
    await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.7', code)));
    expect((await tries()).map((row) => row.tries)).toEqual([1]);
  });

  it('of a /48 may try 200 an hour together; that stops neither others nor the desk (VOU-02)', async () => {
    const code = await sold();
    const wrong = [];
    for (let network = 1; network <= 11; network++) {
      const address = `2001:db8:9:${network.toString(16)}::1`;
      wrong.push(...(await Promise.all(Array.from({ length: 20 }, () => from(address, unknown)))));
    }
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(200);
    const { status, wait } = await from('2001:db8:9:ffff::1', code);
    expect({ status, wait }).toEqual({ status: 429, wait: 3600 });
    for (const other of ['2001:db8:a:1::1', '192.0.2.1']) expect((await from(other, code)).status).toBe(200);
    const desk = withGuardedCode(studio().context, 'desk', () => Promise.reject(unknownVoucher()));
    await expect(desk).rejects.toMatchObject({ code: 'voucher_unknown' });
  });

  it('are counted without their address, and forgotten after an hour (VOU-02)', async () => {
    await from('203.0.113.7', unknown);
    const rows = await tries();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0');
    await forgetVoucherTries(db(), studio().context.now());
    expect(await tries()).toEqual(rows);
    studio().setNow('2030-06-03T13:00');
    await forgetVoucherTries(db(), studio().context.now());
    expect(await tries()).toEqual([]);
  });

  it('may call the endpoint 60 times an hour, right or wrong (VOU-02, SRV-61)', async () => {
    const statuses = [];
    for (let i = 0; i < 62; i++) {
      const { status, headers } = await limited().call('POST', '/api/vouchers/balance', {});
      statuses.push(status === 429 && Number(headers['retry-after']) > 0 ? 429 : status);
    }
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 422), 429, 429]);
  });
});
