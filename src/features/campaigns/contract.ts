import { z } from 'zod';
import { createBooking, createdBooking } from '#features/booking/contract.ts';
import { publicPicture } from '#features/pictures/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  byId,
  day,
  eur,
  existingDay,
  instant,
  optionalLine,
  optionalText,
  readCheckValue,
  reference,
  requiredLine,
} from '#shared/contract/fields.ts';
import { accessCodes } from './cards-contract.ts';
import { campaignLimits } from './domain/campaign-spots.ts';
import { campaignStates, spotStates } from './domain/campaign-state.ts';
import { isSlug } from './domain/slug.ts';

const counts = z.object({ total: z.int(), sold: z.int(), free: z.int() });

/** Instants are ISO with the Berlin offset, amounts EUR. */
const campaignFields = z.object({
  slug: z.string(),
  state: z.enum(campaignStates),
  name_de: z.string(),
  name_ru: z.string().nullable(),
  text_de: z.string().nullable(),
  text_ru: z.string().nullable(),
  /** The Berlin date. */
  date: z.string(),
  /** The start of the first spot and the end of the last one. */
  start: z.string(),
  end: z.string(),
  session_minutes: z.int(),
  photographer_name: z.string(),
  opens_at: z.string(),
  once_per_person: z.boolean(),
  /** What each further child costs who is photographed right after the first, EUR; null: one spot at once is sold. */
  sibling_price: z.number().nullable(),
  /** Whether only holders of an access code book. */
  access_codes: z.boolean(),
  counts,
});

/** A campaign as the studio sees it. */
export const campaign = campaignFields.extend({
  id: z.string(),
  service_id: z.string(),
  photographer_id: z.string(),
  resources: z.array(z.object({ id: z.string(), name: z.string() })),
  break_minutes: z.int(),
  price: z.number(),
  /** The address of its page. */
  url: z.string(),
  /** The secret address with which spots can be booked before it opens; null for API keys that may not book. */
  early_url: z.string().nullable(),
  /** The secret address at which the institution sees which codes were used; null as above, and without codes. */
  institution_url: z.string().nullable(),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  /** A check value of what can be changed: its description, its terms of sale, and the prices of its spots. */
  version: z.string(),
});
export type Campaign = z.infer<typeof campaign>;

const spot = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  state: z.enum(spotStates),
  paused: z.boolean(),
  /** Its own price; null: that of the campaign. */
  own_price: z.number().nullable(),
  booking_id: z.string().nullable(),
  customer_name: z.string().nullable(),
});

export const campaignWithSpots = campaign.extend({ spots: z.array(spot) });
export type CampaignWithSpots = z.infer<typeof campaignWithSpots>;

/** What a booking costs; EUR. */
const terms = z.object({
  price: z.number(),
  /** The amount due when it is booked; 0: nothing. */
  prepayment: z.number(),
  /** What remains to be paid at the studio. */
  rest: z.number(),
  /** How much of the prepayment a cancellation refunds, by deadline; null: nothing is due now, or there is no rule. */
  cancel_terms: z.array(z.object({ until: z.string(), amount: z.number() })).nullable(),
});

/** A spot as customers see it. */
const publicSpot = terms.extend({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  state: z.enum(['free', 'taken', 'over']),
  /** The same for one, two and three further children, as many as there are free spots right after this one. */
  with_siblings: z.array(terms.extend({ end: z.string() })),
});

/** A campaign as customers see it. */
export const publicCampaign = campaignFields.extend({
  /** The rooms and other resources that the studio shows to customers. */
  resources: z.array(z.object({ name_de: z.string(), name_ru: z.string().nullable() })),
  /** Whether the early link is used and the campaign has not opened for everybody yet. */
  early: z.boolean(),
  /** Whether one can wait for a spot once all are sold. */
  waiting_list: z.boolean(),
  /** The clock of the server. */
  now: z.string(),
  spots: z.array(publicSpot),
  /** Absent: none. */
  picture: publicPicture.optional(),
});
export type PublicCampaign = z.infer<typeof publicCampaign>;

const slug = z
  .string()
  .max(100)
  .refine(isSlug, 'must consist of small letters, digits and single hyphens, 2 to 60 characters');
const minutes = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max);
const wall = z.string().regex(/^\d{2}:\d{2}$/, 'must be a time like 09:30');

const described = {
  slug,
  name_de: requiredLine(),
  name_ru: optionalLine().default(null),
  text_de: optionalText().default(null),
  text_ru: optionalText().default(null),
  price: eur,
  /** When booking opens for everybody; null: at once. */
  opens_at: instant.nullable().default(null),
  once_per_person: z.boolean().default(true),
  /** EUR for each further child in the next spots; null: not offered. */
  sibling_price: eur.nullable().default(null),
};

