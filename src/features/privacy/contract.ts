import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { email, readVersion } from '#shared/contract/fields.ts';
import { type RetentionKind, retentionRules } from './domain/retention.ts';

const byEmail = z.object({ email });

/** A booking that has to be cancelled before its customer can be erased. */
const bookingAhead = z.object({
  id: z.string(),
  confirmation_code: z.string(),
  service_name: z.string(),
  start: z.string(),
});
export type BookingAhead = z.infer<typeof bookingAhead>;

/** Counts of what is stored about an address. */
export const storedAbout = z.object({
  email: z.string(),
  bookings: z.int(),
  payments: z.int(),
  messages: z.int(),
  customer_notes: z.int(),
  contacts: z.int(),
  offers: z.int(),
  waiting_entries: z.int(),
  vouchers: z.int(),
  /** Kept for their legal years, whatever is erased. */
  invoices: z.int(),
  consents: z.int(),
  ahead: z.array(bookingAhead),
});
export type StoredAbout = z.infer<typeof storedAbout>;

/** The result of an erasure. */
export const erased = z.object({
  bookings: z.int(),
  messages: z.int(),
  customer_notes: z.int(),
  contacts: z.int(),
  offers: z.int(),
  waiting_entries: z.int(),
  vouchers: z.int(),
});
export type Erased = z.infer<typeof erased>;

const due = z.object({
  lost_contacts: z.int(),
  cancelled_bookings: z.int(),
  message_contents: z.int(),
  audit: z.int(),
});

const months = (kind: RetentionKind) => {
  const { min, max } = retentionRules[kind];
  return z.int().min(min).max(max).nullable();
};

/** Months per kind; null keeps the data indefinitely. */
const retentionSettings = z.object({
  lost_contacts: months('lost_contacts'),
  cancelled_bookings: months('cancelled_bookings'),
  message_contents: months('message_contents'),
  audit: months('audit'),
});

const retentionChanges = retentionSettings.partial().extend({ version: readVersion });
export type RetentionChanges = z.output<typeof retentionChanges>;

/** The retention per kind, in months (null: indefinitely), and how much currently exceeds it. */
export const retention = z.object({
  settings: retentionSettings,
  due,
  /** Counts the changes of the settings; 0: never saved. */
  version: z.int(),
});
export type Retention = z.infer<typeof retention>;

// E-mail addresses are sent in bodies, never in URLs, which end up in logs.
export const privacyContract = defineContract({
  'POST /api/admin/privacy/lookup': {
    summary: 'How much is stored about an e-mail address',
    access: 'admin',
    roles: ['owner'],
    body: byEmail,
    response: storedAbout,
    refuses: [400],
    cache: 'no-store',
  },
  'POST /api/admin/privacy/export': {
    summary: 'Everything stored about an e-mail address, as a JSON file',
    access: 'admin',
    roles: ['owner'],
    body: byEmail,
    // The file itself; see RawResponse.
    response: z.unknown(),
    refuses: [400],
    cache: 'no-store',
  },
  'POST /api/admin/privacy/erase': {
    summary:
      'Erase the person with an e-mail address; `repeated` is the address once more. 409 while bookings are ahead',
    access: 'admin',
    roles: ['owner'],
    body: byEmail.extend({ repeated: z.string().max(300) }),
    response: erased,
    refuses: [400, 409],
    cache: 'no-store',
  },
  'GET /api/admin/privacy/retention': {
    summary: 'How long what is kept, and how much would go now',
    access: 'admin',
    roles: ['owner'],
    response: retention,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/privacy/retention': {
    summary: 'Set how many months something is kept; null keeps it for good, what is absent stays as it is',
    access: 'admin',
    roles: ['owner'],
    body: retentionChanges,
    response: retention,
    versionOnRequest: true,
    refuses: [409],
    cache: 'no-store',
  },
});
