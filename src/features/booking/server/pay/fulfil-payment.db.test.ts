import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { checkPayments, closeCheckouts } from './check-payments.ts';

const { studio, provider, configure, book, checkout, begin, read, send, mails, events } = payingStudio();
const completed = 'checkout.session.completed';
const pool = () => studio().database.pool;
const statusOf = async (id: string) => (await read(id)).status;

describe('the provider reports that a session is paid (SRV-29, BOOK-077)', () => {
  it('the booking is confirmed, the payment stored, and one mail written', async () => {
    const { id, session } = await begin();
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'open', amount: 75 } });
    session.pay();
    expect(await send(completed, session.describe())).toMatchObject({ status: 200, body: { received: true } });
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { status: 'paid', amount: 75, currency: 'EUR', paid_at: '2030-06-03T08:00:00+02:00', due_at: null },
    });
    expect((await mails(id)).sort()).toEqual(['booking_received', 'payment_received', 'studio_new_booking']);
    expect(await events(id)).toEqual(['booking.created', 'booking.payment_started', 'booking.paid']);
  });

  it('every other session of the booking is closed at the provider, so that nothing is paid twice', async () => {
    const { id, session: first } = await begin();
    // Another amount needs another session. Its request reaches the provider after the customer has paid the first one.
    await configure({ prepayment_percentage: 30 });
    await checkout(id);
    const second = provider().sessions.at(-1)!;
    expect(second.id).not.toBe(first.id);
    first.pay();
    await send(completed, first.describe());
    expect((await checkout(id)).status).not.toBe(200);
    await closeCheckouts(studio().context);
    expect(second.describe()['status']).toBe('expired');
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
  });

  it('the same event many times at once counts once (P03, P16)', async () => {
    const { id, session } = await begin();
    session.pay();
    const responses = await Promise.all(
      Array.from({ length: scaleCount(50) }, () => send(completed, session.describe(), { id: `evt_${id}` })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    const { rows } = await pool().query('SELECT count(*) FROM payment_event WHERE id = $1', [`evt_${id}`]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('a failure while processing returns 5xx and stores nothing; sent again the event counts, and once more does nothing (P15)', async () => {
    const { id, session } = await begin();
    session.pay();
    const sent = () => send(completed, session.describe(), { id: `evt_failing_${id}` });
    await pool().query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'out of order'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON message FOR EACH ROW EXECUTE FUNCTION fail()`);
    try {
      expect((await sent()).status).toBeGreaterThanOrEqual(500);
    } finally {
      await pool().query('DROP TRIGGER fail ON message; DROP FUNCTION fail()');
    }
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'open' } });
    expect((await sent()).status).toBe(200);
    expect((await sent()).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
    expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    expect((await events(id)).filter((action) => action === 'booking.paid')).toHaveLength(1);
  });

  it('event, return page and reconciliation at once take effect once (P05, SRV-30)', async () => {
    const { id, session } = await begin();
    session.pay();
    await Promise.all([
      send(completed, session.describe()),
      studio().call('GET', `/api/bookings/${id}`),
      checkPayments(studio().context, 0),
      send(completed, session.describe()),
    ]);
    expect(await statusOf(id)).toBe('CONFIRMED');
    expect(await events(id)).toEqual(['booking.created', 'booking.payment_started', 'booking.paid']);
    expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
  });

  it('a completed session that is not paid waits until the money has arrived (P08)', async () => {
    const { id, session } = await begin();
    session.pay('slowly');
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'processing' } });
    session.settle(true);
    await send('checkout.session.async_payment_succeeded', session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
  });

  it('a slow payment that fails leaves the booking open, and it can be paid again', async () => {
    const { id, session } = await begin();
    session.pay('slowly');
    await send(completed, session.describe());
    session.settle(false);
    await send('checkout.session.async_payment_failed', session.describe());
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'failed' } });
    expect((await checkout(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ payment: { status: 'open' } });
  });

  it.each([
    ['checkout.session.expired', 'booking.payment_expired'],
    ['checkout.session.async_payment_failed', 'booking.payment_failed'],
    ['payment_intent.payment_failed', 'booking.payment_attempt_failed'],
  ])('%s changes no status and is recorded in the timeline', async (type, action) => {
    const { id, session } = await begin();
    const object = type.startsWith('payment_intent')
      ? { id: 'pi_1', object: 'payment_intent', metadata: session.describe()['metadata'] }
      : session.describe();
    expect((await send(type, object)).status).toBe(200);
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
    expect(await events(id)).toContain(action);
  });

  it.each([
    ['customer.created', { id: 'cus_1' }],
    [completed, { id: 'cs_of_another_shop', payment_status: 'paid', amount_total: 100, metadata: {} }],
    [completed, { id: 7 }],
    ['charge.refunded', { id: 'ch_1', payment_intent: null, amount_refunded: 5 }],
  ])('%s that does not belong to this studio is accepted and ignored', async (type, object) => {
    expect(await send(type, object)).toMatchObject({ status: 200, body: { received: true } });
  });

  it('a session whose response was lost is found by the ids that were sent with it', async () => {
    const id = await book();
    provider().behave('lost');
    await checkout(id);
    provider().behave('normal');
    const session = provider().sessions.at(-1)!;
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
  });

  it('another session with the ids of a payment whose session is known changes nothing', async () => {
    const { id, session } = await begin();
    const foreign = { ...session.describe(), id: 'cs_test_another', status: 'complete', payment_status: 'paid' };
    expect((await send(completed, foreign)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'open' } });
    expect(await mails(id)).not.toContain('payment_received');
    expect(await events(id)).toContain('booking.payment_mismatch');
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
  });

  it('a booking that the studio has confirmed manually is marked as paid as well', async () => {
    const { id, session } = await begin();
    await studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', refund_needed: false } });
  });

  it('a deleted booking stays deleted, and the event is accepted', async () => {
    const { id, session } = await begin();
    await studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
    session.pay();
    expect((await send(completed, session.describe())).status).toBe(200);
  });
});

describe('a payment that does not match what was requested (P07)', () => {
  it.each([
    ['amount', { amount_total: 7499 }],
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'rub' }],
    ['livemode', { livemode: true }],
    ['booking', { metadata: { booking_id: '11111111-1111-4111-8111-111111111111' } }],
  ])('is not counted as paid and is shown to the studio: %s %j', async (problem, wrong) => {
    const { id, session } = await begin();
    session.pay();
    expect((await send(completed, { ...session.describe(), ...wrong })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'open', problem } });
    expect(await events(id)).toContain('booking.payment_mismatch');
    expect(await mails(id)).not.toContain('payment_received');
  });
});

it('a mismatch is recorded once, however often the provider reports it', async () => {
  const { id, session } = await begin();
  await pool().query('UPDATE payment SET amount_cents = 8000 WHERE booking_id = $1', [id]);
  session.pay();
  for (let time = 0; time < 3; time++) await checkPayments(studio().context, 0);
  await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
  for (let time = 0; time < 3; time++) await closeCheckouts(studio().context);
  expect((await events(id)).filter((action) => action === 'booking.payment_mismatch')).toHaveLength(1);
});
