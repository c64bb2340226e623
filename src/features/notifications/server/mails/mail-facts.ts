import { resourcesOfBooking } from '#features/availability/server/api.ts';
import { type PlaceForMail, placeForMail } from '#features/births/server/api.ts';
import { bookingUrl, cancelUrl, confirmUrl, moveDataOf, paymentUrl, placeUrl } from '#features/booking/server/api.ts';
import { type OfferForMail, offerForMail } from '#features/offers/server/api.ts';
import { onlineRestOf } from '#features/payments/domain/online-rest.ts';
import { type PaymentSettings, takesPrepayment, takesRest } from '#features/payments/domain/payment-settings.ts';
import type { KnownPayment } from '#features/payments/domain/payment-standing.ts';
import { prepaymentOfBooking } from '#features/payments/domain/prepayment.ts';
import { dueBeforeStart } from '#features/payments/domain/transfer/banking-day.ts';
import { transferOrder } from '#features/payments/domain/transfer/giro-code.ts';
import {
  awaitedTransfer,
  type BookingPayments,
  paymentsOfBooking,
  readPaymentSettings,
  readPayments,
  type TransferRow,
} from '#features/payments/server/api.ts';
import { readCompany } from '#features/settings/server/api.ts';
import { voucherForMail } from '#features/vouchers/server/api.ts';
import { entryForMail } from '#features/waiting/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { MailDesign } from '../../domain/email-settings.ts';
import type {
  CommonFacts,
  MailFacts,
  MailTransfer,
  OfferFacts,
  VoucherFacts,
  WaitingFacts,
} from '../../domain/writing/mail-facts.ts';
import { type CurrentMailBooking, selectMailBooking } from '../reads.ts';

/** Returns the data that every mail uses, in its current state. */
export const readCommonFacts = async (
  context: Context,
  design: MailDesign,
  logo: string | null,
): Promise<CommonFacts> => ({
  company: await readCompany(context.db),
  design,
  logo,
  public_url: context.publicUrl,
});

/**
 * Returns the data of the mail of an offer, in its current state, and its state; undefined if it was deleted, or if its
 * link can no longer be derived.
 */
export const readOfferFacts = async (
  context: Context,
  { offer_id, waiting_entry_id }: { readonly offer_id: string; readonly waiting_entry_id?: string | undefined },
  design: MailDesign,
  logo: string | null,
): Promise<{ readonly facts: OfferFacts; readonly state: OfferForMail['state'] } | undefined> => {
  const [found, common] = await Promise.all([offerForMail(context, offer_id), readCommonFacts(context, design, logo)]);
  if (!found?.url) return undefined;
  const { url: offer_url, ...offer } = found;
  const entry = waiting_entry_id === undefined ? undefined : await entryForMail(context, waiting_entry_id);
  return { facts: { ...common, offer, offer_url, waiting_url: entry?.url ?? undefined }, state: offer.state };
};

/** Returns the data of the mail about a waiting entry and whether it still waits; undefined as for an offer. */
export const readWaitingFacts = async (
  context: Context,
  entryId: string,
  design: MailDesign,
  logo: string | null,
): Promise<{ readonly facts: WaitingFacts; readonly isWaiting: boolean } | undefined> => {
  const [found, common] = await Promise.all([entryForMail(context, entryId), readCommonFacts(context, design, logo)]);
  if (!found?.url) return undefined;
  const { url: waiting_url, state, ...entry } = found;
  return { facts: { ...common, entry, waiting_url }, isWaiting: state === 'waiting' };
};

interface AddressedVoucher {
  readonly voucher_id: string;
  readonly to_name: string;
  readonly to_buyer: boolean;
}

