import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { BookingPayment, ServicePaymentConfig } from '../contract.ts';
import type { PaymentSettings } from '../domain/payment-settings.ts';
import { hasOwnAmount, isPrepaid, type PrepaidService, prepaymentOf } from '../domain/prepayment.ts';
import { type BookingPayments, onSiteCents } from './booking-payments.ts';
import type { StoredRefund } from './standing-reads.ts';

/** The payments of a booking as administrators see them; `names`: those of the administrators by ID. */
export const paymentView = (payments: BookingPayments, names: ReadonlyMap<string, string>): BookingPayment => {
  const { status, currency, due_at, paid_at, amount_cents, refunded_cents, refund_needed, problem, on_site } = payments;
  const last = on_site.at(-1);
  return {
    status,
    amount: amount_cents === null ? null : euroOf(amount_cents),
    currency,
    due_at: due_at === null ? null : formatInstant(due_at),
    paid_at: paid_at === null ? null : formatInstant(paid_at),
    refund_needed,
    problem,
    refunded_amount: amount_cents === null ? null : euroOf(refunded_cents),
    refundable_amount: euroOf(payments.refundable_cents),
    contested_amount: euroOf(payments.contested_cents),
    lost_amount: euroOf(payments.lost_cents),
    rest_processing_amount: euroOf(payments.rest_processing_cents),
    refunds: payments.refunds.map(refundView),
    cash: last ? { amount: euroOf(onSiteCents(payments)), recorded_at: formatInstant(last.recorded_at) } : null,
    on_site: on_site.map(({ amount_cents: cents, recorded_at, recorded_by, ...payment }) => ({
      ...payment,
      amount: euroOf(cents),
      recorded_at: formatInstant(recorded_at),
      recorded_by: names.get(recorded_by) ?? null,
    })),
  };
};

/** A refund as administrators see it. */
export const refundView = ({ id, amount_cents, status, failure, requested_by, created_at }: StoredRefund) => ({
  id,
  amount: euroOf(amount_cents),
  status,
  failure,
  requested_by: whoOf(requested_by),
  created_at: formatInstant(created_at),
});

const whoOf = (actor: string): 'customer' | 'admin' | 'system' | 'provider' =>
  actor === 'customer' || actor === 'system' || actor === 'provider' ? actor : 'admin';

interface ConfiguredService extends PrepaidService {
  readonly options: readonly { readonly active: boolean }[];
  readonly people: object | null;
  readonly second_sessions: readonly object[];
}

/** The prepayment of a service as customers see it. */
export const paymentConfigView = (service: ConfiguredService, settings: PaymentSettings): ServicePaymentConfig => {
  const { required, amount_cents, percentage } = prepaymentOf(service, settings);
  return {
    requires_prepayment: required,
    payment_amount: euroOf(amount_cents),
    prepayment_percentage: percentage,
    is_individual_payment: percentage === null,
    ...((service.people || service.second_sessions.length > 0 || service.options.some(({ active }) => active)) && {
      with_extras: withExtrasView(service, settings),
    }),
  };
};

const withExtrasView = (service: PrepaidService, settings: PaymentSettings) => ({
  requires_prepayment: isPrepaid(service, settings),
  own_amount: hasOwnAmount(service) ? euroOf(service.prepayment_cents) : null,
});

/** A payment that only tests the keys; `amount_cents` in hundredths of its currency. */
export const testPaymentView = (payment: { amount: number; currency: string; client_secret: string | null }) => ({
  amount: euroOf(payment.amount),
  currency: payment.currency.toUpperCase(),
  client_secret: payment.client_secret ?? '',
});
