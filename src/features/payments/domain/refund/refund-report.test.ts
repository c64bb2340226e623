import { describe, expect, it } from 'vitest';
import { reportOfRefund } from '../provider/provider-report.ts';
import { metadata, of, refundId } from '../testing/provider-objects.ts';

const withoutIds = { booking_id: null, payment_id: null };

describe('a refund object of the provider', () => {
  const refund = { id: 're_1', amount: 2500, status: 'succeeded', payment_intent: 'pi_1', metadata };

  it('is parsed with its amount and its payment', () => {
    expect(reportOfRefund({ ...refund, failure_reason: 'lost_or_stolen_card' })).toStrictEqual({
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

  it('that was not requested here has no refund ID of ours', () => {
    expect(reportOfRefund({ id: 're_1', amount: 1 })).toStrictEqual({
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
    expect(reportOfRefund({ ...refund, status: said }).status).toBe(status);
  });
});
