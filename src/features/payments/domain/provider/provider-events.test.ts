import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { metadata, of, session } from '../testing/provider-objects.ts';
import { reportOfEvent } from './provider-report.ts';

describe('an event of the provider', () => {
  const unpaid = { ...session, payment_status: 'unpaid' };

  it.each([
    ['checkout.session.completed', session, 'paid'],
    ['checkout.session.completed', unpaid, 'processing'],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    ['checkout.session.async_payment_failed', unpaid, 'failed'],
    ['checkout.session.expired', unpaid, 'expired'],
  ])('%s: a session is now %3$s', (type, object, state) => {
    expect(reportOfEvent(type, object)).toMatchObject({ kind: 'session', session_id: 'cs_1', state, of });
  });

  it('reports a failed attempt', () => {
    expect(reportOfEvent('payment_intent.payment_failed', { id: 'pi_1', metadata })).toStrictEqual({
      kind: 'attempt_failed',
      payment_intent: 'pi_1',
      of,
    });
  });

  it('reports the refunded total of a charge', () => {
    expect(reportOfEvent('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 2500, metadata })).toStrictEqual(
      {
        kind: 'charge_refunded',
        payment_intent: 'pi_1',
        refunded_cents: 2500,
        of,
      },
    );
  });

  it.each(['charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'])(
    '%s reports a refund',
    (type) => {
      expect(reportOfEvent(type, { id: 're_1', amount: 2500 })).toMatchObject({ kind: 'refund', refund_id: 're_1' });
    },
  );

  it('of another type is ignored, and one without the shape of its type is an error', () => {
    expect(reportOfEvent('customer.created', {})).toBeUndefined();
    expect(() => reportOfEvent('charge.refunded', {})).toThrow(ZodError);
  });
});
