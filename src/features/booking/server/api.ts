export { forgetUndecidedLines } from './bank/line-store.ts';
export { cancelLockedBooking, reasonWithCode } from './cancel/cancel-booking.ts';
export { cancelInFull } from './cancel/cancel-in-full.ts';
export { cancelUnpaid } from './cancel/cancel-unpaid.ts';
export { endSilentlyLocked } from './cancel/end-birth-place.ts';
export { bookHeldTime, type HeldRefusal } from './create/book-held-time.ts';
export { bookOnce } from './create/book-once.ts';
export { holdsTooMany, mostAhead, tooManyFutureSessions } from './create/future-session-limit.ts';
export { otherPlaces } from './create/place-store.ts';
export { writeBooking } from './create/write-booking.ts';
export { sameSession } from './demand/same-session.ts';
export { sessionDemands } from './demand/session-demands.ts';
export { completePastBookings } from './edit/complete-past.ts';
export { markSession } from './edit/mark-session.ts';
export { markedSession } from './edit/marked-session.ts';
export { bookingByLink } from './link/booking-by-link.ts';
export { bookingUrl, cancelToken, cancelUrl, confirmUrl, paymentUrl, placeUrl } from './link/cancel-token.ts';
export { carryLinks } from './link/carry-links-store.ts';
export { moveDataOf } from './link/move-url.ts';
export { bookingAsRecorded } from './list/booking-as-recorded.ts';
export { bookingsOf, bookingsWithin } from './list/bookings-within.ts';
export { codesOf } from './list/codes-store.ts';
export {
  type BookingWithPayment,
  type BookingWithResources,
  type EveryBooking,
  everyBooking,
} from './list/every-booking.ts';
export { foundBookings } from './list/found-bookings-reads.ts';
export { timelineEntryView } from './list/timeline-view.ts';
export { askLocked } from './move/ask-new-time.ts';
export { withdrawLocked } from './move/withdraw-request.ts';
export { confirmLocked, expireUnconfirmed } from './page/confirm-address.ts';
export { publicBooking } from './page/public-booking.ts';
export { checkPayments, closeCheckouts } from './pay/check-payments.ts';
export { paymentPage } from './pay/payment-page-view.ts';
export { checkDisputes, tellDisputes } from './pay/tell-disputes.ts';
export {
  addressesOfBookings,
  anonymiseBookings,
  bookingRecords,
  cancelAhead,
  cancelledBefore,
  lockCancelled,
  type PersonalBooking,
} from './person-store.ts';
export { isTakenHere, writePlaceBooking } from './place/place-booking.ts';
export { placeStarts, takePlaceTime } from './place/place-time.ts';
export { readLegalFacts } from './price/legal-facts.ts';
export { wantsConfirmation } from './price/wants-confirmation.ts';
export { adminViews } from './record/admin-view.ts';
export { forgetOrigins } from './record/booking-origin.ts';
export { calendarEntry } from './record/calendar-uid.ts';
export { deleteOldResponses, idempotentRequest } from './record/idempotency-store.ts';
export { itemView } from './record/item-view.ts';
export { type StoredMark, sessionMarks } from './record/session-mark-store.ts';
export { type BookingRow, lockBooking, selectBooking, selectBookingsById, selectNewestOf } from './record/store.ts';
export { requestOutcomes } from './record/time-request-store.ts';
export { writeRefund } from './refund/refund-booking.ts';
export { recordRefund, sendRefunds, sendRefundsOf } from './refund/send-refunds.ts';
