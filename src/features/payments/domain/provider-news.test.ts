import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { newsOfEvent, newsOfRefund, newsOfSession } from './provider-news.ts';

const [bookingId, paymentId, refundId, otherId] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
  '00000000-0000-4000-8000-000000000004',
];
const metadata = { booking_id: bookingId, payment_id: paymentId, refund_id: refundId };
const of = { booking_id: bookingId, payment_id: paymentId };
const withoutIds = { booking_id: null, payment_id: null };

const session = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 7500,
  currency: 'eur',
  livemode: false,
  payment_intent: 'pi_1',
  client_reference_id: bookingId,
  metadata,
};

describe('a session, as the provider describes it', () => {
  it('is read with its money and what it is for', () => {
    expect(newsOfSession(session)).toStrictEqual({
      kind: 'session',
      session_id: 'cs_1',
      state: 'paid',
      amount_cents: 7500,
      currency: 'EUR',
      livemode: false,
      payment_intent: 'pi_1',
      of,
    });
  });

  it('says nothing of what is missing', () => {
    expect(newsOfSession({ id: 'cs_1' })).toStrictEqual({
      kind: 'session',
      session_id: 'cs_1',
      state: 'open',
      amount_cents: null,
      currency: null,
      livemode: null,
      payment_intent: null,
      of: withoutIds,
    });
  });

  it.each([
    ['complete', 'paid', 'paid'],
    ['complete', 'unpaid', 'processing'],
    ['open', 'unpaid', 'open'],
    ['expired', 'unpaid', 'expired'],
    ['expired', 'paid', 'paid'],
    [null, null, 'open'],
  ])('that is %s and %s counts as %s', (status, payment_status, state) => {
    expect(newsOfSession({ ...session, status, payment_status }).state).toBe(state);
    expect(newsOfSession({ ...session, status, payment_status }, true).state).toBe('failed');
  });

  it('belongs to the booking of its metadata, else to the one it refers to', () => {
    const described = { ...session, client_reference_id: otherId };
    expect(newsOfSession(described).of.booking_id).toBe(bookingId);
    expect(newsOfSession({ ...described, metadata: {} }).of).toEqual({ booking_id: otherId, payment_id: null });
    expect(newsOfSession({ ...described, metadata: { booking_id: 'FB-1' } }).of.booking_id).toBe(otherId);
    expect(newsOfSession({ ...described, metadata: null, client_reference_id: 'FB-1' }).of).toEqual(withoutIds);
  });

  it('may come with its payment expanded', () => {
    expect(newsOfSession({ ...session, payment_intent: { id: 'pi_2' } }).payment_intent).toBe('pi_2');
  });

  it.each([{ id: undefined }, { amount_total: -1 }, { amount_total: 7.5 }, { livemode: 'no' }])(
    'with %j is none, and that is an error',
    (changes) => {
      expect(() => newsOfSession({ ...session, ...changes })).toThrow(ZodError);
    },
  );
});

describe('a refund, as the provider describes it', () => {
  const refund = { id: 're_1', amount: 2500, status: 'succeeded', payment_intent: 'pi_1', metadata };

  it('is read with its amount and whose it is', () => {
    expect(newsOfRefund({ ...refund, failure_reason: 'lost_or_stolen_card' })).toStrictEqual({
      kind: 'refund',
      refund_id: 're_1',
      payment_intent: 'pi_1',
      amount_cents: 2500,
      status: 'succeeded',
      failure: 'lost_or_stolen_card',
      own_refund_id: refundId,
      of,
    });
  });

  it('that was not asked for by us belongs to nobody', () => {
    expect(newsOfRefund({ id: 're_1', amount: 1 })).toStrictEqual({
      kind: 'refund',
      refund_id: 're_1',
      payment_intent: null,
      amount_cents: 1,
      status: 'pending',
      failure: null,
      own_refund_id: null,
      of: withoutIds,
    });
  });

  it.each([
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['something new', 'pending'],
    [null, 'pending'],
  ])('%s is %s', (said, status) => {
    expect(newsOfRefund({ ...refund, status: said }).status).toBe(status);
  });
});

describe('an event of the provider', () => {
  const unpaid = { ...session, payment_status: 'unpaid' };

  it.each([
    ['checkout.session.completed', session, 'paid'],
    ['checkout.session.completed', unpaid, 'processing'],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    ['checkout.session.async_payment_failed', unpaid, 'failed'],
    ['checkout.session.expired', unpaid, 'expired'],
  ])('%s: a session is now %3$s', (type, object, state) => {
    expect(newsOfEvent(type, object)).toMatchObject({ kind: 'session', session_id: 'cs_1', state, of });
  });

  it('reports a failed attempt', () => {
    expect(newsOfEvent('payment_intent.payment_failed', { id: 'pi_1', metadata })).toStrictEqual({
      kind: 'attempt_failed',
      payment_intent: 'pi_1',
      of,
    });
  });

  it('reports what was refunded of a charge', () => {
    expect(newsOfEvent('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 2500, metadata })).toStrictEqual({
      kind: 'charge_refunded',
      payment_intent: 'pi_1',
      refunded_cents: 2500,
      of,
    });
  });

  it.each(['charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'])(
    '%s reports a refund',
    (type) => {
      expect(newsOfEvent(type, { id: 're_1', amount: 2500 })).toMatchObject({ kind: 'refund', refund_id: 're_1' });
    },
  );

  it('of any other type means nothing, and one that is not shaped as its type promises is an error', () => {
    expect(newsOfEvent('customer.created', {})).toBeUndefined();
    expect(() => newsOfEvent('charge.refunded', {})).toThrow(ZodError);
  });
});
