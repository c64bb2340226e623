import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  byId,
  email,
  instant,
  line,
  optionalLine,
  optionalText,
  personName,
  readCheckValue,
  reference,
  requiredLine,
  requiredText,
  success,
} from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { phases, priorities } from './domain/phases.ts';
import { conversionTypes } from './domain/requested-service.ts';

export const phase = z.enum(phases);
export const priority = z.enum(priorities);

const conversionType = z.enum(conversionTypes);

/** A person interested in a session. Instants are ISO with the Berlin offset, to the millisecond. */
export const contact = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  source: z.string(),
  phase,
  notes: z.string().nullable(),
  priority,
  tags: z.array(z.string()),
  preferred_dates: z.array(z.string()),
  /** The row of the imported file, by column. */
  raw_data: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.string(),
  phase_entered_at: z.string(),
  converted_to_booking: z.boolean(),
  converted_to_booking_id: z.string().nullable(),
  converted_at: z.string().nullable(),
  conversion_type: conversionType.nullable(),
  /** The requested service, if a different one was booked. */
  original_service_requested: z.string().nullable(),
  /** Changes with the fields of the form. */
  version: z.string().optional(),
});
export type Contact = z.infer<typeof contact>;

const rawData = z
  .record(z.string().max(200), z.unknown())
  .refine((row) => JSON.stringify(row).length <= 50_000, 'must not be longer than 50000 characters as JSON')
  .nullable();

const fields = z.object({
  name: personName(),
  email,
  phone: optionalLine(limits.phone),
  company: optionalLine(),
  source: requiredLine(),
  phase,
  notes: optionalText(),
  priority,
  tags: z.array(line()).max(50),
  preferred_dates: z.array(line()).max(50),
});

/** The request body that adds a contact. */
export const newContact = fields.partial().extend({
  name: fields.shape.name,
  email: fields.shape.email,
  source: requiredLine().default('Manuell'),
  phase: phase.default('new'),
  priority: priority.default('medium'),
  tags: fields.shape.tags.default([]),
  preferred_dates: fields.shape.preferred_dates.default([]),
  raw_data: rawData.default(null),
  /** Since when it waits in its phase, if that is earlier than now: the form of an advertisement was sent then. */
  phase_entered_at: instant.nullish(),
  /** The id of the import it belongs to, if any: undoing that import deletes the contact. */
  import_id: z.uuid().nullish(),
});
export type NewContact = z.output<typeof newContact>;

/** The request body that changes a contact; absent fields stay unchanged. */
export const contactChanges = fields.partial().extend({
  converted_to_booking: z.boolean().optional(),
  /** The booking the contact has become; if absent, the newest of this e-mail address. */
  converted_to_booking_id: reference.nullish(),
  /** The version that was read. If it is not the current one: 409 `version_conflict` with the current `contact`. */
  version: readCheckValue,
});
export type ContactChanges = z.output<typeof contactChanges>;

const noteType = z.enum(['general', 'preference', 'feedback', 'issue', 'reminder']);
export const contactNote = z.object({
  id: z.string(),
  note: z.string(),
  note_type: noteType,
  /** Name of the administrator. */
  created_by: z.string(),
  created_at: z.string(),
});
export type ContactNote = z.infer<typeof contactNote>;

/** The statistics of the board; the rate in percent, with one decimal. */
export const contactStats = z.object({
  total_contacts: z.int(),
  conversion_rate: z.number(),
  priority_breakdown: z.object({ low: z.int(), medium: z.int(), high: z.int() }),
  source_breakdown: z.record(z.string(), z.int()),
});
export type ContactStats = z.infer<typeof contactStats>;

/** The booking a contact has become. */
export const contactBooking = z.object({
  booking_id: z.string(),
  confirmation_code: z.string(),
  status: z.string(),
  service_name: z.string(),
  photographer_name: z.string(),
  start_time: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  conversion_type: conversionType,
  original_service_requested: z.string().nullable(),
  converted_at: z.string(),
});
export type ContactBooking = z.infer<typeof contactBooking>;

const contactConversion = contactBooking.pick({
  booking_id: true,
  status: true,
  conversion_type: true,
  original_service_requested: true,
  converted_at: true,
});

const newContacts = z.object({
  has_new: z.boolean(),
  count: z.int(),
  contacts: z.array(contact.pick({ id: true, name: true, email: true, phone: true, created_at: true })),
});

/** The part of the response for an API key that may write contacts but not read them. */
const trimmed = {
  unless: 'contacts:read',
  response: contact.pick({ id: true, phase: true, created_at: true, phase_entered_at: true }),
} as const;

const one = {
  access: 'admin',
  roles: ['owner', 'desk'],
  params: byId,
  response: contact,
  versionOnRequest: true,
  cache: 'no-store',
} as const;

export const contactsContract = defineContract({
  'GET /api/admin/contacts': {
    summary: 'All contacts, the newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:read',
    response: z.array(contact),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/contacts': {
    summary: 'Add a contact',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:write',
    body: newContact,
    response: contact,
    versionOnRequest: true,
    trimmed,
    status: 201,
    cache: 'no-store',
  },
  'GET /api/admin/contacts/stats': {
    summary: 'The board in numbers',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:read',
    response: contactStats,
    cache: 'no-store',
  },
  'GET /api/admin/contacts/check-new': {
    summary: 'Contacts added after an instant, the oldest first, at most 50',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:read',
    query: z.object({ since: instant }),
    response: newContacts,
    cache: 'no-store',
  },
  'GET /api/admin/contacts/{id}': { summary: 'One contact', ...one, scope: 'contacts:read' },
  'PATCH /api/admin/contacts/{id}': {
    summary: 'Change a contact; converted_to_booking ties it to its booking',
    ...one,
    scope: 'contacts:write',
    trimmed,
    body: contactChanges,
    refuses: [409],
  },
  'DELETE /api/admin/contacts/{id}': {
    summary: 'Delete a contact and its notes for good',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: success,
  },
  'GET /api/admin/contacts/{id}/notes': {
    summary: 'Notes about a contact, the newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:read',
    params: byId,
    response: z.array(contactNote),
    cache: 'no-store',
  },
  'POST /api/admin/contacts/{id}/notes': {
    summary: 'Add a note',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:write',
    params: byId,
    body: z.object({ note: requiredText(), note_type: noteType.default('general') }),
    response: contactNote,
    status: 201,
    cache: 'no-store',
  },
  'GET /api/admin/contacts/{id}/booking': {
    summary: 'The booking a contact has become; 404 before that and when it was deleted',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'contacts:read',
    params: byId,
    response: contactBooking,
    // An API key that may read contacts may lack the right to read bookings, and the customer of a booking need not be
    // the contact.
    trimmed: { unless: 'bookings:read', response: contactConversion },
    cache: 'no-store',
  },
});
