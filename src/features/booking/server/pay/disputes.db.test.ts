import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkDisputes, checkPayments, sendRefunds, tellDisputes } from '../api.ts';
import { cancelToken } from '../link/cancel-token.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, configure, begin, checkoutByLink, read, send, events } = payingStudio();
const db = () => studio().database.db;
const tokenOf = (id: string) => cancelToken(studio().context.secretKey, { id, link_version: 0 });
const types = {
  contested: 'charge.dispute.created',
  withdrawn: 'charge.dispute.funds_withdrawn',
  lost: 'charge.dispute.closed',
  won: 'charge.dispute.closed',
} as const;
type State = keyof typeof types;

/** A session of 150 EUR whose prepayment of 75 EUR is paid; `dispute` reports what the bank says of it. */
const paid = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return { id, session, dispute: disputeOf(id, String(session.describe()['payment_intent'])) };
};

const disputeOf = (id: string, payment_intent: string) => {
  const object = (state: State) => ({
    id: `dp_${id}`,
    object: 'dispute',
    amount: 7500,
    currency: 'eur',
    status: state === 'lost' || state === 'won' ? state : 'needs_response',
    reason: 'debit_not_authorized',
    payment_intent,
    metadata: {},
  });
  return (state: State) => send(types[state], object(state), { id: `evt_${state}_${id}` });
};

const mailed = async (): Promise<unknown[]> => {
  const { rows } = await sql<{ params: unknown }>`
    SELECT params FROM message WHERE kind = 'studio_payment_contested' ORDER BY created_at, id`.execute(db());
  return rows.map(({ params }) => params);
};
const refunds = async (): Promise<number> => (await sql`SELECT FROM refund`.execute(db())).rows.length;
const refund = (id: string, body: object = {}) => studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, body);
const overview = async () => (await studio().adminCall('GET', '/api/admin/bookings/stats/overview')).body.payments;

describe('a payment that the bank of the customer contests', () => {
  it('is shown from the first event on, still counts, and is mailed to the studio (SRV-100)', async () => {
    const { id, dispute } = await paid();
    const { confirmation_code: code } = await read(id);
    await dispute('contested');
    const shown = { status: 'paid', amount: 75, contested_amount: 75, lost_amount: 0, refundable_amount: 0 };
    expect((await read(id)).payment).toMatchObject(shown);
    const { body: list } = await studio().adminCall('GET', '/api/admin/bookings');
    expect(list.find((one: { id: string }) => one.id === id).payment).toMatchObject(shown);
    const { body: history } = await studio().adminCall('GET', '/api/admin/customers/aenne@example.de/history');
    expect(history.find((one: { id: string }) => one.id === id).disputed).toBe('contested');
    expect((await overview()).contested).toContain(id);
    expect(await mailed()).toContainEqual({ amount_cents: 7500, code, state: 'contested' });
    expect(await events(id)).toContain('booking.payment_contested');
  });

  it.each(['contested', 'withdrawn', 'lost'] as const)(
    'is refunded neither by the studio nor by a cancellation, when it is %s (SRV-100)',
    async (state) => {
      await configure({ refund_rule_enabled: true, refund_stages: [{ days_before: 0, percent: 100 }] });
      const { id, dispute } = await paid();
      await dispute(state);
      expect(await refund(id)).toMatchObject({ status: 400, body: { code: 'payment_contested' } });
      const link = await studio().call('GET', `/api/bookings/${id}?token=${tokenOf(id)}`);
      expect(link.body).toMatchObject({ paid_amount: 0, refund_amount: 0, refunded_amount: 0, contested_amount: 75 });
      const done = await studio().call('POST', `/api/bookings/${id}/cancel?token=${tokenOf(id)}`);
      expect(done).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
      expect(await refunds()).toBe(0);
    },
  );

  it('is not refunded in the database either, whoever asks at the same time (SRV-100)', async () => {
    const { id, dispute } = await paid();
    const [, ...asked] = await Promise.all([dispute('contested'), ...Array.from({ length: 5 }, () => refund(id))]);
    const given = (await read(id)).payment.refunds.filter(({ status }) => status !== 'failed');
    // Either the refund was first, or there is none.
    expect(given.length).toBe(asked.some(({ status }) => status === 200) ? given.length : 0);
    expect(given.length).toBeLessThanOrEqual(1);
    const intent = sql`(SELECT payment_intent FROM payment WHERE booking_id = ${id})`;
    await expect(
      sql`INSERT INTO refund (id, payment_id, payment_intent, amount_cents, status, requested_by, next_attempt_at, created_at, updated_at)
          SELECT gen_random_uuid(), id, ${intent}, 1, 'requested', 'x', now(), now(), now() FROM payment
          WHERE booking_id = ${id}`.execute(db()),
    ).rejects.toThrow('contested');
  });

  it('ends a refund that was requested and not sent yet (SRV-100)', async () => {
    const { id, dispute } = await paid();
    provider().behave(500);
    await refund(id);
    provider().behave('normal');
    await dispute('contested');
    studio().setNow('2030-06-03T09:00');
    await sendRefunds(studio().context);
    expect((await read(id)).payment.refunds).toMatchObject([{ status: 'failed', failure: 'charge_disputed' }]);
    expect(provider().requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')).toHaveLength(
      1,
    );
  });

  it('keeps its booking until the bank has decided, then it can be deleted (SRV-100)', async () => {
    const { id, dispute } = await paid();
    await dispute('withdrawn');
    const remove = () => studio().adminCall('DELETE', `/api/admin/bookings/${id}`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'booking_has_money' } });
    await expect(sql`DELETE FROM booking WHERE id = ${id}`.execute(db())).rejects.toThrow('money');
    await dispute('lost');
    expect((await remove()).status).toBe(200);
  });
});

