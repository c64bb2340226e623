import type { BookingOrder, WhatsappOrder } from '#shared/kernel/message-order.ts';
import type { MailBooking, MailPlace } from './writing/mail-facts.ts';

/** Why a waiting mail is no longer sent. */
export type SkipReason =
  | 'unproved'
  | 'proved'
  | 'confirm_over'
  | 'cancelled'
  | 'not_cancelled'
  | 'not_confirmed'
  | 'moved'
  | 'not_asked'
  | 'not_awaited'
  | 'place_over'
  | 'over';

/** The moment at which a waiting mail is checked again; instants are epoch ms. */
interface Moment {
  readonly booking: Pick<MailBooking, 'status' | 'starts_at' | 'confirm_by'>;
  /** Whether a request of the studio to choose another time is unanswered. */
  readonly isAsked?: boolean;
  /** Whether a transfer that the customer has chosen is awaited. */
  readonly isTransferAwaited?: boolean;
  /** The place of a booking that waits for a birth; null or left out: there is none, or it is over. */
  readonly place?: Pick<MailPlace, 'is_born'> | null | undefined;
  readonly queuedAt: number;
  readonly now: number;
}

/**
 * Returns why a mail is no longer correct or useful for the booking in its current state; undefined if it still is.
 * Time passes while a mail server is unavailable: a confirmation of a cancelled session, or a reminder of a moved one,
 * would mislead.
 */
export const skipReasonOf = (order: BookingOrder | WhatsappOrder, moment: Moment): SkipReason | undefined => {
  // An unconfirmed address gets no other mail, not even about a cancellation.
  if (order.kind !== 'confirm_address' && moment.booking.confirm_by !== null) return 'unproved';
  for (const check of checks[order.kind]) {
    const why = check(moment, order);
    if (why) return why;
  }
  return undefined;
};

type Check = (moment: Moment, order: BookingOrder | WhatsappOrder) => SkipReason | undefined;

const cancelled: Check = ({ booking }) => (booking.status === 'CANCELLED' ? 'cancelled' : undefined);
// A place has no time yet, so its booking is cancelled until it has one.
const cancelledWithoutPlace: Check = ({ booking, place }) =>
  booking.status === 'CANCELLED' && !place ? 'cancelled' : undefined;
const notCancelled: Check = ({ booking }) => (booking.status === 'CANCELLED' ? undefined : 'not_cancelled');
const notConfirmed: Check = ({ booking }) => (booking.status === 'CONFIRMED' ? undefined : 'not_confirmed');
const over: Check = ({ booking, now }) => (booking.starts_at <= now ? 'over' : undefined);
// A cancellation after the session is still sent; a session that ended while the mail waited is not.
const overMeanwhile: Check = ({ booking, queuedAt, now }) =>
  booking.starts_at <= now && booking.starts_at > queuedAt ? 'over' : undefined;
const proved: Check = ({ booking }) => (booking.confirm_by === null ? 'proved' : undefined);
const confirmOver: Check = ({ booking, now }) => ((booking.confirm_by ?? now) <= now ? 'confirm_over' : undefined);
const notAsked: Check = ({ isAsked }) => (isAsked ? undefined : 'not_asked');
const notAwaited: Check = ({ isTransferAwaited }) => (isTransferAwaited ? undefined : 'not_awaited');
// A family that has ended its place gets no message any more, and neither does the studio about it.
const placeOver: Check = ({ place, booking }) => (place && booking.status === 'CANCELLED' ? undefined : 'place_over');
const born: Check = ({ place }) => (place?.is_born ? 'place_over' : undefined);
const moved: Check = ({ booking }, order) => {
  const announcedStart = 'new_start' in order ? order.new_start : 'start' in order ? order.start : undefined;
  return announcedStart === booking.starts_at ? undefined : 'moved';
};

const checks: Readonly<Record<(BookingOrder | WhatsappOrder)['kind'], readonly Check[]>> = {
  booking_received: [cancelled, over],
  confirm_address: [cancelledWithoutPlace, proved, confirmOver],
  booking_confirmation: [notConfirmed, over],
  booking_changed: [cancelled, over, moved],
  booking_cancelled: [notCancelled, overMeanwhile],
  booking_restored: [cancelled, over],
  new_time_asked: [notAsked, moved],
  transfer_details: [cancelled, notAwaited],
  payment_received: [cancelled],
  // Also about a session that is cancelled: the money was received.
  invoice_issued: [],
  reminder: [notConfirmed, moved, over],
  whatsapp_reminder: [notConfirmed, moved, over],
  birth_place: [placeOver, born],
  birth_reminder: [placeOver, born],
  studio_birth_place: [placeOver, born],
  studio_birth_reminder: [placeOver, born],
  studio_new_booking: [cancelled, over],
  studio_customer_cancelled: [notCancelled, overMeanwhile],
  studio_customer_moved: [cancelled, over, moved],
  studio_refund_needed: [],
};
