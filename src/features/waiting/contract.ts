import { z } from 'zod';
import { optionLimits } from '#features/services/domain/extras/service-option.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, email, language, line, personName, reference, requiredLine } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { entryStates, mostListed } from './domain/entry-state.ts';

const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30');

const entryFields = z.object({
  state: z.enum(entryStates),
  service_id: z.string(),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  /** The last part of the address of the campaign whose spots it waits for; then the names are those of the campaign. */
  campaign_slug: z.string().nullable(),
  /** Null: any photographer. */
  photographer_id: z.string().nullable(),
  photographer_name: z.string().nullable(),
  /** Null: the service does not ask for people. */
  people: z.int().nullable(),
  /** Berlin dates, both included. */
  first_day: z.string(),
  last_day: z.string(),
  /** 1 = Monday … 7 = Sunday. */
  weekdays: z.array(z.int()),
  /** Between which wall times a session begins, 'HH:MM', both included. */
  earliest_start: z.string(),
  latest_start: z.string(),
  /** The place among the entries for the same days and photographers, from 1; null once the entry has ended. */
  place: z.int().nullable(),
  joined_at: z.string(),
  /** Until when the address must be confirmed with the link of the mail; null: it need not, or was. */
  confirm_by: z.string().nullable(),
});

/** A waiting entry as the person on the list sees it. */
export const waitingEntry = entryFields.extend({
  /** The offer of a time that became free, while it is open: its secret address, and until when the time is held. */
  offer: z.object({ url: z.string().nullable(), held_until: z.string() }).nullable(),
});
export type WaitingEntry = z.infer<typeof waitingEntry>;

/** A waiting entry as the studio sees it. */
export const waitingPerson = entryFields.extend({
  id: z.string(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string(), language }),
  lifted_at: z.string().nullable(),
  lifted_because: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Every time that was offered, the newest first; `is_open`: it is held now. */
  offered: z.array(
    z.object({
      offer_id: z.string(),
      photographer_name: z.string().nullable(),
      start: z.string(),
      is_open: z.boolean(),
    }),
  ),
});
export type WaitingPerson = z.infer<typeof waitingPerson>;

const person = {
  customer: z.object({
    name: personName(limits.customerName),
    email,
    phone: line(limits.phone).default(''),
  }),
  language: language.default('de'),
};
const hours = { earliest_start: wallTime.default('00:00'), latest_start: wallTime.default('23:59') };

export const newEntry = z.object({
  service_id: reference,
  /** ID of a photographer, or `any`. */
  photographer_id: reference.default('any'),
  people: z.int().min(1).max(optionLimits.people).optional(),
  first_day: day,
  last_day: day,
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).default([1, 2, 3, 4, 5, 6, 7]),
  ...hours,
  ...person,
});
export type NewEntry = z.output<typeof newEntry>;

const newCampaignEntry = z.object({ ...hours, ...person });
export type NewCampaignEntry = z.output<typeof newCampaignEntry>;

const byLink = z.object({ link: z.string().min(1).max(100) });

/** A change by the studio; API keys that may not read get the id only. */
const written = {
  access: 'admin',
  roles: ['owner', 'desk'],
  scope: 'bookings:write',
  response: waitingPerson,
  trimmed: { unless: 'bookings:read', response: waitingPerson.pick({ id: true }) },
  cache: 'no-store',
} as const;

export const waitingContract = defineContract({
  'POST /api/waiting-list': {
    summary: 'Wait for a time on days on which no wished time is free; the link to leave is sent by mail',
    access: 'public',
    body: newEntry,
    response: waitingEntry.omit({ offer: true }),
    status: 201,
    refuses: [400, 404, 409, 429],
    hourlyLimit: 30,
    cache: 'no-store',
  },
  'POST /api/campaigns/{slug}/waiting-list': {
    summary: 'Wait for a spot of a mini-session day that is sold out; the link to leave is sent by mail',
    access: 'public',
    params: z.object({ slug: z.string().min(1).max(100) }),
    body: newCampaignEntry,
    response: waitingEntry.omit({ offer: true }),
    status: 201,
    refuses: [400, 404, 409, 429],
    hourlyLimit: 30,
    cache: 'no-store',
  },
  'GET /api/waiting-list/{link}': {
    summary: 'The waiting entry with this secret link',
    access: 'public',
    params: byLink,
    response: waitingEntry,
    refuses: [404, 429],
    hourlyLimit: 240,
    cache: 'no-store',
  },
  'POST /api/waiting-list/{link}/confirm': {
    summary: 'Confirm the address of a waiting entry: from then on free times are held for it',
    access: 'public',
    params: byLink,
    response: waitingEntry,
    refuses: [404, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'POST /api/waiting-list/{link}/leave': {
    summary: 'Leave the waiting list; a time that is held for the entry is free at once',
    access: 'public',
    params: byLink,
    response: waitingEntry,
    refuses: [404, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'GET /api/admin/waiting-list': {
    summary: 'Those who wait, in the order of their turn, then the entries that have ended, the newest first; in pages',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(mostListed).default(mostListed),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.array(waitingPerson),
    cache: 'no-store',
  },
  'POST /api/admin/waiting-list/{id}/lift': {
    summary: 'Put an entry before all that are not lifted; the reason stays visible',
    params: byId,
    body: z.object({ reason: requiredLine(limits.name) }),
    refuses: [404, 409],
    ...written,
  },
  'POST /api/admin/waiting-list/{id}/remove': {
    summary: 'Remove an entry; a time that is held for it is free at once',
    params: byId,
    refuses: [404, 409],
    ...written,
  },
});