describe('a payment that the bank has taken back', () => {
  it.each(['withdrawn', 'lost'] as const)(
    'counts as paid nowhere, and what is left to pay rises: %s (SRV-100)',
    async (state) => {
      const before = await overview();
      const { id, dispute } = await paid();
      expect((await overview()).paid).toBe(before.paid + 75);
      await dispute(state);
      expect((await read(id)).payment).toMatchObject({
        status: 'lost',
        amount: 0,
        lost_amount: 75,
        refundable_amount: 0,
      });
      expect((await overview()).paid).toBe(before.paid);
      const { rows } = await sql<{ cents: number }>`
        SELECT sum(amount_cents)::integer AS cents FROM money_entry WHERE booking_id = ${id}`.execute(db());
      expect(rows).toEqual([{ cents: 0 }]);
      const page = await studio().call('GET', `/api/bookings/${id}`);
      expect(page.body.prepayment).toMatchObject({ amount: 0, lost: 75, rest: 150 });
      // The whole price can be recorded as paid at the studio.
      const cash = { amount: 150, method: 'cash' };
      expect((await studio().adminCall('POST', `/api/admin/bookings/${id}/cash-payment`, cash)).status).toBe(200);
    },
  );

  it('is not asked for online again: the studio decides (SRV-100)', async () => {
    await configure({ rest_online_enabled: true });
    const { id, dispute } = await paid();
    await dispute('lost');
    expect((await checkoutByLink(id)).status).toBe(400);
    expect((await studio().call('GET', `/api/bookings/${id}`)).body.prepayment.rest_online).toBeUndefined();
  });

  it('leaves what was refunded before: no more is lost than was there (SRV-100)', async () => {
    const { id, dispute } = await paid();
    await refund(id, { amount: 25 });
    await dispute('lost');
    expect((await read(id)).payment).toMatchObject({ amount: 25, refunded_amount: 25, lost_amount: 50 });
  });

  it('counts again once the bank decides for the studio (SRV-100)', async () => {
    const { id, dispute } = await paid();
    await dispute('withdrawn');
    await dispute('won');
    expect((await read(id)).payment).toMatchObject({
      status: 'paid',
      amount: 75,
      contested_amount: 0,
      lost_amount: 0,
      refundable_amount: 75,
    });
    expect(await events(id)).toEqual(expect.arrayContaining(['booking.payment_contested', 'booking.payment_won']));
    expect((await refund(id)).status).toBe(200);
  });
});

