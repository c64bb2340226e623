import { z } from 'zod';
import { bookingPayment } from '#features/payments/contract.ts';
import { mostNeeds } from '#features/services/domain/need.ts';
import { chosenOptions, chosenPeople } from '#features/services/options-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, email, eur, instant, language, readVersion, reference, success, text } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { availabilityQuestion, startsQuestion } from './availability-question.ts';
import { bookingAction } from './booking-action.ts';
import { bookedItem, bookingStatus } from './contract.ts';
import { cancelCodes } from './domain/cancel-code.ts';
import { bookingQuery } from './list-contract.ts';
import { customerName, newAdminBooking, notes, phone } from './new-booking-contract.ts';
import { timelineEntry } from './timeline-contract.ts';

/** A booking as administrators see it. Prices are EUR, instants are ISO strings with the Berlin offset. */
export const adminBooking = z.object({
  id: z.string(),
  confirmation_code: z.string(),
  status: bookingStatus,
  start: z.string(),
  end: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_whatsapp_notifications: z.boolean(),
  service_id: z.string(),
  /** Copied from the service when the booking was made. */
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  /** The whole price: of the service and of the items. */
  service_price: z.number(),
  /** What was booked besides the service; only options have an option_id. */
  items: z.array(bookedItem.extend({ option_id: z.string().nullable(), unit_minutes: z.int() })),
  /** How often its customer has moved it by link. */
  moves_by_customer: z.int(),
  /** The open request to the customer to choose another time; null: there is none. */
  time_request: z
    .object({
      /** Whether the session keeps its time until then. Otherwise it is cancelled, and its time is free. */
      keeps_time: z.boolean(),
      explanation: z.string().nullable(),
      created_at: z.string(),
    })
    .nullable(),
  /** Whether it is a place in a week that waits for a birth: it has no time yet; null: it is not, and was not. */
  awaits_birth: z.boolean().nullable(),
  /** Present on a place until a birth without an hour, also once it has ended: `start` and `end` only order it. */
  without_time: z.literal(true).optional(),
  photographer_id: z.string(),
  photographer_name: z.string(),
  /** Whether it was left to the studio who takes the session (`photographer_id: any`). */
  any_photographer: z.boolean(),
  /** The resources that the session uses besides the photographer, such as its room; empty once it is cancelled. */
  resources: z.array(
    z.object({ id: z.string(), name: z.string(), name_ru: z.string().nullable(), shown_to_customers: z.boolean() }),
  ),
  notes: z.string().nullable(),
  photos_delivered: z.int().nullable(),
  actual_revenue: z.number().nullable(),
  revenue_notes: z.string().nullable(),
  /** In German, as it was typed or for the code. */
  cancel_reason: z.string().nullable(),
  /** Why it was cancelled, where no reason was typed. */
  cancel_code: z.enum(cancelCodes).nullable(),
  cancelled_at: z.string().nullable(),
  cancelled_by: z.enum(['customer', 'admin', 'system']).nullable(),
  payment: bookingPayment,
  /** Present only if missed sessions made the whole price due in advance when it was booked. */
  pays_in_full: z.literal(true).optional(),
  /** What its customer owes: the price, or the fee for a missed session that is charged. */
  owed: z.number(),
  /** Present only for a missed session: the agreed fee, which can be charged or is. */
  no_show_fee: z
    .object({
      percent: z.int(),
      amount: z.number(),
      /** When and by whom (null: the account does not exist any more) it was charged; null: it is not. */
      charged: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
    })
    .optional(),
  language,
  source: z.enum(['public', 'admin']),
  /** The deadline for confirming the e-mail address; null if it is confirmed or needs no confirmation. */
  confirm_by: z.string().nullable(),
  /** An internal appointment: it may lie outside working hours. */
  internal: z.boolean(),
  send_notifications: z.boolean(),
  /** Not confirmed although its session has begun. */
  overdue: z.boolean(),
  allowed_actions: z.array(bookingAction),
  /** Incremented with every change. Sent back with an edit, it prevents overwriting a concurrent change. */
  version: z.int(),
});
export type AdminBooking = z.infer<typeof adminBooking>;

/** The response to an API key that may change bookings but not read them: no customer data. */
const changedBooking = adminBooking.pick({
  id: true,
  confirmation_code: true,
  status: true,
  start: true,
  end: true,
  updated_at: true,
  allowed_actions: true,
  version: true,
});

/** The changes of an edit; absent fields stay. `status` accepts only PENDING, and only for a cancelled booking. */
export const bookingChanges = z.object({
  start: instant.nullish(),
  end: instant.nullish(),
  service_id: reference.nullish(),
  photographer_id: reference.nullish(),
  /** Resources that it has to use, each for one need; its other needs keep what they have where that is free. */
  resource_ids: z.array(reference).max(mostNeeds).nullish(),
  /** The complete list, a second session included: options that are not in it are removed. Absent: they stay, unless the service changes. */
  options: chosenOptions.nullish(),
  /** null: the number of people is removed. */
  people: chosenPeople.nullish(),
  customer: z.object({ name: customerName, email, phone, whatsapp_notifications: z.boolean() }).partial().nullish(),
  customer_name: customerName.optional(),
  customer_email: email.optional(),
  customer_phone: phone.optional(),
  customer_whatsapp_notifications: z.boolean().optional(),
  notes: notes.optional(),
  status: bookingStatus.nullish(),
  version: z.int().nullish(),
});
export type BookingChanges = z.output<typeof bookingChanges>;

