import { expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';
import { sendRefunds } from './send-refunds.ts';

const { studio, provider, begin, read, send } = payingStudio();

it('a refund of a payment that was stored without its payment intent looks that up at the provider', async () => {
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

it('a refund takes the payment intent that its payment has got meanwhile, and does not ask for it', async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  const setIntent = (intent: unknown) =>
    studio().database.pool.query('UPDATE payment SET payment_intent = $2 WHERE booking_id = $1', [id, intent]);
  const intent = session.describe()['payment_intent'];
  await setIntent(null);
  provider().behave(500);
  await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, {});
  await setIntent(intent);
  provider().behave('normal');
  const before = provider().requests.length;
  studio().setNow('2030-06-03T09:00');
  await sendRefunds(studio().context);
  expect(provider().refunds.filter(({ payment_intent }) => payment_intent === intent)).toMatchObject([
    { amount: 7500 },
  ]);
  const asked = provider().requests.slice(before);
  expect(asked.filter(({ path }) => path.includes('/checkout/sessions'))).toEqual([]);
});

it('a refund waits, and is not sent to the provider, while the payment intent is unknown', async () => {
  const { id } = await begin();
  // A payment that is recorded here but unknown to the provider.
  await studio().database.pool.query(
    `UPDATE payment SET status = 'paid', paid_at = asked_at, payment_intent = NULL WHERE booking_id = $1`,
    [id],
  );
  const before = provider().requests.length;
  const refund = await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, {});
  expect(refund.body.payment.refunds).toMatchObject([{ amount: 75, status: 'requested', failure: null }]);
  expect(provider().requests.slice(before)).toMatchObject([{ method: 'GET' }]);
});
