import { type MailKind, type MailOrder, recipientOf } from '#shared/kernel/message-order.ts';
import type { MailBooking } from './writing/mail-facts.ts';

/** How many mails of unconfirmed public bookings a mailbox gets in 24 hours, whoever makes the bookings. */
export const unconfirmedMailsPerDay = 10;

/**
 * Whether a mail counts against that limit, and whether the limit applies to it. Any visitor can type any address, so what
 * a visitor or time triggers is `limited`. What the studio or a payment triggers only counts.
 */
type Admission = 'free' | 'counted' | 'limited';

type AboutBooking = Pick<MailBooking, 'source' | 'status' | 'cancelled_by'>;

type Rules = {
  readonly [Kind in MailKind]: Admission | ((order: MailOrder & { kind: Kind }, booking?: AboutBooking) => Admission);
};

const isConfirmed = ({ source, status }: AboutBooking): boolean =>
  source !== 'public' || status === 'CONFIRMED' || status === 'COMPLETED';

/** Every kind of mail, to an address that nobody has confirmed. A kind that is missing does not compile. */
const rules: Rules = {
  booking_received: ({ by_studio }) => (by_studio ? 'counted' : 'limited'),
  confirm_address: ({ by_studio }) => (by_studio ? 'counted' : 'limited'),
  booking_confirmation: 'counted',
  booking_changed: ({ by_customer }) => (by_customer ? 'limited' : 'counted'),
  booking_cancelled: ({ was_confirmed }, booking) =>
    was_confirmed ? 'free' : booking?.cancelled_by === 'admin' ? 'counted' : 'limited',
  booking_restored: 'counted',
  new_time_asked: 'counted',
  transfer_details: 'limited',
  payment_received: 'counted',
  invoice_issued: 'counted',
  reminder: 'limited',
  birth_place: ({ paid_cents }) => (paid_cents === undefined ? 'limited' : 'counted'),
  birth_reminder: 'limited',
  withdrawal_received: 'limited',
  confirm_withdrawal: 'limited',
  // From the waiting list, which anybody can join with any address; others are made by the studio.
  offer_made: ({ waiting_entry_id }) => (waiting_entry_id === undefined ? 'counted' : 'limited'),
  waiting_joined: 'limited',
  // Only vouchers that were paid are mailed.
  voucher_sent: 'counted',
  voucher_bought: 'counted',
  studio_birth_place: 'free',
  studio_birth_reminder: 'free',
  studio_new_booking: 'free',
  studio_customer_cancelled: 'free',
  studio_customer_moved: 'free',
  studio_refund_needed: 'free',
  studio_payment_of_deleted: 'free',
  studio_payment_contested: 'free',
  studio_voucher_payment: 'free',
  studio_new_message: 'free',
  studio_new_sign_in: 'free',
  studio_invitation: 'free',
  studio_withdrawal: 'free',
};

/** Decides about one mail; `booking`: that of a mail about a booking, which may have been confirmed. */
export const admissionOf = (order: MailOrder, booking?: AboutBooking): Admission => {
  if (recipientOf(order.kind) === 'studio' || (booking && isConfirmed(booking))) return 'free';
  const rule = rules[order.kind] as Admission | ((order: MailOrder, booking?: AboutBooking) => Admission);
  return typeof rule === 'function' ? rule(order, booking) : rule;
};
