import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, language, readCheckValue, requiredText, success } from '#shared/contract/fields.ts';
import { cleanLine, limits } from '#shared/kernel/text/text.ts';
import { customerTags } from './domain/customer-tags.ts';

export type { CustomerTag } from './domain/customer-tags.ts';

/** Statistics of a customer. Money is EUR, dates are session starts with the Berlin offset. */
export const customerStats = z.object({
  /** Includes cancelled bookings. */
  total_bookings: z.int(),
  cancelled_bookings: z.int(),
  total_revenue: z.number(),
  average_booking_value: z.number(),
  tags: z.array(z.enum(customerTags)),
  first_booking_date: z.string().nullable(),
  last_booking_date: z.string().nullable(),
  preferred_photographer_name: z.string().nullable(),
});
export type CustomerStats = z.infer<typeof customerStats>;

/** A booking in a customer's history, with the data copied when it was booked. */
export const customerBooking = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  photographer_name: z.string(),
  status: z.string(),
  /** null: not recorded, or it does not count because such a fee is charged. */
  actual_revenue: z.number().nullable(),
  service_price: z.number(),
  /** What the customer owes: the price, or the fee for a missed session that is charged. */
  owed: z.number(),
  /** Present only if the bank of the customer contests a payment for it, or has taken one back (`lost`). */
  disputed: z.enum(['contested', 'lost']).optional(),
  /** Present on a place until a birth without an hour: `start` and `end` only order it. */
  without_time: z.literal(true).optional(),
  /** The language of messages to the customer. */
  language,
});
export type CustomerBooking = z.infer<typeof customerBooking>;

/** A search result, with the data of the latest booking. */
export const foundCustomer = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  total_bookings: z.int(),
  /** Start of the latest session, past or to come. */
  last_booking_date: z.string(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;

export const noteTypes = ['general', 'preference', 'feedback', 'issue', 'reminder'] as const;
export const noteType = z.enum(noteTypes);

export const customerNote = z.object({
  id: z.string(),
  note: z.string(),
  note_type: noteType,
  created_at: z.string(),
  updated_at: z.string(),
  /** Name of the administrator. */
  created_by: z.string(),
  customer_name: z.string().nullable(),
  /** A check value of text and kind. */
  version: z.string(),
});
export type CustomerNote = z.infer<typeof customerNote>;

/** Bookings and notes, newest first. */
export const customerProfile = z.object({
  stats: customerStats,
  booking_history: z.array(customerBooking),
  recent_notes: z.array(customerNote),
});
export type CustomerProfile = z.infer<typeof customerProfile>;

const byEmail = z.object({ email: z.string().max(limits.email).transform(cleanLine).pipe(z.string().min(1)) });
/** Selects one of several customers who share an e-mail address. */
const named = z.object({
  customer_name: z
    .string()
    .max(limits.name)
    .transform((name) => cleanLine(name) || undefined)
    .optional(),
});
const upTo = (usual: number) =>
  named.extend({ limit: z.coerce.number<number>().int().min(1).max(1000).default(usual) });

export const newNote = z.object({
  note: requiredText(),
  note_type: noteType.default('general'),
  ...named.shape,
});

/** The response to an API key that may write notes but not read them. */
const trimmed = {
  unless: 'customers:read',
  response: customerNote.pick({ id: true, note_type: true, created_at: true, updated_at: true }),
} as const;

export const customersContract = defineContract({
  'GET /api/admin/customers': {
    summary: 'Customers by name, e-mail or phone, who booked last first',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:read',
    query: z.object({
      search: z.string().max(limits.name).transform(cleanLine).optional(),
      limit: z.coerce.number<number>().int().min(1).max(100).default(20),
    }),
    response: z.array(foundCustomer),
    cache: 'no-store',
  },
  'GET /api/admin/customers/{email}/stats': {
    summary: 'A customer in numbers; zeros for one who never booked',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:read',
    params: byEmail,
    query: named,
    response: customerStats,
    cache: 'no-store',
  },
  'GET /api/admin/customers/{email}/history': {
    summary: 'Bookings of a customer, the newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:read',
    params: byEmail,
    query: upTo(50),
    response: z.array(customerBooking),
    cache: 'no-store',
  },
  'GET /api/admin/customers/{email}/notes': {
    summary: 'Notes about a customer, the newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:read',
    params: byEmail,
    query: upTo(10),
    response: z.array(customerNote),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/customers/{email}/notes': {
    summary: 'Write a note about a customer',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:write',
    params: byEmail,
    query: named,
    body: newNote,
    response: customerNote,
    versionOnRequest: true,
    trimmed,
    status: 201,
    cache: 'no-store',
  },
  'GET /api/admin/customers/{email}/profile': {
    summary: 'Numbers, bookings and notes of a customer',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:read',
    params: byEmail,
    query: named,
    response: customerProfile,
    versionOnRequest: 'recent_notes',
    cache: 'no-store',
  },
  'PUT /api/admin/customers/notes/{id}': {
    summary: 'Change a note; what is absent stays',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'customers:write',
    params: byId,
    body: z.object({ note: requiredText(), note_type: noteType, version: readCheckValue }).partial(),
    response: customerNote,
    versionOnRequest: true,
    trimmed,
    refuses: [409],
    cache: 'no-store',
  },
  'DELETE /api/admin/customers/notes/{id}': {
    summary: 'Delete a note',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: success,
  },
});