const one = { params: byId, response: adminBooking, cache: 'no-store' } as const;
export const written = { ...one, trimmed: { unless: 'bookings:read', response: changedBooking } } as const;

const daily = { access: 'admin', roles: ['owner', 'desk'] } as const;
const writing = { ...daily, scope: 'bookings:write' } as const;

export const adminBookingContract = defineContract({
  'GET /api/admin/bookings': {
    summary: 'Bookings, the newest first unless sorted otherwise',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    query: bookingQuery,
    response: z.array(adminBooking),
    cache: 'no-store',
  },
  'POST /api/admin/bookings': {
    summary: 'Book for a customer, with photographer_id=any with whoever is free; the booking is PENDING',
    ...writing,
    body: newAdminBooking,
    response: adminBooking.extend({ booking_id: z.string() }),
    trimmed: { unless: 'bookings:read', response: changedBooking.extend({ booking_id: z.string() }) },
    status: 201,
    refuses: [400, 404, 409],
    cache: 'no-store',
  },
  'POST /api/admin/bookings/check-availability': {
    summary:
      'Whether a photographer, and with service_id what the service needs, is free for a session; ignore_working_hours asks as for an internal appointment',
    ...daily,
    scope: 'availability:read',
    body: availabilityQuestion,
    response: z.object({
      available: z.boolean(),
      /** Why it is not free: 'past', 'closed_day', 'outside_hours', 'break', 'time_off', 'booked', 'buffer' … */
      reason: z.string().nullable(),
    }),
    cache: 'no-store',
  },
  'POST /api/admin/bookings/{id}/free-starts': {
    summary: 'The starts of a day to which a booking can be moved, ISO with the Berlin offset',
    ...daily,
    scope: 'availability:read',
    params: byId,
    body: startsQuestion,
    response: z.object({ starts: z.array(z.string()) }),
    refuses: [404],
    cache: 'no-store',
  },
  'GET /api/admin/bookings/{id}': {
    summary: 'One booking',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    ...one,
  },
  'PUT /api/admin/bookings/{id}': {
    summary: 'Change a booking; PENDING restores a cancelled one',
    ...writing,
    ...written,
    body: bookingChanges,
    refuses: [400, 404, 409],
  },
  'DELETE /api/admin/bookings/{id}': {
    summary: 'Delete a booking for good, once everything paid for it has been given back',
    ...daily,
    params: byId,
    response: success,
    refuses: [409, 503],
  },
  'PUT /api/admin/bookings/{id}/status': {
    summary: 'Move a booking to another status',
    ...writing,
    ...written,
    query: z.object({ new_status: bookingStatus }),
    refuses: [400],
  },
  'POST /api/admin/bookings/{id}/confirm-address': {
    summary: 'Confirm the e-mail address of a booking in place of its customer (SRV-94)',
    ...writing,
    ...written,
    refuses: [400],
  },
  'POST /api/admin/bookings/{id}/cancel': {
    summary: 'Cancel a booking, and give money back where that is wanted',
    ...writing,
    ...written,
    body: z.object({
      reason: text(limits.notes).nullish(),
      /** EUR to refund; absent: nothing is refunded. */
      refund_amount: eur.nullish(),
    }),
    refuses: [400],
  },
  'POST /api/admin/bookings/{id}/refunds': {
    summary: 'Give money back; an Idempotency-Key makes the same request one refund',
    ...writing,
    ...written,
    body: z.object({
      /** EUR; absent: the whole amount that is still refundable. */
      amount: eur.refine((amount) => amount > 0, 'must be more than 0').nullish(),
    }),
    refuses: [400],
  },
  'PUT /api/admin/bookings/{id}/umsatz': {
    summary: 'Record what a completed session brought; null: not recorded',
    ...writing,
    ...written,
    body: z
      .object({
        photos_delivered: z.int().min(0).max(1_000_000).nullable(),
        actual_revenue: eur.nullable(),
        revenue_notes: notes,
        version: readVersion,
      })
      .partial(),
    refuses: [400, 409],
  },
  'GET /api/admin/bookings/{id}/timeline': {
    summary: 'What happened to a booking, oldest first; its messages have a list of their own',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    params: byId,
    response: z.array(timelineEntry),
    cache: 'no-store',
  },
  'GET /api/admin/photographers/{id}/bookings': {
    summary: 'Bookings of a photographer, by start unless sorted otherwise',
    ...daily,
    scope: 'bookings:read',
    params: byId,
    query: bookingQuery.omit({ photographer_id: true }),
    response: z.array(adminBooking),
    cache: 'no-store',
  },
});