describe('a report about a dispute', () => {
  it.each([
    ['contested', 'withdrawn', 'paid', 'lost'],
    ['lost', 'withdrawn', 'contested', 'paid'],
    ['withdrawn', 'lost', 'paid', 'contested'],
    ['paid', 'lost', 'contested', 'withdrawn'],
  ] as const)('has the same result in any order and repeated: %s, %s, %s, %s (SRV-100)', async (...order) => {
    const { id, session } = await begin();
    session.pay();
    const dispute = disputeOf(id, String(session.describe()['payment_intent']));
    const event = { id: `evt_paid_${id}` };
    for (const one of order) {
      const sendIt = () =>
        one === 'paid' ? send('checkout.session.completed', session.describe(), event) : dispute(one);
      const all = await Promise.all([sendIt(), sendIt(), sendIt()]);
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect((await read(id)).payment).toMatchObject({ status: 'lost', amount: 0, lost_amount: 75 });
    const told = await events(id);
    expect(told.filter((action) => action === 'booking.payment_lost')).toHaveLength(1);
    await expect(sql`UPDATE dispute SET state = 'contested' WHERE id = ${`dp_${id}`}`.execute(db())).rejects.toThrow(
      'decided',
    );
  });

  it('is told once, also if several processes learn of it (SRV-100)', async () => {
    const { id, dispute } = await paid();
    const before = (await mailed()).length;
    await Promise.all([dispute('contested'), ...Array.from({ length: 5 }, () => tellDisputes(studio().context))]);
    expect((await mailed()).length).toBe(before + 1);
    expect((await events(id)).filter((action) => action === 'booking.payment_contested')).toHaveLength(1);
  });

  it('is found by the periodic task if no event has come, open and later decided (SRV-100)', async () => {
    const { id, session } = await paid();
    const created = Math.floor(studio().context.now() / 1000);
    const there = {
      id: `dp_${id}`,
      object: 'dispute',
      amount: 7500,
      currency: 'eur',
      payment_intent: String(session.describe()['payment_intent']),
      created,
      status: 'needs_response',
      reason: 'fraudulent',
      balance_transactions: [{ amount: -7500 }],
    } as (typeof disputes)[number];
    const { disputes } = provider();
    disputes.push(there);
    await checkDisputes(studio().context);
    expect((await read(id)).payment).toMatchObject({ contested_amount: 75, lost_amount: 75 });
    // Half a year later it is in no list any more.
    studio().setNow('2030-12-03T09:00');
    there.status = 'won';
    await checkDisputes(studio().context);
    expect((await read(id)).payment).toMatchObject({ contested_amount: 0, lost_amount: 0, amount: 75 });
  });

  it('reaches the studio for a deleted booking, whose payment is then not refunded (SRV-100)', async () => {
    const { id, session } = await begin();
    const { confirmation_code: code } = await read(id);
    await configure({ stripe_secret_key_sealed: '' });
    studio().setNow('2030-06-04T08:00');
    expect((await studio().adminCall('DELETE', `/api/admin/bookings/${id}`)).status).toBe(200);
    session.pay();
    await configure();
    await send('checkout.session.completed', session.describe());
    const dispute = disputeOf(id, String(session.describe()['payment_intent']));
    await dispute('contested');
    expect(await mailed()).toContainEqual({ amount_cents: 7500, code, state: 'contested' });
    const list = async () => (await studio().adminCall('GET', '/api/admin/payments/of-deleted-bookings')).body;
    const payment = (await list()).find((one: { confirmation_code: string }) => one.confirmation_code === code);
    expect(payment).toMatchObject({ refundable_amount: 0, contested_amount: 75 });
    const asked = await studio().adminCall('POST', `/api/admin/payments/${payment.id}/refunds`, {});
    expect(asked).toMatchObject({ status: 400, body: { code: 'payment_contested' } });
    await dispute('lost');
    expect((await list()).map((one: { id: string }) => one.id)).not.toContain(payment.id);
  });

  it('asks the provider nothing while nothing was paid online (SRV-100)', async () => {
    await sql`DELETE FROM refund`.execute(db());
    await checkPayments(studio().context, 0);
    await sql`UPDATE payment SET payment_intent = NULL`.execute(db());
    const before = provider().requests.length;
    await checkDisputes(studio().context);
    expect(provider().requests.length).toBe(before);
  });
});
