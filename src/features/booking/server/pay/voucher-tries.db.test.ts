import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addressOfVoucher } from '#features/vouchers/domain/voucher-code.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';
import { deskOf } from '../testing/voucher-desk.ts';

const bookable = bookableStudio();
const { studio, book } = bookable;
const { sell, pay } = deskOf(bookable);
const db = () => studio().database.db;

it('takes the address of the QR code for the code (VOU-01)', async () => {
  const { code } = await sell(10);
  const { booking_id } = await book('2030-06-20T09:00');
  const address = addressOfVoucher(`https://${'langer-name.'.repeat(12)}de`, code);
  expect((await pay(booking_id, 4, address)).status).toBe(200);
});

it('takes 20 unknown codes an hour from an administrator, also at once, and known ones do not count (VOU-02)', async () => {
  const { code } = await sell(100);
  const { booking_id } = await book('2030-06-19T09:00');
  await sql`DELETE FROM voucher_try`.execute(db());
  for (let paid = 0; paid < 25; paid++) expect((await pay(booking_id, 1, code, paid)).status).toBe(200);
  const wrong = await Promise.all(Array.from({ length: 30 }, () => pay(booking_id, 1, 'ABCD-EFGH-JKLM-NPQR', 25)));
  const codes = wrong.map(({ body }) => body.code);
  expect(codes.filter((one) => one === 'voucher_unknown')).toHaveLength(20);
  expect(codes.filter((one) => one === 'voucher_tries')).toHaveLength(10);
  expect((await pay(booking_id, 1, code, 25)).status).toBe(429);
  studio().setNow('2030-06-03T09:01');
  expect((await pay(booking_id, 1, code, 25)).status).toBe(200);
  await sql`DELETE FROM voucher_try`.execute(db());
});
