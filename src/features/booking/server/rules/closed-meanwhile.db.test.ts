import { expect, it } from 'vitest';
import { storeCheckoutSession } from '#features/payments/server/api.ts';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, book, checkout } = payingStudio();
const payment = async (id: string) =>
  (await studio().database.pool.query('SELECT id, status, session_id FROM payment WHERE booking_id = $1', [id]))
    .rows[0];

it.each([
  ['waits', ['new', 'kept'], 'open'],
  ['was cancelled meanwhile', ['closed', 'closed'], 'closing'],
])('the payment page that the provider made for a booking that %s is %j', async (_, [first, again], status) => {
  const id = await book();
  provider().behave(500);
  await checkout(id);
  if (first === 'closed') await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
  const now = studio().context.now();
  const session = { session_id: `cs_${id}`, checkout_url: 'https://pay.example/1', expires_at: now + HOUR };
  const { id: paymentId } = await payment(id);
  const keep = () =>
    studio()
      .database.db.transaction()
      .execute((trx) => storeCheckoutSession(trx, paymentId, session, now));
  expect(await keep()).toBe(first);
  expect(await payment(id)).toMatchObject({ status, session_id: session.session_id });
  // The response to a request that was sent twice.
  expect(await keep()).toBe(again);
});
