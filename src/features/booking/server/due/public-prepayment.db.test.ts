import { expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, configure, book, begin, checkout, read, send } = payingStudio();
const look = async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body.prepayment;

it('the customer sees what is due, processing, paid, refunded, and left to pay at the studio (AMB-101, SRV-33)', async () => {
  const { id, session } = await begin();
  const amounts = { amount: 75, refunded: 0, rest: 75, held_until: null, cancel_terms: null };
  expect(await look(id)).toEqual({ state: 'open', ...amounts });

  session.pay('slowly');
  await send('checkout.session.completed', session.describe());
  expect(await look(id)).toEqual({ state: 'processing', ...amounts });

  session.settle(true);
  await send('checkout.session.async_payment_succeeded', session.describe());
  expect(await look(id)).toEqual({ state: 'paid', ...amounts });

  await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount: 25 });
  expect(await look(id)).toEqual({ state: 'paid', ...amounts, refunded: 25 });
  await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, { refund_amount: 50 });
  expect(await look(id)).toEqual({ state: 'refunded', ...amounts, refunded: 75 });
});

it('is absent if nothing is paid in advance', async () => {
  const plain = await book({ requires_prepayment: false });
  expect(await look(plain)).toBeUndefined();
  const { id } = await begin();
  await studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
  expect(await look(id)).toBeUndefined();
  const { id: cancelled } = await begin();
  await studio().adminCall('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
  expect(await look(cancelled)).toBeUndefined();
});

it('can be paid on the page of the booking after the first checkout failed (AMB-101, SRV-28)', async () => {
  provider().behave(500);
  const id = await book();
  expect((await checkout(id)).status).toBeGreaterThanOrEqual(500);
  expect((await read(id)).status).toBe('PENDING');
  const amounts = { amount: 75, refunded: 0, rest: 75, held_until: null, cancel_terms: null };
  expect(await look(id)).toEqual({ state: 'open', ...amounts });
  provider().behave('normal');
  expect((await checkout(id)).status).toBe(200);
  expect(await look(id)).toEqual({ state: 'open', ...amounts });
  expect((await read(id)).status).toBe('PAYMENT_PENDING');
});

it('is not offered before the first checkout if payments are off or the session has begun', async () => {
  const id = await book();
  await configure({ stripe_enabled: false });
  expect(await look(id)).toBeUndefined();
  await configure();
  expect(await look(id)).toMatchObject({ state: 'open' });
  studio().setNow('2030-06-05T09:00');
  expect(await look(id)).toBeUndefined();
});

it('the amount shown to a customer who continues to pay is that of the checkout, with its refund terms (SRV-28)', async () => {
  await configure({
    refund_rule_enabled: true,
    refund_stages: [
      { days_before: 2, percent: 100 },
      { days_before: 1, percent: 50 },
    ],
  });
  const id = await book({}, '2030-06-12T09:00:00');
  await checkout(id);
  await configure({ prepayment_percentage: 33.33 });
  const shown = await look(id);
  expect(shown).toEqual({
    state: 'open',
    amount: 50,
    refunded: 0,
    rest: 100,
    held_until: null,
    cancel_terms: [
      { until: '2030-06-10T09:00:00+02:00', amount: 50 },
      { until: '2030-06-11T09:00:00+02:00', amount: 25 },
    ],
  });
  await checkout(id);
  const charged = provider().sessions.at(-1)?.form.get('line_items[0][price_data][unit_amount]');
  expect(charged).toBe(String(Math.round(shown.amount * 100)));
});

it('refund terms end at the cancellation deadline, however late their last stage is (SRV-28)', async () => {
  await configure({
    refund_rule_enabled: true,
    refund_stages: [
      { days_before: 7, percent: 100 },
      { days_before: 1, percent: 50 },
    ],
  });
  await writeSetting(studio().database.db, 'calendar', { cancel_window_hours: 72 });
  const id = await book({}, '2030-06-12T09:00:00');
  await checkout(id);
  expect((await look(id)).cancel_terms).toEqual([
    { until: '2030-06-05T09:00:00+02:00', amount: 75 },
    { until: '2030-06-09T09:00:00+02:00', amount: 37.5 },
  ]);
  await writeSetting(studio().database.db, 'calendar', {});
});

it('states until when an unpaid booking is kept, unless it is kept without limit (SRV-31)', async () => {
  await configure({ auto_cancel_unpaid: true, payment_deadline_hours: 3 });
  const { id } = await begin();
  const asked = studio().context.now();
  expect(Date.parse((await look(id)).held_until)).toBe(asked + 3 * 3_600_000);
  await configure({ auto_cancel_unpaid: true, payment_deadline_hours: 720 });
  const { body } = await studio().call('GET', `/api/bookings/${id}`);
  expect(Date.parse(body.prepayment.held_until)).toBe(Date.parse(body.start));
});

it('a rule without any refund is shown as no period', async () => {
  await configure({ refund_rule_enabled: true, refund_stages: [] });
  const { id } = await begin();
  expect((await look(id)).cancel_terms).toEqual([]);
});
