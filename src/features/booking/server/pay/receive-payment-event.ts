import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { type ProviderReport, reportOfEvent } from '#features/payments/domain/provider/provider-report.ts';
import {
  readPaymentSettings,
  storeChargeRefunds,
  storeDispute,
  storeEvent,
  storeIntent,
  verifiedEvent,
} from '#features/payments/server/api.ts';
import { type Sales, sellPaidOrders, storeOrderReport } from '#features/vouchers/server/api.ts';
import type { SignedBody } from '#shared/contract/endpoint.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { contextIn, inTransaction } from '#shared/server/database/transaction.ts';
import { selectBooking } from '../record/store.ts';
import { recordRefund } from '../refund/send-refunds.ts';
import { fulfilPayment } from './fulfil-payment.ts';
import { tellDisputes } from './tell-disputes.ts';

/**
 * Processes a webhook event of the payment provider. The signature is verified, and the event ID is stored in the same
 * transaction as its effects, so that it takes effect once. A failure before the commit gives 5xx and the provider
 * sends the event again. Events of unknown type are stored and ignored.
 */
export const receivePaymentEvent = async (
  context: Context,
  signed: SignedBody,
  sales: Sales,
): Promise<{ received: true }> => {
  const settings = await readPaymentSettings(context.db);
  const event = verifiedEvent(context, settings, signed);
  const report = readable(context, event.type, event.data.object);
  await inTransaction(context.db, async (trx) => {
    if (!(await storeEvent(trx, event, context.now()))) return;
    if (report)
      await takeIn(context, trx, settings, {
        report: withMode(report, event.livemode),
        reported_at: reportedAt(event),
      });
  });
  // It is stored: whatever happens here, the periodic task tells the studio, too. A payment may have been contested before.
  if (report?.kind === 'dispute' || report?.kind === 'session') await tellDisputes(context);
  const order = orderOf(report);
  // It is paid already: whatever happens here, the periodic task sells it, too.
  if (order !== undefined) await sellPaidOrders(context, sales, order);
  return { received: true };
};

/** The order of a voucher that a session was made for; undefined: it was made for a booking. */
const orderOf = (report: ProviderReport | undefined): string | undefined =>
  report?.kind === 'session' ? report.of.voucher_order_id : undefined;

/** When the provider said it, by its own clock; epoch ms. */
const reportedAt = ({ created }: { readonly created?: number | null | undefined }): number | undefined =>
  created === null || created === undefined ? undefined : created * 1000;

// A retry would not make it readable.
const readable = ({ log }: Context, type: string, object: unknown): ProviderReport | undefined => {
  try {
    return reportOfEvent(type, object);
  } catch {
    log.error({ type }, 'an event of the payment provider cannot be parsed');
    return undefined;
  }
};

const withMode = (report: ProviderReport, livemode: boolean | null | undefined): ProviderReport =>
  report.kind === 'session' ? { ...report, livemode: report.livemode ?? livemode ?? null } : report;

const takeIn = async (
  context: Context,
  trx: Database,
  settings: PaymentSettings,
  { report, reported_at }: { readonly report: ProviderReport; readonly reported_at: number | undefined },
): Promise<void> => {
  const now = context.now();
  switch (report.kind) {
    case 'session': {
      const id = orderOf(report);
      if (id !== undefined) return storeOrderReport(context, trx, { settings, report, id });
      return fulfilPayment(context, trx, { settings, report, source: 'webhook' });
    }
    case 'refund':
      return recordRefund(context, trx, report);
    case 'charge_refunded':
      if (report.payment_intent === null) return;
      await storeIntent(trx, report.payment_intent, report.of);
      return storeChargeRefunds(trx, report.payment_intent, report.refunded_cents, now);
    case 'dispute':
      return storeDispute(trx, report, { reported_at: reported_at ?? now, now });
    case 'attempt_failed':
      return recordFailedAttempt(context, trx, report.of.booking_id);
    default:
      throw new TypeError(report satisfies never);
  }
};

/**
 * A card was refused: the booking does not change and the customer may try another one. The timeline of the booking
 * records it.
 */
const recordFailedAttempt = async (context: Context, trx: Database, bookingId: string | null): Promise<void> => {
  context.log.info({ booking: bookingId }, 'an attempt to pay has failed');
  if (bookingId === null || !(await selectBooking(contextIn(context, trx), bookingId))) return;
  await recordAudit(trx, {
    actor: 'customer',
    action: 'booking.payment_attempt_failed',
    booking_id: bookingId,
    at: context.now(),
  });
};
