import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planOnConfirmation } from '#features/payments/domain/payment-plan.ts';
import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import { paymentConfigView } from '#features/payments/server/payment-view.ts';
import type { PublicService } from '#features/services/contract.ts';
import { configsWith } from './priced-view.ts';

const cents = fc.integer({ min: 0, max: 100_000 });

it('shows the prepayment that is requested, whatever the price of the service alone and with the choice (PLAN-31)', () => {
  fc.assert(
    fc.property(
      fc.record({
        price_cents: fc.oneof(fc.constant(0), cents),
        is_system_service: fc.constant(false),
        payment_enabled: fc.boolean(),
        prepayment_cents: fc.oneof(fc.constant(0), cents),
        requires_prepayment: fc.constantFrom(null, true, false),
        options: fc.constant([{ active: true }]),
        people: fc.constant(null),
        second_sessions: fc.constant([]),
      }),
      fc.record({
        enable_prepayment: fc.boolean(),
        full_payment_required: fc.boolean(),
        prepayment_percentage: fc.integer({ min: 0, max: 100 }),
      }),
      fc.oneof(fc.constant(0), cents),
      (service, settings, items) => {
        const whole = { ...service, price_cents: service.price_cents + items };
        const configs = {
          service: paymentConfigView(service, settings as PaymentSettings),
          studio: { stripe_enabled: true, enable_prepayment: settings.enable_prepayment },
        };
        const priced = { price_eur: whole.price_cents / 100, is_system_service: false } as PublicService;
        const plan = planOnConfirmation(configsWith(configs, priced));
        expect(plan.kind === 'none' ? 0 : Math.round(plan.eur * 100)).toBe(prepaymentOf(whole, settings).amount_cents);
      },
    ),
    { numRuns: 2000 },
  );
});
