import { describe, expect, it } from 'vitest';
import type { Answered } from '#app/server/testing/test-studio.ts';
import type { StandInSession } from '#features/payments/testing/checkout-stand-in.ts';
import { checkPayments, closeSessions } from './check-payments.ts';
import { payingStudio } from './testing/paying-studio.ts';

const { studio, provider, configure, book, checkout, begin, read, send, mails, events } = payingStudio();
const completed = 'checkout.session.completed';
const pool = () => studio().database.pool;
const statusOf = async (id: string) => (await read(id)).status;

describe('the provider says that a session is paid (SRV-29, BOOK-077)', () => {
  it('the booking is confirmed, the payment kept, and one mail written', async () => {
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

  it('every other session of the booking is closed at the provider, so that nobody pays twice', async () => {
    const { id, session: first } = await begin();
    // Another amount needs another session. Its request reaches the provider after the customer has paid the first one.
    await configure({ prepayment_percentage: 30 });
    await checkout(id);
    const second = provider().sessions.at(-1)!;
    expect(second.id).not.toBe(first.id);
    first.pay();
    await send(completed, first.describe());
    expect((await checkout(id)).status).not.toBe(200);
    await closeSessions(studio().context);
    expect(second.describe()['status']).toBe('expired');
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
  });

  it('the same event fifty times at once counts once (P03, P16)', async () => {
    const { id, session } = await begin();
    session.pay();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send(completed, session.describe(), { id: `evt_${id}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    const { rows } = await pool().query('SELECT count(*) FROM payment_event WHERE id = $1', [`evt_${id}`]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('a failure on the way is answered 5xx and leaves nothing; sent again it counts, and once more does nothing (P15)', async () => {
    const { id, session } = await begin();
    session.pay();
    const sent = () => send(completed, session.describe(), { id: `evt_failing_${id}` });
    await pool().query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'out of order'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON mail FOR EACH ROW EXECUTE FUNCTION fail()`);
    try {
      expect((await sent()).status).toBeGreaterThanOrEqual(500);
    } finally {
      await pool().query('DROP TRIGGER fail ON mail; DROP FUNCTION fail()');
    }
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'open' } });
    expect((await sent()).status).toBe(200);
    expect((await sent()).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
    expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    expect((await events(id)).filter((action) => action === 'booking.paid')).toHaveLength(1);
  });

  it('event, return page and reconciliation at once fulfil once (P05, SRV-30)', async () => {
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

  it('completed but not paid waits until the money has arrived (P08)', async () => {
    const { id, session } = await begin();
    session.pay('slowly');
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'processing' } });
    session.settle(true);
    await send('checkout.session.async_payment_succeeded', session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid' } });
  });

  it('slow money that does not arrive leaves the booking open, to be paid again', async () => {
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
  ])('%s changes no status and is told in the timeline', async (type, action) => {
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
  ])('%s that is none of ours is taken and left alone', async (type, object) => {
    expect(await send(type, object)).toMatchObject({ status: 200, body: { received: true } });
  });

  it('a session whose answer never reached us is known by the ids we gave it', async () => {
    const id = await book();
    provider().behave('lost');
    await checkout(id);
    provider().behave('normal');
    const session = provider().sessions.at(-1)!;
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', amount: 75 } });
  });

  it('another session that carries the ids of a payment whose session is known settles nothing', async () => {
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

  it('a booking the studio has confirmed by hand is paid all the same', async () => {
    const { id, session } = await begin();
    await studio().adminCall('PUT', `/api/admin/bookings/${id}/status?new_status=CONFIRMED`);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', payment: { status: 'paid', refund_needed: false } });
  });

  it('what was deleted stays deleted, and the event is taken', async () => {
    const { id, session } = await begin();
    await studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
    session.pay();
    expect((await send(completed, session.describe())).status).toBe(200);
  });
});

describe('a payment that is not what was asked for (P07)', () => {
  it.each([
    ['amount', { amount_total: 7499 }],
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'rub' }],
    ['livemode', { livemode: true }],
    ['booking', { metadata: { booking_id: '11111111-1111-4111-8111-111111111111' } }],
  ])('is not taken as paid and shown to the studio: %s %j', async (problem, wrong) => {
    const { id, session } = await begin();
    session.pay();
    expect((await send(completed, { ...session.describe(), ...wrong })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'PAYMENT_PENDING', payment: { status: 'open', problem } });
    expect(await events(id)).toContain('booking.payment_mismatch');
    expect(await mails(id)).not.toContain('payment_received');
  });
});

it('what does not fit is recorded once, however often the provider is asked', async () => {
  const { id, session } = await begin();
  await pool().query('UPDATE payment SET amount_cents = 8000 WHERE booking_id = $1', [id]);
  session.pay();
  for (let time = 0; time < 3; time++) await checkPayments(studio().context, 0);
  await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
  for (let time = 0; time < 3; time++) await closeSessions(studio().context);
  expect((await events(id)).filter((action) => action === 'booking.payment_mismatch')).toHaveLength(1);
});

describe('an event that cannot be trusted (P01)', () => {
  const forged = async (wrong: (session: StandInSession) => Promise<Answered>) => {
    const { id, session } = await begin();
    session.pay();
    const { status, body } = await wrong(session);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: 'The signature is not valid', code: 'invalid_signature' });
    expect(JSON.stringify(body)).not.toContain('whsec');
    const { rows } = await pool().query('SELECT status FROM payment WHERE booking_id = $1', [id]);
    expect(rows).toEqual([{ status: 'open' }]);
  };

  it('signed with another secret', () =>
    forged((session) => send(completed, session.describe(), { secret: 'whsec_of_somebody' })));
  it('not signed', () =>
    forged((session) =>
      studio().call('POST', '/api/payments/webhook', {
        id: 'evt_1',
        type: completed,
        data: { object: session.describe() },
      }),
    ));
  it('signed six minutes ago', () =>
    forged((session) => send(completed, session.describe(), { at: studio().context.now() - 360_000 })));
  it('signed six minutes ahead (T07)', () =>
    forged((session) => send(completed, session.describe(), { at: studio().context.now() + 360_000 })));
  it('no webhook secret is set', () =>
    forged(async (session) => {
      await configure({ stripe_webhook_secret_sealed: '' });
      return send(completed, session.describe());
    }));
  it.each(['', 'nonsense', 't=,v1=', `t=1,v1=${'0'.repeat(64)}`, `t=99999999999999999999,v1=${'f'.repeat(64)}`])(
    'with the signature %j',
    (signature) =>
      forged((session) =>
        studio().call('POST', '/api/payments/webhook', JSON.stringify(session.describe()), {
          'content-type': 'application/json',
          'stripe-signature': signature,
        }),
      ),
  );
  it('four minutes off is right (SRV-29)', async () => {
    const { id, session } = await begin();
    session.pay();
    expect((await send(completed, session.describe(), { at: studio().context.now() - 240_000 })).status).toBe(200);
    expect(await statusOf(id)).toBe('CONFIRMED');
  });
});

