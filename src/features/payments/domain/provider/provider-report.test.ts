import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { bookingId, of, otherId, session } from '../testing/provider-objects.ts';
import { reportOfCheckout } from './provider-report.ts';

const withoutIds = { booking_id: null, payment_id: null };

describe('a session object of the provider', () => {
  it('is parsed with its amounts and its booking', () => {
    expect(reportOfCheckout(session)).toStrictEqual({
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

  it('gives null for missing fields', () => {
    expect(reportOfCheckout({ id: 'cs_1' })).toStrictEqual({
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
    expect(reportOfCheckout({ ...session, status, payment_status }).state).toBe(state);
    expect(reportOfCheckout({ ...session, status, payment_status }, true).state).toBe('failed');
  });

  it('belongs to the booking in its metadata, otherwise to its client reference', () => {
    const described = { ...session, client_reference_id: otherId };
    expect(reportOfCheckout(described).of.booking_id).toBe(bookingId);
    expect(reportOfCheckout({ ...described, metadata: {} }).of).toEqual({ booking_id: otherId, payment_id: null });
    expect(reportOfCheckout({ ...described, metadata: { booking_id: 'FB-1' } }).of.booking_id).toBe(otherId);
    expect(reportOfCheckout({ ...described, metadata: null, client_reference_id: 'FB-1' }).of).toEqual(withoutIds);
  });

  it('may contain its payment intent as an object', () => {
    expect(reportOfCheckout({ ...session, payment_intent: { id: 'pi_2' } }).payment_intent).toBe('pi_2');
  });

  it.each([{ id: undefined }, { amount_total: -1 }, { amount_total: 7.5 }, { livemode: 'no' }])(
    'with %j is refused with an error',
    (changes) => {
      expect(() => reportOfCheckout({ ...session, ...changes })).toThrow(ZodError);
    },
  );
});
