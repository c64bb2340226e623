import { expect, it } from 'vitest';
import { payingStudio } from './testing/paying-studio.ts';

const { studio, provider, begin, read, send } = payingStudio();

it('a refund of a payment that was stored without its payment intent finds that at the provider', async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  await studio().database.pool.query('UPDATE payment SET payment_intent = NULL WHERE booking_id = $1', [id]);
  const refund = await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, {});
  expect(refund).toMatchObject({ status: 200, body: { payment: { refunds: [{ amount: 75, status: 'succeeded' }] } } });
  const intent = session.describe()['payment_intent'];
  expect(provider().refunds.filter(({ payment_intent }) => payment_intent === intent)).toMatchObject([
    { amount: 7500 },
  ]);
  expect((await read(id)).payment).toMatchObject({ status: 'refunded', refundable_amount: 0 });
});
