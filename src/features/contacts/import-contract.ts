import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, requiredLine } from '#shared/contract/fields.ts';

/** An imported file of contacts, and the state of its contacts now. */
export const contactImport = z.object({
  id: z.string(),
  file_name: z.string(),
  /** Name of the administrator. */
  created_by: z.string(),
  created_at: z.string(),
  /** How many of its contacts still exist, and how many of them are unchanged. */
  contacts: z.int(),
  untouched: z.int(),
  undone_at: z.string().nullable(),
  /** How many contacts were deleted when it was undone. */
  removed: z.int().nullable(),
});
export type ContactImport = z.infer<typeof contactImport>;

/** The result of undoing an import. */
export const undoneImport = z.object({
  removed: z.int(),
  /** Contacts that stay because an administrator has changed them or added a note. */
  kept_changed: z.int(),
  /** Contacts that stay because they have booked. */
  kept_booked: z.int(),
});
export type UndoneImport = z.infer<typeof undoneImport>;

export const contactImportsContract = defineContract({
  'GET /api/admin/contacts/imports': {
    summary: 'The last imports that brought contacts, newest first, also those that were undone',
    access: 'admin',
    roles: ['owner', 'desk'],
    response: z.array(contactImport),
    cache: 'no-store',
  },
  'PUT /api/admin/contacts/imports/{id}': {
    summary:
      'Begin an import under an id of the caller; contacts are added with this import_id. Said twice, nothing changes',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    body: z.object({ file_name: requiredLine() }),
    response: contactImport,
    cache: 'no-store',
  },
  'DELETE /api/admin/contacts/imports/{id}': {
    summary: 'Take an import back: its contacts nobody has touched are deleted, the others stay; 409 the second time',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: undoneImport,
    cache: 'no-store',
  },
});
