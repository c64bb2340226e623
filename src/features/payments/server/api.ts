import { type ServiceRow, serviceOnOffer } from '#features/services/server/api.ts';
import { euroOf } from '#shared/kernel/money.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { BookingPayment, PublicPaymentConfig, ServicePaymentConfig } from '../contract.ts';
import { type PaymentSettings, refundTerms, takesPayments } from '../domain/payment-settings.ts';
import { type PrepaidService, prepaymentOf } from '../domain/prepayment.ts';
import type { RefundStage } from '../domain/refund-rule.ts';
import { readPaymentSettings } from './payment-settings.ts';

export { prepaymentOf } from '../domain/prepayment.ts';
export { checkoutSession } from './checkout.ts';
export { readPaymentSettings } from './payment-settings.ts';
export { keepPayment } from './store.ts';

export const publicPaymentConfig = async ({ db }: Context): Promise<PublicPaymentConfig> => {
  const settings = await readPaymentSettings(db);
  return {
    stripe_enabled: takesPayments(settings),
    enable_prepayment: settings.enable_prepayment,
    refund_stages: refundTerms(settings),
  };
};

/** What whoever books now is paid back when cancelling later; null: the studio has set no rule (SRV-33). */
export const currentRefundTerms = async (db: Database): Promise<readonly RefundStage[] | null> =>
  refundTerms(await readPaymentSettings(db));

export const servicePaymentConfig = async (context: Context, serviceId: string): Promise<ServicePaymentConfig> => {
  const service = await serviceOnOffer(context, serviceId);
  return paymentConfigView(service, await readPaymentSettings(context.db));
};

/** The prepayment of each service, by its id: what the cards of the wizard show. */
export const paymentConfigs = async (
  { db }: Context,
  services: readonly ServiceRow[],
): Promise<Record<string, ServicePaymentConfig>> => {
  const settings = await readPaymentSettings(db);
  return Object.fromEntries(services.map((service) => [service.id, paymentConfigView(service, settings)]));
};

const noPayment: BookingPayment = {
  status: 'none',
  amount: null,
  currency: null,
  refund_needed: false,
  refunded_amount: null,
};

/** What has been paid for each of these bookings, by booking id; every id has an answer. */
export const paymentsOfBookings = (
  _db: Database,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookingPayment>> => Promise.resolve(new Map(bookingIds.map((id) => [id, noPayment])));

const paymentConfigView = (service: PrepaidService, settings: PaymentSettings): ServicePaymentConfig => {
  const { required, amount_cents, percentage } = prepaymentOf(service, settings);
  return {
    requires_prepayment: required,
    payment_amount: euroOf(amount_cents),
    prepayment_percentage: percentage,
    is_individual_payment: percentage === null,
  };
};
