import { z } from 'zod';
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
import { limits } from '#shared/kernel/text.ts';

export const bookingStatuses = ['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED'] as const;
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatus>;

/** What a customer sends to book (API-015). Unknown fields are ignored; no price is ever taken from a browser (SRV-11). */
export const createBooking = z.object({
  service_id: reference,
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
  /** What the customer was shown, in EUR: at another price or prepayment nothing is booked (409 price_changed). */
  expected_price: eur.optional(),
  expected_prepayment: eur.optional(),
  /** Heard of an administrator only; whatever a visitor sends here is nobody's concern (AMB-050). */
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
  /** Handed out this once (AMB-028); afterwards only the mails carry it. */
  cancel_token: z.string(),
});
export type CreatedBooking = z.infer<typeof createdBooking>;

/** What a customer pays in advance, as it stands; EUR. */
export const publicPrepayment = z.object({
  /** `open`: to be paid now. `processing`: on its way. */
  state: z.enum(['open', 'processing', 'paid', 'refunded']),
  amount: z.number(),
  /** Of that given back. */
  refunded: z.number(),
  /** What is left to pay at the studio. */
  rest: z.number(),
  /** While it is open: until when the time is kept without it; null: no time limit is set. */
  held_until: z.string().nullable(),
  /** While it is open: what comes back to whoever cancels, until when; none: nothing does; null: no rule says. */
  cancel_terms: z.array(z.object({ until: z.string(), amount: z.number() })).nullable(),
});
export type PublicPrepayment = z.infer<typeof publicPrepayment>;

/** A booking as its customer sees it (API-021, AMB-029); without a valid token the customer is abbreviated. */
export const publicBooking = z.object({
  booking_id: z.string(),
  confirmation_code: z.string(),
  start: z.string(),
  end: z.string(),
  status: bookingStatus,
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** That the customer is abbreviated: 'Änne M.', 'a***@example.de', '***567'. */
  is_masked: z.literal(true).optional(),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  photographer_name: z.string(),
  /** Only where something was or is to be paid in advance. */
  prepayment: publicPrepayment.optional(),
  /** Only with a valid token (SRV-19): whether the customer may still cancel, and until when. */
  can_cancel: z.boolean().optional(),
  cancel_deadline: z.string().nullable().optional(),
  /** With it also what that means for the money (SRV-33); EUR. What was paid and not given back: */
  paid_amount: z.number().optional(),
  /** … what of it comes back to whoever cancels now; null: no rule says, the studio decides … */
  refund_amount: z.number().nullable().optional(),
  /** … what comes back when, until then and after the one before; nothing after the last … */
  refund_periods: z.array(z.object({ until: z.string(), amount: z.number() })).optional(),
  /** … and what is on its way back already. */
  refunded_amount: z.number().optional(),
});
export type PublicBooking = z.infer<typeof publicBooking>;

const withToken = z.object({ token: z.string().max(200).optional() });
const cancelling = withToken.extend({
  /** The refund_amount that the customer was shown; when it is another one by now, nothing is cancelled (409). */
  expected_refund: z.coerce.number().optional(),
});

export const bookingContract = defineContract({
  'POST /api/bookings': {
    summary: 'Book a session',
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
  'POST /api/payments/create-checkout-session/{id}': {
    summary:
      'Start the prepayment of a booking; the browser goes to checkout_url. Without the token of its mails only within two hours and from the network it was made from',
    access: 'public',
    params: byId,
    query: withToken,
    response: z.object({ checkout_url: z.string() }),
    refuses: [400, 403, 409, 502, 503, 504],
    cache: 'no-store',
  },
  'POST /api/payments/webhook': {
    summary: 'Where the payment provider sends its events; refused unless signed with the webhook secret (SRV-29)',
    access: 'public',
    signed: { header: 'stripe-signature' },
    response: z.object({ received: z.literal(true) }),
    refuses: [400, 503],
    cache: 'no-store',
  },
});