/** Returns the data of the mail with a voucher without its code, and whether it can be redeemed; undefined as for an offer. */
export const readVoucherFacts = async (
  context: Context,
  { voucher_id, ...addressee }: AddressedVoucher,
  design: MailDesign,
  logo: string | null,
): Promise<{ readonly facts: VoucherFacts; readonly isValid: boolean } | undefined> => {
  const common = await readCommonFacts(context, design, logo);
  // Last: what is sent is decided by this read.
  const found = await voucherForMail(context, voucher_id);
  if (!found) return undefined;
  const { state, ...voucher } = found;
  const voucher_url = `${context.publicUrl}/voucher#…`;
  return { facts: { ...common, ...addressee, voucher, voucher_url }, isValid: state === 'valid' };
};

/** Returns the data of a mail about a booking, in its current state; undefined if the booking was deleted. */
export const readMailFacts = async (
  context: Context,
  bookingId: string,
  design: MailDesign,
  logo: string | null,
): Promise<MailFacts | undefined> => {
  const [booking, common, payments, paid, stored, resources, move, place, transfer] = await Promise.all([
    selectMailBooking(context.db, bookingId),
    readCommonFacts(context, design, logo),
    readPaymentSettings(context.db),
    paymentsOfBooking(context.db, bookingId),
    readPayments(context.db, [bookingId]),
    resourcesOfBooking(context.db, bookingId),
    moveDataOf(context, bookingId),
    placeForMail(context, bookingId),
    awaitedTransfer(context.db, bookingId),
  ]);
  if (!booking) return undefined;
  return {
    booking: {
      ...booking,
      resources,
      open_prepayment_cents: openPrepayment(booking, payments, { paid, place }),
      rest_online_cents: place ? null : restCents(booking, payments, { stored, now: context.now() }),
      refund_cents: refundCents(paid),
    },
    ...common,
    cancel_url: cancelUrl(context, booking),
    move_url: move?.url,
    request: move?.request ?? null,
    place: place ? { ...place, url: placeUrl(context, booking) } : null,
    transfer: transfer ? transferFacts(transfer, payments, { booking, url: paymentUrl(context, booking) }) : null,
    booking_url: bookingUrl(context, booking),
    confirm_url: confirmUrl(context, booking),
  };
};

const transferFacts = (
  { amount_cents, due_at }: TransferRow,
  settings: PaymentSettings,
  { booking, url }: { readonly booking: CurrentMailBooking; readonly url: string },
): MailTransfer => ({
  ...transferOrder(settings, { amount_cents, reference: booking.confirmation_code }),
  due_at: dueBeforeStart(due_at, booking.starts_at),
  url,
});

// A paid booking is confirmed at once: until then the payment is open.
const openPrepayment = (
  { status, prepaid }: CurrentMailBooking,
  settings: PaymentSettings,
  { paid, place }: { readonly paid: BookingPayments; readonly place: PlaceForMail | undefined },
): number | null => {
  // A place is paid for as soon as it is given.
  const isUnpaidPlace = status === 'CANCELLED' && place && !place.waiting_list && !isReceived(paid);
  if (status !== 'PENDING' && status !== 'PAYMENT_PENDING' && !isUnpaidPlace) return null;
  const { required, amount_cents } = prepaymentOfBooking(prepaid, settings);
  return required && takesPrepayment(settings, place !== undefined) ? amount_cents : null;
};

const restCents = (
  { status, starts_at, prepaid }: CurrentMailBooking,
  settings: PaymentSettings,
  { stored, now }: { readonly stored: readonly KnownPayment[]; readonly now: number },
): number | null => {
  const booked = { price_cents: prepaid.price_cents, starts_at, is_confirmed: status === 'CONFIRMED' };
  const rest = onlineRestOf(booked, stored, { takes: takesRest(settings), currency: settings.currency, now });
  return rest?.state === 'open' ? rest.amount_cents : null;
};

const isReceived = ({ status, on_site, refunds }: BookingPayments): boolean =>
  status === 'paid' || status === 'lost' || on_site.length > 0 || refunds.length > 0;

const refundCents = ({ refunds }: BookingPayments): number =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount_cents }) => sum + amount_cents, 0);
