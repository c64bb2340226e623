import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { email } from '#shared/contract/fields.ts';
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

/** How much is stored about an address. */
export const storedAbout = z.object({
  email: z.string(),
  bookings: z.int(),
  payments: z.int(),
  messages: z.int(),
  customer_notes: z.int(),
  contacts: z.int(),
  consents: z.int(),
  ahead: z.array(bookingAhead),
});
export type StoredAbout = z.infer<typeof storedAbout>;

/** What an erasure did. */
export const erased = z.object({
  bookings: z.int(),
  messages: z.int(),
  customer_notes: z.int(),
  contacts: z.int(),
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

/** Months per kind; null: kept for good. */
const retentionSettings = z.object({
  lost_contacts: months('lost_contacts'),
  cancelled_bookings: months('cancelled_bookings'),
  message_contents: months('message_contents'),
  audit: months('audit'),
});

/** How long what is kept, in months (null: for good), and how much of it is over its time at this moment. */
export const retention = z.object({ settings: retentionSettings, due });
export type Retention = z.infer<typeof retention>;

// Addresses travel in bodies, never in addresses of pages, which end up in logs (G07).
export const privacyContract = defineContract({
  'POST /api/admin/privacy/lookup': {
    summary: 'How much is stored about an e-mail address',
    access: 'admin',
    body: byEmail,
    response: storedAbout,
    refuses: [400],
    cache: 'no-store',
  },
  'POST /api/admin/privacy/export': {
    summary: 'Everything stored about an e-mail address, as a JSON file',
    access: 'admin',
    body: byEmail,
    // The file itself; see RawAnswer.
    response: z.unknown(),
    refuses: [400],
    cache: 'no-store',
  },
  'POST /api/admin/privacy/erase': {
    summary: 'Forget whoever has an e-mail address; `repeated` is the address once more. 409 while bookings are ahead',
    access: 'admin',
    body: byEmail.extend({ repeated: z.string().max(300) }),
    response: erased,
    refuses: [400, 409],
    cache: 'no-store',
  },
  'GET /api/admin/privacy/retention': {
    summary: 'How long what is kept, and how much would go now',
    access: 'admin',
    response: retention,
    cache: 'no-store',
  },
  'PUT /api/admin/privacy/retention': {
    summary: 'Set how many months something is kept; null keeps it for good, what is absent stays as it is',
    access: 'admin',
    body: retentionSettings.partial(),
    response: retention,
    cache: 'no-store',
  },
});
