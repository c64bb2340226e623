import { z } from 'zod';
import { publicPicture } from '#features/pictures/contract.ts';
import { itemKinds } from '#features/services/domain/extras/booked-item.ts';
import { chosenOptions, chosenPeople } from '#features/services/options-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  byId,
  email,
  eur,
  instant,
  language,
  personName,
  reference,
  requiredLine,
  text,
} from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { bookingStatuses } from './domain/booking-status.ts';
import { moveRefusals } from './domain/move/customer-move.ts';

export type { BookingStatus } from './domain/booking-status.ts';

export const bookingStatus = z.enum(bookingStatuses);

/** The request of a customer's booking. Unknown fields are ignored. The server never takes a price from the browser. */
export const createBooking = z.object({
  service_id: reference,
  /**
   * `any` leaves it to the studio who takes the session: a free photographer with the fewest booked minutes in that
   * week.
   */
  photographer_id: reference,
  location_id: z.literal('company'),
  start: instant,
  customer: z.object({
    name: personName(limits.customerName).pipe(z.string().min(2)),
    email,
    phone: requiredLine(limits.phone).pipe(z.string().min(10)),
    whatsapp_notifications: z.boolean().optional(),
  }),
  notes: text(limits.publicNotes).nullish(),
  language: language.optional(),
  /**
   * The options added to the service. Required options have to be chosen. The id of one of its `second_sessions` books
   * that service right after it: both are one booking, with one time, price and payment.
   */
  options: chosenOptions.optional(),
  /** For how many people the session is, if the service asks for it. */
  people: chosenPeople.optional(),
  /** The version of the service's price list; if it is not the current one, nothing is booked (409 price_changed). */
  price_list_version: z.string().max(64).optional(),
  /**
   * The price and prepayment that the customer was shown, in EUR. If the current ones differ, nothing is booked (409
   * price_changed).
   */
  expected_price: eur.optional(),
  expected_prepayment: eur.optional(),
  /** A discount code. `expected_price` and `expected_prepayment` are then the reduced amounts. */
  discount_code: z.string().max(40).nullish(),
  /** Whether the customer has ticked the request of a service with `withdrawal_right: express_request`. */
  express_request: z.boolean().optional(),
  /** Effective only for administrators; ignored for visitors, and therefore not validated. */
  ignore_working_hours: z.unknown().optional(),
  send_email_notification: z.unknown().optional(),
});
export type CreateBooking = z.input<typeof createBooking>;

export const createdBooking = z.object({
  booking_id: z.string(),
  confirmation_code: z.string(),
  status: bookingStatus,
  start: z.string(),
  end: z.string(),
  /** Only if the e-mail address must be confirmed: the deadline, after which the booking is cancelled. */
  confirm_by: z.string().optional(),
  /** Only with `photographer_id: any`: who takes the session. */
  photographer_id: z.string().optional(),
  photographer_name: z.string().optional(),
  /** Returned only in this response; later only the mails contain it. */
  cancel_token: z.string(),
});
export type CreatedBooking = z.infer<typeof createdBooking>;

/** The state of a customer's prepayment; EUR. */
export const publicPrepayment = z.object({
  /** `open`: to be paid now. `processing`: the payment is on its way. */
  state: z.enum(['open', 'processing', 'paid', 'refunded']),
  amount: z.number(),
  /** The part of `amount` that was refunded. */
  refunded: z.number(),
  /** What remains to be paid at the studio. */
  rest: z.number(),
  /** What the customer's bank has taken back of a payment; not part of `amount`. Left out: nothing. */
  lost: z.number().optional(),
  /** What can be paid online instead, or is being paid (`processing`, and then not part of `rest`). Left out: nothing. */
  rest_online: z
    .object({
      state: z.enum(['open', 'processing']),
      amount: z.number(),
      /** Only while it can be paid: what a cancellation then refunds of everything paid online, as above. */
      cancel_terms: z.array(z.object({ until: z.string(), amount: z.number() })).nullable(),
    })
    .optional(),
  /** Only while the prepayment is open: until when the time is held without it; null: no time limit. */
  held_until: z.string().nullable(),
  /**
   * Only while the prepayment is open: how much a cancellation refunds until when. Empty: nothing; null: there is no
   * rule.
   */
  cancel_terms: z.array(z.object({ until: z.string(), amount: z.number() })).nullable(),
});
export type PublicPrepayment = z.infer<typeof publicPrepayment>;

/** What a booking contains besides its service; EUR. `count - included` of it are charged, if that is more than 0. */
export const bookedItem = z.object({
  kind: z.enum(itemKinds),
  name_de: z.string(),
  name_ru: z.string().nullable(),
  count: z.int(),
  included: z.int(),
  unit_price: z.number(),
  /** Of all of them. */
  price: z.number(),
  minutes: z.int(),
  /** Of a second session: its service, its start and end, and the end of the first session. */
  service_id: z.string().nullish(),
  /** How many of its minutes lie between the two sessions. */
  gap_minutes: z.int().optional(),
  first_end: z.string().optional(),
  start: z.string().optional(),
  end: z.string().optional(),
});

/** Whether its customer may move a booking, and the current fee. */
export const publicMove = z.object({
  /** Why it cannot be moved; null: it can. */
  refusal: z.enum(moveRefusals).nullable(),
  /** EUR; 0: free. */
  fee: z.number(),
  /** How many free moves are left, including the next one. */
  free_left: z.int(),
  /** How many hours before the session at the latest, and the corresponding instant (exclusive). */
  until_hours: z.int(),
  until: z.string(),
  /** The last day to which it can be moved. */
  last_date: z.string(),
});

