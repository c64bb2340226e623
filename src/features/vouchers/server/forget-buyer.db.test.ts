import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { addressesOfBuyers, forgetBuyer } from './person-store.ts';
import { selectVoucher } from './store.ts';
import { redeemed, soldAt, storeVoucher } from './testing/stored-voucher.ts';

const studio = testStudio();
const db = () => studio().database.db;
const post = (what: string, body: object) => studio().adminCall('POST', `/api/admin/privacy/${what}`, body);

it('the data of a person has the vouchers that were bought, without their code (VOU-01)', async () => {
  const id = await storeVoucher(db(), { buyer_email: 'Export@example.de' });
  expect((await post('lookup', { email: 'export@example.de' })).body.vouchers).toBe(1);
  const { body } = await post('export', { email: 'export@example.de' });
  expect(body.vouchers).toMatchObject([
    { id, buyer_name: 'Vera Geber', dedication: 'Alles Gute!', entries: [{ kind: 'sold', amount_cents: 5000 }] },
  ]);
  expect(Object.keys(body.vouchers[0]).filter((name) => /code_|sale_key|_by/.test(name))).toEqual([]);
});

it('an erasure removes names and dedication, and the voucher stays valid (VOU-01)', async () => {
  const email = 'erased@example.de';
  const id = await storeVoucher(db(), { buyer_email: email });
  const { body } = await post('erase', { email, repeated: email });
  expect(body.vouchers).toBe(1);
  expect(await selectVoucher(db(), id)).toMatchObject({
    buyer_name: '',
    buyer_email: null,
    recipient_name: '',
    dedication: '',
    balance_cents: 5000,
  });
  await redeemed(id, 5000).execute(db());
  expect((await post('erase', { email, repeated: email })).body.vouchers).toBe(0);
});

it('after a restore only what was sold before the erasure is forgotten (VOU-01)', async () => {
  const email = 'restored@example.de';
  const [before, after] = [
    await storeVoucher(db(), { buyer_email: email }),
    await storeVoucher(db(), { buyer_email: email, sold_at: soldAt + 2000 }),
  ];
  expect(await addressesOfBuyers(db())).toContain(email);
  expect(await forgetBuyer(db(), email, soldAt + 1000)).toEqual([before]);
  expect((await selectVoucher(db(), before))?.buyer_email).toBeNull();
  expect((await selectVoucher(db(), after))?.buyer_email).toBe(email);
});
