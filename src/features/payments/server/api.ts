import { takesCodes } from '#features/discounts/server/api.ts';
import { type ServiceRow, serviceOnOffer } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { PublicPaymentConfig, ServicePaymentConfig } from '../contract.ts';
import { agreedFeePercent, refundTerms, takesPayments } from '../domain/payment-settings.ts';
import type { RefundStage } from '../domain/refund/refund-rule.ts';
import { readPaymentSettings } from './payment-settings.ts';
import { paymentConfigView } from './payment-view.ts';

export { prepaymentOf, prepaymentOfBooking } from '../domain/prepayment.ts';
export { type BookingPayments, paymentsOfBooking, paymentsOfBookings } from './booking-payments.ts';
export { hasCash, insertCash, removeCash } from './cash-store.ts';
export { giroPicture } from './giro-picture.ts';
export { readPaymentSettings } from './payment-settings.ts';
export { paymentView, refundView } from './payment-view.ts';
export { bookingsWithMoney, paymentRecords } from './person-store.ts';
export { checkDisputes } from './provider/check-disputes.ts';
export {
  alreadyPaid,
  askForCheckout,
  type CheckoutRequest,
  type CheckoutSession,
  prepareCheckout,
  storeCheckoutSession,
} from './provider/checkout.ts';
export {
  closeCheckout,
  endedCheckout,
  isLive,
  paymentOfReport,
  readCheckout,
  type StoredReport,
  storeCheckoutReport,
} from './provider/checkout-report.ts';
export { markDisputeTold, storeDispute, type UntoldDispute, untoldDisputes } from './provider/dispute-store.ts';
export { providerFor } from './provider/provider.ts';
export { sealedProviderSecrets } from './provider/provider-secrets.ts';
export { requestCheckout } from './provider/request-checkout.ts';
export { verifiedEvent } from './provider/webhook-event.ts';
export { refundsOfIntents, requestRefundOfIntent } from './refund/intent-refund-store.ts';
export { claimRefunds, storeChargeRefunds } from './refund/refund-store.ts';
export { askForRefund, requestRefund, requestRefundOf, storeRefundReport } from './refund/refunds.ts';
export {
  bookingsWithPayments,
  lockPaymentOfDeleted,
  type PaymentOfDeletedRow,
  readPayments,
  readPaymentsOfDeleted,
} from './standing-reads.ts';
export {
  claimChecks,
  closePayments,
  isRestStarted,
  overdueBookings,
  type PaymentRow,
  paymentsByIntent,
  paymentsOf,
  storeEvent,
  storeIntent,
  unwantedPayments,
  updatePayment,
} from './store.ts';
export { awaitedTransfer, awaitTransfer, everyAwaitedTransfer, type TransferRow } from './transfer-store.ts';
export { paymentTrouble } from './trouble-reads.ts';

export const publicPaymentConfig = async ({ db }: Context): Promise<PublicPaymentConfig> => {
  const settings = await readPaymentSettings(db);
  return {
    stripe_enabled: takesPayments(settings),
    enable_prepayment: settings.enable_prepayment,
    refund_stages: refundTerms(settings),
    no_show_fee_percent: agreedFeePercent(settings) ?? undefined,
  };
};

/** Returns the refund rule that applies to a new booking; null: the studio has set none. */
export const currentRefundTerms = async (db: Database): Promise<readonly RefundStage[] | null> =>
  refundTerms(await readPaymentSettings(db));

export const servicePaymentConfig = async (context: Context, serviceId: string): Promise<ServicePaymentConfig> => {
  const service = await serviceOnOffer(context, serviceId);
  const config = paymentConfigView(service, await readPaymentSettings(context.db));
  return (await takesCodes(context, service)) ? { ...config, takes_codes: true } : config;
};

/** Returns the prepayment of each service by its ID, for the cards of the wizard. */
export const paymentConfigs = async (
  { db }: Context,
  services: readonly ServiceRow[],
): Promise<Record<string, ServicePaymentConfig>> => {
  const settings = await readPaymentSettings(db);
  return Object.fromEntries(services.map((service) => [service.id, paymentConfigView(service, settings)]));
};

export { askOnce } from './provider/one-question.ts';