/** A booking as its customer sees it; without a valid token the customer's data is masked. */
export const publicBooking = z.object({
  booking_id: z.string(),
  confirmation_code: z.string(),
  start: z.string(),
  end: z.string(),
  status: bookingStatus,
  /** Only while the e-mail address must still be confirmed: the deadline. */
  confirm_by: z.string().optional(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** Set when the customer's data is masked: 'Änne M.', 'a***@example.de', '***567'. */
  is_masked: z.literal(true).optional(),
  /** Present only while it is a place that waits for a birth: it has no time yet. */
  awaits_birth: z.literal(true).optional(),
  /** Present on a place until a birth without an hour, also once it has ended: `start` and `end` only order it. */
  without_time: z.literal(true).optional(),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  photographer_name: z.string(),
  /** Present only if something was booked besides the service. */
  items: z.array(bookedItem).optional(),
  /** The whole price in EUR; present only with `items`, and while the booking must still be confirmed. */
  price: z.number().optional(),
  /** Present only if the session uses rooms or equipment that the studio shows to customers. */
  resources: z
    .array(z.object({ name_de: z.string(), name_ru: z.string().nullable(), picture: publicPicture.optional() }))
    .optional(),
  /** Present only if something was paid in advance or is still to be paid. */
  prepayment: publicPrepayment.optional(),
  /** Present only if it was agreed: which part of the price whoever does not come owes, in per cent. */
  no_show_fee: z
    .object({
      percent: z.int(),
      /** Present only once it is charged, in EUR: what is owed instead of the price, and what of that is not paid yet. */
      charged: z.object({ amount: z.number(), open: z.number() }).optional(),
    })
    .optional(),
  /** Present only with a valid token: whether the customer may still cancel, and until when. */
  can_cancel: z.boolean().optional(),
  cancel_deadline: z.string().nullable().optional(),
  /** Present only with a valid token, in EUR: what was paid and not refunded. */
  paid_amount: z.number().optional(),
  /** The part of it that a cancellation now refunds; null: there is no rule, the studio decides. */
  refund_amount: z.number().nullable().optional(),
  /**
   * What a cancellation refunds later. Each amount applies until its instant, after the one before; after the last one
   * nothing is refunded.
   */
  refund_periods: z.array(z.object({ until: z.string(), amount: z.number() })).optional(),
  /** What was refunded already, or is being refunded. */
  refunded_amount: z.number().optional(),
  /** What the customer's bank contests or has taken back: a cancellation does not refund it. Left out: nothing. */
  contested_amount: z.number().optional(),
  /** Present only with a valid token, and only if the studio lets customers move their sessions. */
  move: publicMove.optional(),
  /** Present only with a valid token, while a request of the studio to choose another time is open. */
  time_request: z
    .object({
      /** Whether the session takes place at its present time as long as nothing is chosen. */
      keeps_time: z.boolean(),
      explanation: z.string().nullable(),
      /** Present only while a time is held for the customer, which is taken by moving the session to its start. */
      substitute: z.object({ start: z.string(), end: z.string(), until: z.string() }).optional(),
    })
    .optional(),
});
export type PublicBooking = z.infer<typeof publicBooking>;

/** The confirmed booking, the token for its further links, and whether a prepayment follows. */
export const confirmedBooking = publicBooking.extend({ cancel_token: z.string(), prepayment_required: z.boolean() });
export type ConfirmedBooking = z.infer<typeof confirmedBooking>;

const withToken = z.object({ token: z.string().max(200).optional() });
const cancelling = withToken.extend({
  /** The refund_amount that the customer was shown; if the current one differs, nothing is cancelled (409). */
  expected_refund: z.coerce.number().optional(),
});

export const bookingContract = defineContract({
  'POST /api/bookings': {
    summary: 'Book a session; photographer_id=any leaves it to the studio who takes it, and the response says who does',
    access: 'public',
    body: createBooking,
    response: createdBooking,
    status: 201,
    refuses: [400, 404, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'GET /api/bookings/{id}': {
    summary: 'A booking, for its customer; without the token of its mails name, address and telephone are abbreviated',
    access: 'public',
    params: byId,
    query: withToken,
    response: publicBooking,
    refuses: [403],
    cache: 'no-store',
  },
  'POST /api/bookings/{id}/cancel': {
    summary: 'Cancel a booking with the token from the mail',
    access: 'public',
    params: byId,
    query: cancelling,
    response: publicBooking,
    refuses: [400, 403, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'POST /api/bookings/{id}/confirm': {
    summary:
      'Confirm the e-mail address of a booking with the token from the mail; once confirmed it stays so (SRV-94)',
    access: 'public',
    params: byId,
    query: withToken,
    response: confirmedBooking,
    refuses: [400, 403, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'POST /api/payments/create-checkout-session/{id}': {
    summary:
      'Start the prepayment of a booking; the browser goes to checkout_url: the payment page of the provider, or of the studio if it takes transfers, too (not with `way=online`). Without the token of its mails only within two hours and from the network it was made from',
    access: 'public',
    params: byId,
    query: withToken.extend({ way: z.enum(['online']).optional() }),
    response: z.object({ checkout_url: z.string() }),
    refuses: [400, 403, 409, 429, 502, 503, 504],
    hourlyLimit: 240,
    cache: 'no-store',
  },
  'POST /api/payments/webhook': {
    summary: 'Where the payment provider sends its events; refused unless signed with the webhook secret',
    access: 'public',
    signed: { header: 'stripe-signature' },
    response: z.object({ received: z.literal(true) }),
    refuses: [400, 503],
    cache: 'no-store',
  },
});