describe('a payment that comes too late (SRV-32, P04)', () => {
  const cancelBySystem = async (id: string): Promise<void> => {
    await pool().query(
      `UPDATE booking SET status = 'CANCELLED', occupied_id = NULL, cancelled_by = 'system', cancelled_at = now() WHERE id = $1`,
      [id],
    );
    await pool().query('DELETE FROM occupied_time WHERE id = $1', [id]);
  };

  it('brings the booking back while its time is free', async () => {
    const { id, session } = await begin();
    await cancelBySystem(id);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      cancelled_by: null,
      cancel_reason: null,
      payment: { status: 'paid', refund_needed: false },
    });
    expect(await mails(id)).toEqual(expect.arrayContaining(['booking_restored', 'payment_received']));
  });

  it('whose time is somebody else’s stays cancelled, is flagged, and the studio is told', async () => {
    const { id, session } = await begin();
    const booking = await read(id);
    await cancelBySystem(id);
    const other = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: booking.service_id,
      photographer_id: booking.photographer_id,
      start: booking.start,
      customer_name: 'Wer anders',
    });
    expect(other.status).toBe(201);
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'paid', refund_needed: true } });
    expect(await mails(id)).toContain('studio_refund_needed');
    expect(await mails(id)).not.toContain('payment_received');
    expect(await events(id)).toContain('booking.refund_needed');
  });

  it('does not bring back a session that has begun', async () => {
    const { id, session } = await begin();
    await cancelBySystem(id);
    studio().setNow('2030-06-05T09:00');
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { refund_needed: true } });
  });

  it('does not bring back what the studio has cancelled', async () => {
    const { id, session } = await begin();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    session.pay();
    await send(completed, session.describe());
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', payment: { refund_needed: true } });
  });

  it('a second time is marked, and the studio is told that the booking itself is fine', async () => {
    const { id, session: first } = await begin();
    // The amount due has changed meanwhile: another session replaces the first one, which was paid all the same.
    await configure({ prepayment_percentage: 30 });
    await checkout(id);
    const second = provider().sessions.at(-1)!;
    for (const session of [second, first]) {
      session.pay();
      await send(completed, session.describe());
    }
    expect(await read(id)).toMatchObject({
      status: 'CONFIRMED',
      payment: { status: 'paid', amount: 120, refund_needed: true, refundable_amount: 120 },
    });
    const { rows } = await pool().query(
      `SELECT params FROM mail WHERE booking_id = $1 AND kind = 'studio_refund_needed'`,
      [id],
    );
    expect(rows).toEqual([{ params: { amount_cents: 7500, twice: true } }]);
  });

  it('after cancel and restore payment is still demanded (P06)', async () => {
    const { id } = await begin();
    await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
    await studio().adminCall('PUT', `/api/admin/bookings/${id}`, { status: 'PENDING' });
    expect(await statusOf(id)).toBe('PENDING');
    expect((await checkout(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
  });
});

describe('events in any order (P09)', () => {
  const orders = permutations(['completed', 'failed', 'expired', 'refunded'] as const);

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s, fifty times each, end the same (SRV-29)',
    async (_, order) => {
      const { id, session } = await begin();
      session.pay();
      const paid = session.describe();
      const { metadata, payment_intent } = paid;
      const object = {
        completed: paid,
        failed: { id: payment_intent, object: 'payment_intent', metadata },
        expired: { ...paid, status: 'expired', payment_status: 'unpaid' },
        refunded: { ...session.charge(), amount_refunded: 2500 },
      };
      for (const event of order) {
        const repeated = Array.from({ length: 50 }, () =>
          send(types[event], object[event], { id: `evt_${event}_${id}` }),
        );
        expect(new Set((await Promise.all(repeated)).map(({ status }) => status))).toEqual(new Set([200]));
      }
      expect(await read(id)).toMatchObject({
        status: 'CONFIRMED',
        payment: { status: 'paid', amount: 75, refunded_amount: 25, refundable_amount: 50, refund_needed: false },
      });
      expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
      expect((await events(id)).filter((action) => action === 'booking.paid')).toHaveLength(1);
    },
  );

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s, all at once, end the same',
    async (_, order) => {
      const { id, session } = await begin();
      session.pay();
      const paid = session.describe();
      const refund = { id: `re_${id}`, amount: 7500, status: 'succeeded', payment_intent: paid['payment_intent'] };
      const object = {
        completed: paid,
        failed: paid,
        expired: { ...paid, status: 'expired', payment_status: 'unpaid' },
        refunded: refund,
      };
      const type = { ...types, failed: 'checkout.session.async_payment_failed', refunded: 'refund.created' };
      await Promise.all(order.map((event) => send(type[event], object[event])));
      expect(await read(id)).toMatchObject({
        status: 'CONFIRMED',
        payment: { status: 'refunded', refunded_amount: 75 },
      });
      expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    },
  );
});

const types = {
  completed,
  failed: 'payment_intent.payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
};

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
