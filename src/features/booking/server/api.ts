export { adminViews } from './admin-view.ts';
export { askLocked } from './ask-new-time.ts';
export { forgetUndecidedLines } from './bank/line-store.ts';
export { bookHeldTime, type HeldRefusal } from './book-held-time.ts';
export { bookOnce } from './book-once.ts';
export { bookingAsRecorded } from './booking-as-recorded.ts';
export { bookingByLink } from './booking-by-link.ts';
export { forgetOrigins } from './booking-origin.ts';
export { bookingsOf, bookingsWithin } from './bookings-within.ts';
export { calendarEntry } from './calendar-uid.ts';
export { cancelInFull } from './cancel-in-full.ts';
export { bookingUrl, cancelToken, cancelUrl, confirmUrl, paymentUrl, placeUrl } from './cancel-token.ts';
export { cancelUnpaid } from './cancel-unpaid.ts';
export { candidatesFor } from './candidates.ts';
export { carryLinks } from './carry-links-store.ts';
export { checkPayments, closeSessions } from './check-payments.ts';
export { codesOf } from './codes-store.ts';
export { completePastBookings } from './complete-past.ts';
export { confirmLocked, expireUnconfirmed } from './confirm-address.ts';
export { withdrawalLink } from './confirm-withdrawal.ts';
export { declarationRecords, declarationsAbout } from './declaration-store.ts';
export { endSilentlyLocked } from './end-place.ts';
export {
  type BookingWithPayment,
  type BookingWithResources,
  type EveryBooking,
  everyBooking,
} from './every-booking.ts';
export { foundBookings } from './found-bookings-reads.ts';
export { holdsTooMany, mostAhead, tooManyFutureSessions } from './future-session-limit.ts';
export { deleteOldResponses, idempotentRequest } from './idempotency-store.ts';
export { itemView } from './item-view.ts';
export { readLegalFacts } from './legal-facts.ts';
export { markSession } from './mark-session.ts';
export { markedSession } from './marked-session.ts';
export { moveDataOf } from './move-url.ts';
export { paymentPage } from './payment-page-view.ts';
export {
  addressesOfBookings,
  anonymiseBookings,
  bookingRecords,
  cancelAhead,
  cancelledBefore,
  lockCancelled,
  type PersonalBooking,
} from './person-store.ts';
export { isTakenHere, writePlaceBooking } from './place-booking.ts';
export { otherPlaces } from './place-store.ts';
export { placeStarts, takePlaceTime } from './place-time.ts';
export { publicBooking } from './public-booking.ts';
export { sameSession } from './same-session.ts';
export { keepRefund, sendRefunds, sendRefundsOf } from './send-refunds.ts';
export { sessionDemands } from './session-demands.ts';
export { type StoredMark, sessionMarks } from './session-mark-store.ts';
export { type BookingRow, lockBooking, selectBooking, selectBookingsById, selectNewestOf } from './store.ts';
export { checkDisputes, tellDisputes } from './tell-disputes.ts';
export { requestOutcomes } from './time-request-store.ts';
export { timelineEntryView } from './timeline-view.ts';
export { wantsConfirmation } from './wants-confirmation.ts';
export { withdrawLocked } from './withdraw-request.ts';
export { writeBooking } from './write-booking.ts';
