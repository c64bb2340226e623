import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';

const errors: unknown[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line)) });
const { studio, begin, read, send } = payingStudio({ log });
const completed = 'checkout.session.completed';
const entries = async (id: string, action: string) => {
  const { rows } = await studio().database.pool.query(
    'SELECT actor, details FROM audit_entry WHERE booking_id = $1 AND action = $2',
    [id, action],
  );
  return rows;
};
afterEach(() => void errors.splice(0));

it('a payment for a deleted booking is recorded with its amount and the code of the booking (SRV-81)', async () => {
  const { id, session } = await begin();
  const { confirmation_code } = await read(id);
  await studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
  session.pay();
  await send(completed, session.describe());
  expect(await entries(id, 'booking.paid_after_deletion')).toEqual([
    { actor: 'customer', details: { amount_cents: 7500, currency: 'EUR', confirmation_code } },
  ]);
});

it('the log reports a payment of an unexpected amount as an error, and an expected one not (P07)', async () => {
  const { id, session } = await begin();
  session.pay();
  await send(completed, { ...session.describe(), amount_total: 7499 });
  expect(errors).toMatchObject([{ booking: id, mismatch: 'amount', msg: expect.any(String) }]);
  errors.splice(0);
  const other = await begin();
  other.session.pay();
  await send(completed, other.session.describe());
  expect((await read(other.id)).payment?.status).toBe('paid');
  expect(errors).toEqual([]);
});
