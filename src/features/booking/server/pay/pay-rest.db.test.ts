import { beforeEach, describe, expect, it } from 'vitest';
import { restStudio } from '../testing/rest-studio.ts';
import { closeCheckouts } from './check-payments.ts';

const {
  studio,
  provider,
  configure,
  prepaid,
  paid,
  rest,
  record,
  prepaymentOf,
  read,
  send,
  mails,
  events,
  begin,
  book,
} = restStudio();
const completed = 'checkout.session.completed';
const path = '/api/admin/bookings';
beforeEach(() => configure());

describe('the rest of a price (BANK-03)', () => {
  it('can be paid online between the prepayment and the session, once the studio takes it', async () => {
    const id = await prepaid();
    await configure({ rest_online_enabled: false });
    expect(await prepaymentOf(id)).not.toHaveProperty('rest_online');
    expect(await rest(id)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
    await configure();
    expect(await prepaymentOf(id)).toMatchObject({ rest: 75, rest_online: { state: 'open', amount: 75 } });
    studio().setNow('2030-06-05T09:00');
    expect(await prepaymentOf(id)).not.toHaveProperty('rest_online');
    expect(await rest(id)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
  });

  it('is exactly what is left, also after payments at the studio, and the booking keeps its status', async () => {
    const id = await prepaid();
    await record(id, 20.01);
    const { status, body } = await rest(id);
    const session = provider().sessions.at(-1)!;
    expect([status, body]).toEqual([200, { checkout_url: session.url }]);
    expect(Object.fromEntries(session.form)).toMatchObject({
      'line_items[0][price_data][unit_amount]': '5499',
      success_url: `http://localhost:3000/booking/success/${id}?rest=paid`,
      cancel_url: `http://localhost:3000/booking/success/${id}?rest=cancelled`,
    });
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 95.01 } });
    await paid(id);
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { amount: 150, refund_needed: false, refundable_amount: 129.99 },
    });
    expect(await prepaymentOf(id)).toMatchObject({ state: 'paid', amount: 150, rest: 0 });
    expect(await rest(id)).toMatchObject({ status: 400, body: { code: 'already_paid' } });
    expect((await events(id)).filter((action) => action.startsWith('booking.pa'))).toEqual([
      'booking.payment_started',
      'booking.paid',
      'booking.payment_started',
      'booking.paid',
    ]);
  });

  it('belongs to whoever has the link', async () => {
    const id = await prepaid();
    expect(await studio().call('POST', `${path.replace('/admin', '')}/${id}/rest-payment?token=wrong`)).toMatchObject({
      status: 403,
      body: { code: 'wrong_token' },
    });
    studio().setNow('2030-06-03T11:00');
    expect(await studio().call('POST', `/api/bookings/${id}/rest-payment`)).toMatchObject({ status: 403 });
    expect(await studio().call('POST', '/api/bookings/nothing/rest-payment')).toMatchObject({ status: 404 });
  });

  it('is due of nobody who has not paid anything in advance', async () => {
    const { id } = await begin();
    expect(await rest(id)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
    const other = await book({}, '2030-06-06T09:00:00');
    await studio().adminCall('PUT', `${path}/${other}/status?new_status=CONFIRMED`);
    expect(await rest(other)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
  });

  it('has one session, however many tabs start it', async () => {
    const id = await prepaid();
    const before = provider().sessions.length;
    const responses = await Promise.all(Array.from({ length: 40 }, () => rest(id)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.checkout_url}`))).toEqual(
      new Set([`200 ${provider().sessions.at(-1)!.url}`]),
    );
    expect(provider().sessions).toHaveLength(before + 1);
    expect((await events(id)).filter((action) => action === 'booking.payment_started')).toHaveLength(2);
  });

  it('counts once, however often and by whatever the payment is reported', async () => {
    const id = await prepaid();
    await rest(id);
    const session = provider().sessions.at(-1)!;
    session.pay();
    const reported = Array.from({ length: 10 }, (_, one) =>
      send(completed, session.describe(), one < 5 ? { id: 'evt_same_rest' } : {}),
    );
    const looked = Array.from({ length: 10 }, () => prepaymentOf(id));
    expect((await Promise.all(reported)).every(({ status }) => status === 200)).toBe(true);
    await Promise.all(looked);
    expect((await read(id)).payment).toMatchObject({ amount: 150, refund_needed: false });
    expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(2);
  });

  it('is paid as soon as its customer is back, before the event arrives', async () => {
    const id = await prepaid();
    await rest(id);
    provider().sessions.at(-1)!.pay();
    expect(await prepaymentOf(id)).toMatchObject({ amount: 150, rest: 0 });
  });

  it('on its way by a slow method is shown as that, and nothing else can be paid meanwhile', async () => {
    const id = await prepaid();
    await rest(id);
    const session = provider().sessions.at(-1)!;
    session.pay('slowly');
    await send(completed, session.describe());
    expect(await prepaymentOf(id)).toMatchObject({
      amount: 75,
      rest: 0,
      rest_online: { state: 'processing', amount: 75, cancel_terms: null },
    });
    expect((await read(id)).payment).toMatchObject({ status: 'paid', amount: 75, rest_processing_amount: 75 });
    expect(await rest(id)).toMatchObject({ status: 400, body: { code: 'payment_processing' } });
    expect(await record(id, 75)).toMatchObject({ status: 409, body: { code: 'payment_processing' } });
    session.settle(true);
    await send('checkout.session.async_payment_succeeded', session.describe());
    expect((await read(id)).payment).toMatchObject({ amount: 150, rest_processing_amount: 0 });
  });
});

describe('a rest that is paid while something else happens (BANK-03)', () => {
  it('is closed at the provider once the studio has recorded a payment', async () => {
    const id = await prepaid();
    await rest(id);
    const session = provider().sessions.at(-1)!;
    await record(id, 75);
    await closeCheckouts(studio().context);
    expect(session.describe()['status']).toBe('expired');
    expect((await read(id)).payment).toMatchObject({ amount: 150, refund_needed: false });
  });

  it('is shown to the studio as surplus if it arrives all the same', async () => {
    const id = await prepaid();
    await rest(id);
    await record(id, 0.01);
    await paid(id);
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { amount: 150.01, refund_needed: true, refundable_amount: 150 },
    });
    expect(await mails(id)).toContain('studio_refund_needed');
    const { body } = await studio().adminCall('POST', `${path}/${id}/refunds`, { amount: 75 });
    expect(body.payment).toMatchObject({ refund_needed: false, refunds: [{ amount: 75 }] });
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'never counts as well as a payment at the studio that is recorded at the same moment (%i ms later)',
    async (ms) => {
      const id = await prepaid();
      await rest(id);
      const arrives = new Promise((resolve) => setTimeout(resolve, ms)).then(() => paid(id));
      const [{ status }] = await Promise.all([record(id, 75), arrives]);
      const { payment } = await read(id);
      // Either the studio is told that it was paid online, or the surplus is flagged.
      if (status === 200) expect(payment).toMatchObject({ amount: 225, refund_needed: true });
      else expect(payment).toMatchObject({ amount: 150, refund_needed: false, cash: null });
    },
  );

  it('asks for the new amount after the price was changed, and the former session ends', async () => {
    const id = await prepaid();
    await rest(id);
    const former = provider().sessions.at(-1)!;
    const service_id = await studio().addService({ price_cents: 20_000 });
    expect((await studio().adminCall('PUT', `${path}/${id}`, { service_id })).status).toBe(200);
    await closeCheckouts(studio().context);
    expect(former.describe()['status']).toBe('expired');
    await rest(id);
    await paid(id);
    expect((await read(id)).payment).toMatchObject({ amount: 200, refund_needed: false });
  });

  it('is given back if the booking was cancelled', async () => {
    const id = await prepaid();
    await rest(id);
    await studio().adminCall('POST', `${path}/${id}/cancel`, {});
    await paid(id);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { amount: 150, refund_needed: true } });
  });

  it('is kept if it arrives after the session', async () => {
    const id = await prepaid();
    await rest(id);
    studio().setNow('2030-06-05T10:30');
    await studio().adminCall('PUT', `${path}/${id}/status?new_status=COMPLETED`);
    await paid(id);
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', payment: { amount: 150, refund_needed: false } });
  });

  it('can no longer be paid once the studio has refunded something', async () => {
    const id = await prepaid();
    await rest(id);
    const session = provider().sessions.at(-1)!;
    await studio().adminCall('POST', `${path}/${id}/refunds`, { amount: 10 });
    await closeCheckouts(studio().context);
    expect(session.describe()['status']).toBe('expired');
    expect(await prepaymentOf(id)).not.toHaveProperty('rest_online');
    expect(await rest(id)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
  });
});
