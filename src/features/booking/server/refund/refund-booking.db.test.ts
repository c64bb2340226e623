import { describe, expect, it } from 'vitest';
import { payingStudio } from '../testing/paying-studio.ts';
import { sendRefunds } from './send-refunds.ts';

const { studio, provider, configure, checkout, begin, read, send, mails, events } = payingStudio();

const paid = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return { id, session, intent: String(session.describe()['payment_intent']) };
};
const refund = (id: string, amount?: number, key?: string) =>
  studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount }, key ? { 'idempotency-key': key } : {});
const refundsOf = (intent: string) => provider().refunds.filter(({ payment_intent }) => payment_intent === intent);

describe('refunding (SRV-33)', () => {
  it('in full goes through the provider, and its state is shown', async () => {
    const { id, intent } = await paid();
    expect(await refund(id)).toMatchObject({
      status: 200,
      body: {
        status: 'CONFIRMED',
        payment: {
          status: 'refunded',
          refunded_amount: 75,
          refundable_amount: 0,
          refunds: [{ amount: 75, status: 'succeeded', failure: null, requested_by: 'admin' }],
        },
      },
    });
    expect(refundsOf(intent)).toMatchObject([{ amount: 7500 }]);
    expect(await events(id)).toEqual(expect.arrayContaining(['booking.refund_requested', 'booking.refunded']));
  });

  it('in parts is limited to what was paid', async () => {
    const { id, intent } = await paid();
    await refund(id, 25);
    expect(await refund(id, 50.01)).toMatchObject({ status: 400, body: { code: 'more_than_paid' } });
    expect(await refund(id, 49.99)).toMatchObject({
      status: 200,
      body: { payment: { status: 'paid', refundable_amount: 0.01 } },
    });
    expect((await refund(id)).body).toMatchObject({ payment: { status: 'refunded', refunded_amount: 75 } });
    expect(await refund(id)).toMatchObject({ status: 400, body: { code: 'nothing_to_refund' } });
    expect(refundsOf(intent).map(({ amount }) => amount)).toEqual([2500, 4999, 1]);
  });

  it.each([0, -1, 0.001, '5', 1e9])('of %j is refused with 422', async (amount) => {
    const { id } = await paid();
    expect((await refund(id, amount as number)).status).toBe(422);
  });

  it('of an unpaid booking is refused', async () => {
    const { id } = await begin();
    expect(await refund(id)).toMatchObject({ status: 400, body: { code: 'nothing_to_refund' } });
    expect((await refund('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it.each(['first', 'second'] as const)(
    'a booking that was paid twice starts with the later payment, when that is the %s session',
    async (later) => {
      const { id, session: first } = await begin();
      await configure({ prepayment_percentage: 30 });
      // Later, because payments are read in the order in which they were created.
      studio().setNow('2030-06-03T08:01');
      await checkout(id);
      const second = provider().sessions.at(-1)!;
      const inOrder = later === 'first' ? [second, first] : [first, second];
      for (const [minute, session] of inOrder.entries()) {
        studio().setNow(`2030-06-03T08:0${minute + 2}`);
        session.pay();
        await send('checkout.session.completed', session.describe());
      }
      const [kept, tooMany] = inOrder.map((session) => String(session.describe()['payment_intent'])) as [
        string,
        string,
      ];
      await refund(id, 45);
      expect(refundsOf(tooMany).map(({ amount }) => amount)).toEqual([4500]);
      expect(refundsOf(kept)).toEqual([]);
      await refund(id);
      expect([...refundsOf(kept), ...refundsOf(tooMany)].reduce((sum, { amount }) => sum + amount, 0)).toBe(12_000);
    },
  );

  it('the same request twice makes one refund (P17)', async () => {
    const { id, intent } = await paid();
    await Promise.all(Array.from({ length: 10 }, () => refund(id, 10, 'the same')));
    expect((await refund(id, 10, 'the same')).body).toMatchObject({ payment: { refunded_amount: 10 } });
    expect(refundsOf(intent)).toHaveLength(1);
  });

  it('everything by twenty concurrent requests makes one refund (P17)', async () => {
    const { id, intent } = await paid();
    const responses = await Promise.all(Array.from({ length: 20 }, () => refund(id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refundsOf(intent)).toMatchObject([{ amount: 7500 }]);
  });

  it('more than was paid is refused by the database too', async () => {
    const { id } = await paid();
    const insert = (cents: number) =>
      studio().database.pool.query(
        `INSERT INTO refund (id, payment_id, amount_cents, status, requested_by, next_attempt_at, created_at, updated_at)
         SELECT gen_random_uuid(), id, $2, 'requested', 'system', 'infinity', now(), now() FROM payment WHERE booking_id = $1`,
        [id, cents],
      );
    await insert(7000);
    await expect(insert(501)).rejects.toThrow('more than was paid');
    await insert(500);
  });
});

describe('a failed refund', () => {
  it.each(['hanging', 500, 429] as const)(
    'is requested again if the provider responded with %s, and made once (P17)',
    async (as) => {
      const { id, intent } = await paid();
      provider().behave(as);
      expect((await refund(id, 30)).body).toMatchObject({
        payment: { status: 'paid', refunded_amount: 0, refundable_amount: 45, refunds: [{ status: 'requested' }] },
      });
      provider().behave('normal');
      await sendRefunds(studio().context);
      expect(refundsOf(intent)).toHaveLength(0);
      studio().setNow('2030-06-03T08:01');
      await sendRefunds(studio().context);
      expect(await read(id)).toMatchObject({ payment: { refunded_amount: 30, refunds: [{ status: 'succeeded' }] } });
      expect(refundsOf(intent)).toHaveLength(1);
    },
  );

  it('whose response was lost is found again, and made once (P17)', async () => {
    const { id, intent } = await paid();
    provider().behave('lost');
    await refund(id, 30);
    provider().behave('normal');
    studio().setNow('2030-06-03T08:01');
    await sendRefunds(studio().context);
    expect(await read(id)).toMatchObject({ payment: { refunded_amount: 30, refunds: [{ status: 'succeeded' }] } });
    expect(refundsOf(intent)).toHaveLength(1);
  });

  it('that the provider declines is shown as failed with the provider’s reason, and may be requested again', async () => {
    const { id, intent, session } = await paid();
    provider().behave('normal');
    // A refund made at the provider itself came first.
    const made = { id: `re_${id}`, amount: 7500, payment_intent: intent, metadata: {}, status: 'succeeded' as const };
    (provider().refunds as (typeof made)[]).push(made);
    expect((await refund(id, 30)).body).toMatchObject({
      payment: { status: 'paid', refunds: [{ status: 'failed', failure: 'charge_already_refunded' }] },
    });
    expect(await events(id)).toContain('booking.refund_failed');
    await send('charge.refunded', session.charge());
    expect(await read(id)).toMatchObject({
      payment: { status: 'refunded', refunded_amount: 75, refundable_amount: 0 },
    });
  });

  it('that fails later, at the customer’s bank, is shown as failed', async () => {
    const { id, intent } = await paid();
    provider().refundsBecome('pending');
    expect((await refund(id)).body).toMatchObject({
      payment: { status: 'refunded', refunds: [{ status: 'pending' }] },
    });
    const [made] = refundsOf(intent);
    await send('refund.failed', { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect(await read(id)).toMatchObject({
      payment: {
        status: 'paid',
        refunded_amount: 0,
        refundable_amount: 75,
        refunds: [{ status: 'failed', failure: 'expired_or_canceled_card' }],
      },
    });
    expect(await events(id)).toContain('booking.refund_failed');
  });

  it('made at the provider itself is shown, too', async () => {
    const { id, intent } = await paid();
    await send('refund.created', { id: 're_elsewhere', amount: 2000, status: 'succeeded', payment_intent: intent });
    expect(await read(id)).toMatchObject({
      payment: { refunded_amount: 20, refunds: [{ amount: 20, requested_by: 'provider' }] },
    });
  });
});

describe('cancelling a paid booking (SRV-33, B11)', () => {
  const cancel = (id: string, body: object) => studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, body);

  it('refunds nothing unless requested', async () => {
    const { id, intent } = await paid();
    expect((await cancel(id, { reason: 'krank' })).body).toMatchObject({
      status: 'CANCELLED',
      payment: { status: 'paid', refunded_amount: 0, refundable_amount: 75 },
    });
    expect(refundsOf(intent)).toHaveLength(0);
  });

  it('refunds the requested amount', async () => {
    const { id, intent } = await paid();
    expect((await cancel(id, { refund_amount: 37.5 })).body).toMatchObject({
      status: 'CANCELLED',
      payment: { refunded_amount: 37.5, refunds: [{ status: 'succeeded' }] },
    });
    expect(refundsOf(intent)).toMatchObject([{ amount: 3750 }]);
    expect(await mails(id)).toContain('booking_cancelled');
  });

  it('with a refund of more than was paid changes nothing', async () => {
    const { id } = await paid();
    expect(await cancel(id, { refund_amount: 75.01 })).toMatchObject({ status: 400, body: { code: 'more_than_paid' } });
    expect((await read(id)).status).toBe('CONFIRMED');
  });

  it('twenty times at once makes one cancellation, one mail, one refund', async () => {
    const { id, intent } = await paid();
    await Promise.all(Array.from({ length: 20 }, () => cancel(id, { refund_amount: 75 })));
    expect(refundsOf(intent)).toHaveLength(1);
    expect((await mails(id)).filter((kind) => kind === 'booking_cancelled')).toHaveLength(1);
  });
});
