import type { PaymentSettings } from '#features/payments/domain/payment-settings.ts';
import { newsOfEvent, type ProviderNews } from '#features/payments/domain/provider/provider-news.ts';
import {
  keepChargeRefunds,
  keepDispute,
  keepEvent,
  readPaymentSettings,
  storeIntent,
  verifiedEvent,
} from '#features/payments/server/api.ts';
import { keepOrderNews, type Sales, sellPaidOrders } from '#features/vouchers/server/api.ts';
import type { SignedBody } from '#shared/contract/endpoint.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { selectBooking } from '../record/store.ts';
import { keepRefund } from '../refund/send-refunds.ts';
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
  const news = readable(context, event.type, event.data.object);
  await inTransaction(context.db, async (trx) => {
    if (!(await keepEvent(trx, event, context.now()))) return;
    if (news)
      await takeIn(context, trx, settings, { news: withMode(news, event.livemode), reported_at: reportedAt(event) });
  });
  // It is stored: whatever happens here, the periodic task tells the studio, too. A payment may have been contested before.
  if (news?.kind === 'dispute' || news?.kind === 'session') await tellDisputes(context);
  const order = orderOf(news);
  // It is paid already: whatever happens here, the periodic task sells it, too.
  if (order !== undefined) await sellPaidOrders(context, sales, order);
  return { received: true };
};

/** The order of a voucher that a session was made for; undefined: it was made for a booking. */
const orderOf = (news: ProviderNews | undefined): string | undefined =>
  news?.kind === 'session' ? news.of.voucher_order_id : undefined;

/** When the provider said it, by its own clock; epoch ms. */
const reportedAt = ({ created }: { readonly created?: number | null | undefined }): number | undefined =>
  created === null || created === undefined ? undefined : created * 1000;

// A retry would not make it readable.
const readable = ({ log }: Context, type: string, object: unknown): ProviderNews | undefined => {
  try {
    return newsOfEvent(type, object);
  } catch {
    log.error({ type }, 'an event of the payment provider cannot be parsed');
    return undefined;
  }
};

const withMode = (news: ProviderNews, livemode: boolean | null | undefined): ProviderNews =>
  news.kind === 'session' ? { ...news, livemode: news.livemode ?? livemode ?? null } : news;

const takeIn = async (
  context: Context,
  trx: Database,
  settings: PaymentSettings,
  { news, reported_at }: { readonly news: ProviderNews; readonly reported_at: number | undefined },
): Promise<void> => {
  const now = context.now();
  switch (news.kind) {
    case 'session': {
      const id = orderOf(news);
      if (id !== undefined) return keepOrderNews(context, trx, { settings, news, id });
      return fulfilPayment(context, trx, { settings, news, source: 'webhook' });
    }
    case 'refund':
      return keepRefund(context, trx, news);
    case 'charge_refunded':
      if (news.payment_intent === null) return;
      await storeIntent(trx, news.payment_intent, news.of);
      return keepChargeRefunds(trx, news.payment_intent, news.refunded_cents, now);
    case 'dispute':
      return keepDispute(trx, news, { reported_at: reported_at ?? now, now });
    case 'attempt_failed':
      return recordFailedAttempt(context, trx, news.of.booking_id);
    default:
      throw new TypeError(news satisfies never);
  }
};

/**
 * A card was refused: the booking does not change and the customer may try another one. The timeline of the booking
 * records it.
 */
const recordFailedAttempt = async (context: Context, trx: Database, bookingId: string | null): Promise<void> => {
  context.log.info({ booking: bookingId }, 'an attempt to pay has failed');
  if (bookingId === null || !(await selectBooking({ ...context, db: trx }, bookingId))) return;
  await recordAudit(trx, {
    actor: 'customer',
    action: 'booking.payment_attempt_failed',
    booking_id: bookingId,
    at: context.now(),
  });
};
