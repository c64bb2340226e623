import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { day, language } from '#shared/contract/fields.ts';

/** The areas by which the audit log is filtered. */
const areas = ['bookings', 'calendar', 'range', 'contacts', 'settings', 'access', 'data'] as const;
export type Area = (typeof areas)[number];

const auditFilter = z.object({
  /** `customer`, `system`, or the ID of an administrator or an API key. */
  actor: z.string().min(1).max(100).optional(),
  area: z.enum(areas).optional(),
  /** Berlin dates, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type WantedAudit = z.output<typeof auditFilter>;

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string(),
  /** Null: a customer, the system, or somebody who has been deleted. */
  actor_name: z.string().nullable(),
  action: z.string(),
  booking_id: z.string().nullable(),
  /** Null: it is about no booking, or the booking was deleted. */
  confirmation_code: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type ListedEntry = z.infer<typeof auditEntry>;

export const auditContract = defineContract({
  'GET /api/admin/audit': {
    summary: 'Who did what, the newest first; `next` is the `before` of the following page',
    access: 'admin',
    roles: ['owner'],
    query: auditFilter.extend({
      before: z.coerce.number<number>().int().min(1).optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).optional(),
    }),
    response: z.object({ entries: z.array(auditEntry), next: z.int().nullable() }),
    cache: 'no-store',
  },
  'GET /api/admin/audit/actors': {
    summary: 'The administrators and API keys that the audit log can name',
    access: 'admin',
    roles: ['owner'],
    response: z.array(z.object({ id: z.string(), name: z.string() })),
    cache: 'no-store',
  },
  'GET /api/admin/audit/export': {
    summary: 'The same entries as an Excel file',
    access: 'admin',
    roles: ['owner'],
    query: auditFilter.extend({ language: language.default('de') }),
    // The file itself; see RawResponse.
    response: z.unknown(),
    refuses: [404],
    cache: 'no-store',
  },
});
