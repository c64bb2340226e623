import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, email, language, personName, readCheckValue, reference, success } from '#shared/contract/fields.ts';
import { roles } from '#shared/contract/role.ts';
import { personStates } from './domain/person.ts';
import { currentPassword } from './password-contract.ts';

const role = z.enum(roles);

/** A person of the team. Instants are ISO with the Berlin offset. */
const personView = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role,
  /** Whose sessions a photographer sees. */
  photographer_id: z.string().nullable(),
  photographer_name: z.string().nullable(),
  /** Of the mails to the person; null: not chosen. */
  language: language.nullable(),
  state: z.enum(personStates),
  /** Until when the link in the mail is valid; null: there is no invitation that waits. */
  invited_until: z.string().nullable(),
  is_invitation_expired: z.boolean(),
  /** How many API keys the person has made that are valid. They end with the account. */
  api_keys: z.int(),
  /** Whether this is the person of the request. */
  is_self: z.boolean(),
  /** A check value of the fields of the form; see `versionOnRequest`. */
  version: z.string().optional(),
});
export type PersonView = z.infer<typeof personView>;

const team = z.object({
  people: z.array(personView),
  /** Who can be linked to an account. */
  photographers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Team = z.infer<typeof team>;

const newPerson = z.object({
  full_name: personName(),
  email,
  role,
  /** Required for a photographer, ignored for everyone else. */
  photographer_id: reference.nullish(),
  language: language.default('de'),
});
export type NewPerson = z.output<typeof newPerson>;

const personChanges = z.object({
  full_name: personName().optional(),
  role: role.optional(),
  photographer_id: reference.nullish(),
  version: readCheckValue,
});
export type PersonChanges = z.output<typeof personChanges>;

const confirmed = z.object({ current_password: currentPassword });

const onePerson = {
  access: 'admin',
  roles: ['owner'],
  params: byId,
  body: confirmed,
  response: personView,
  versionOnRequest: true,
  refuses: [403, 409, 429],
} as const;

// No scope: an API key cannot decide who may sign in.
export const teamContract = defineContract({
  'GET /api/admin/team': {
    summary: 'The people of the team, and the photographers that accounts can be linked to',
    access: 'admin',
    roles: ['owner'],
    response: team,
    versionOnRequest: 'people',
    cache: 'no-store',
  },
  'POST /api/admin/team': {
    summary: 'Invite a person by mail; the link is valid once and for 72 hours; needs a fresh factor',
    access: 'admin',
    roles: ['owner'],
    body: newPerson.extend({ current_password: currentPassword }),
    response: personView,
    versionOnRequest: true,
    status: 201,
    refuses: [403, 409, 429],
  },
  'PUT /api/admin/team/{id}': {
    summary: 'Change the name, role or photographer of a person; needs a fresh factor',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    body: personChanges.extend({ current_password: currentPassword }),
    response: personView,
    versionOnRequest: true,
    refuses: [403, 409, 429],
  },
  'POST /api/admin/team/{id}/invite-again': {
    ...onePerson,
    summary: 'Send another invitation; the link of the former one stops working; needs a fresh factor',
  },
  'POST /api/admin/team/{id}/remove-invitation': {
    summary: 'Delete a person who has not accepted yet; needs a fresh factor',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    body: confirmed,
    response: success,
    refuses: [403, 409, 429],
  },
  'POST /api/admin/team/{id}/deactivate': {
    ...onePerson,
    summary:
      'End every access of a person at once: sessions, API keys, the calendar address of a photographer; needs a fresh factor',
  },
  'POST /api/admin/team/{id}/reactivate': {
    ...onePerson,
    summary: 'Let a person sign in again, as before; needs a fresh factor',
  },
});
