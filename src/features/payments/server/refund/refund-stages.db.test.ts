import { afterEach, describe, expect, it } from 'vitest';
import { defaults, paymentSettingsCalls } from '../testing/payment-settings-calls.ts';

const { read, put, publicConfig } = paymentSettingsCalls();

describe('payment settings', () => {
  afterEach(async () => {
    const { is_stripe_configured: _, webhook_url: __, last_webhook: ___, ...all } = defaults;
    await put(all);
  });

  it.each([
    ['refund_stages', 0, [{ days_before: 366, percent: 100 }]],
    ['refund_stages', 0, [{ days_before: 7, percent: 0 }]],
    ['refund_stages', 0, [{ days_before: 7, percent: 101 }]],
    ['refund_stages', 0, [{ days_before: 1.5, percent: 50 }]],
    [
      'refund_stages',
      1,
      [
        { days_before: 7, percent: 100 },
        { days_before: 7, percent: 50 },
      ],
    ],
    [
      'refund_stages',
      1,
      [
        { days_before: 7, percent: 50 },
        { days_before: 2, percent: 50 },
      ],
    ],
  ])('refuses %s whose stage %i is wrong, %j, with 422', async (field, stage, stages) => {
    const { status, body } = await put({ [field]: stages });
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 3)).toEqual(['body', field, stage]);
    expect(await read()).toEqual(defaults);
  });

  it('a rule has zero to five stages, and customers see it while it is on (SRV-33)', async () => {
    const six = [6, 5, 4, 3, 2, 1].map((days) => ({ days_before: days, percent: days * 10 }));
    expect((await put({ refund_stages: six })).status).toBe(422);
    await put({ refund_stages: six.slice(1) });
    expect((await publicConfig()).refund_stages).toBeNull();
    await put({ refund_rule_enabled: true });
    expect((await publicConfig()).refund_stages).toEqual(six.slice(1));
    await put({ refund_stages: [] });
    expect((await publicConfig()).refund_stages).toEqual([]);
  });
});