export const newCampaign = z.object({
  ...described,
  service_id: reference,
  photographer_id: reference,
  /** What each spot needs besides the photographer: one unit of each. */
  resource_ids: z.array(reference).max(campaignLimits.resources.max).default([]),
  date: day,
  /** Berlin wall times; `to` may be 24:00. */
  from: wall,
  to: wall,
  /** Whether only holders of an access code book: for a kindergarten, school or company. */
  access_codes: z.boolean().default(false),
  session_minutes: minutes(campaignLimits.session_minutes),
  break_minutes: minutes(campaignLimits.break_minutes).default(0),
});
export type NewCampaign = z.output<typeof newCampaign>;
export type SentCampaign = z.input<typeof newCampaign>;

export const campaignChanges = z.object({
  slug: slug.optional(),
  name_de: requiredLine().optional(),
  name_ru: optionalLine().optional(),
  text_de: optionalText().optional(),
  text_ru: optionalText().optional(),
  price: eur.optional(),
  opens_at: instant.optional(),
  once_per_person: z.boolean().optional(),
  sibling_price: eur.nullable().optional(),
  version: readCheckValue,
});
export type CampaignChanges = z.output<typeof campaignChanges>;
export type SentChanges = z.input<typeof campaignChanges>;

const spotChanges = z.object({
  paused: z.boolean().optional(),
  own_price: eur.nullable().optional(),
  /** Of the campaign. */
  version: readCheckValue,
});
export type SpotChanges = z.output<typeof spotChanges>;

/** The customer as on the booking page. */
const bookedSpot = createBooking
  .pick({ customer: true, notes: true, language: true, expected_price: true, expected_prepayment: true })
  .extend({
    spot_id: z.uuid(),
    /** How many further children are photographed in the spots right after this one. */
    siblings: z.int().min(0).max(campaignLimits.siblings.max).optional(),
    /** One for each child, where the campaign has access codes; they are photographed one after the other. */
    codes: accessCodes.optional(),
    /** The secret of the early link. */
    early: z.string().max(100).optional(),
  });
export type BookedSpot = z.output<typeof bookedSpot>;

/** A change by the studio; API keys that may not read get the id only. */
const written = {
  access: 'admin',
  roles: ['owner', 'desk'],
  scope: 'bookings:write',
  response: campaignWithSpots,
  versionOnRequest: true,
  trimmed: { unless: 'bookings:read', response: campaign.pick({ id: true }) },
  cache: 'no-store',
} as const;

const bySlug = z.object({ slug: z.string().min(1).max(100) });

export const campaignsContract = defineContract({
  'GET /api/admin/campaigns': {
    summary: 'Mini-session days, the last day first; from and until a day, if they are given',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({ date_from: existingDay.optional(), date_to: existingDay.optional() }),
    response: z.array(campaign),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/campaigns': {
    summary: 'Make a mini-session day: all its spots hold their time from now on, or nothing is made',
    body: newCampaign,
    status: 201,
    refuses: [400, 404, 409],
    ...written,
  },
  'GET /api/admin/campaigns/{id}': {
    summary: 'A mini-session day with its spots',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: campaignWithSpots,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/campaigns/{id}': {
    summary: 'Change how a mini-session day is described and sold',
    params: byId,
    body: campaignChanges,
    refuses: [404, 409],
    ...written,
  },
  'POST /api/admin/campaigns/{id}/close': {
    summary: 'Sell nothing more: spots without a booking are free for other sessions at once',
    params: byId,
    refuses: [404, 409],
    ...written,
  },
  'PUT /api/admin/campaigns/{id}/spots/{spot_id}': {
    summary: 'Pause a spot, or give it a price of its own',
    params: byId.extend({ spot_id: z.uuid() }),
    body: spotChanges,
    refuses: [404, 409],
    ...written,
  },
  'GET /api/campaigns/{slug}': {
    summary: 'The mini-session day with this address',
    access: 'public',
    params: bySlug,
    query: z.object({ early: z.string().max(100).optional() }),
    response: publicCampaign,
    refuses: [404, 429],
    hourlyLimit: 1200,
    cache: 'no-store',
  },
  'POST /api/campaigns/{slug}/book': {
    summary: 'Book a spot',
    access: 'public',
    params: bySlug,
    body: bookedSpot,
    response: createdBooking,
    status: 201,
    refuses: [400, 403, 404, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
});
