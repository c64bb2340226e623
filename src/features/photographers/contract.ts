import { z } from 'zod';
import { publicPicture } from '#features/pictures/contract.ts';
import { dailyLimit } from '#features/resources/contract.ts';
import { deletedExamples } from '#features/services/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  byId,
  eur,
  optionalEmail,
  optionalLine,
  optionalText,
  personName,
  reference,
  success,
} from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';

/** A photographer as customers see them, without internal data. */
export const publicPhotographer = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  bio: z.string().nullable(),
  /** For Russian readers; null: they see `bio`. */
  bio_ru: z.string().nullable(),
  /** The portrait; absent: none. */
  picture: publicPicture.optional(),
});
export type PublicPhotographer = z.infer<typeof publicPhotographer>;

/** A photographer as administrators see them. */
export const adminPhotographer = publicPhotographer.extend({
  email: z.string().nullable(),
  experience_years: z.int(),
  /** EUR. */
  hourly_rate: z.number(),
  is_active: z.boolean(),
  /** How many sessions begin on one day at most; null: any number. */
  daily_limit: z.int().nullable(),
  /** Number of future bookings: shown before the photographer is deleted. */
  upcoming_bookings: z.int(),
  /** Invented data of a new installation; false once it is edited or kept. */
  is_example: z.boolean(),
  /** Counts the changes. */
  version: z.int(),
});
export type AdminPhotographer = z.infer<typeof adminPhotographer>;

/** What of a photographer is nobody's business but the studio's. */
const ownData = { email: true, phone: true, hourly_rate: true } as const;
const withoutOwnData = adminPhotographer.omit(ownData);

const photographerFields = z.object({
  name: personName(),
  email: optionalEmail,
  phone: optionalLine(limits.phone),
  bio: optionalText(),
  bio_ru: optionalText(),
  experience_years: z.int().min(0).max(100),
  hourly_rate: eur,
  is_active: z.boolean(),
  daily_limit: dailyLimit,
});

/**
 * The changes of a photographer; absent fields stay. If `version` is not the current one, nothing is changed (409) and
 * the body contains the current `photographer`. Without it, the changes are made in any case.
 */
export const photographerChanges = photographerFields.partial().extend({ version: z.int().nullish() });
export type PhotographerChanges = z.output<typeof photographerChanges>;

/** A new photographer. Defaults: active, without experience or rate. */
export const newPhotographer = photographerFields.partial().extend({ name: photographerFields.shape.name });
export type NewPhotographer = z.output<typeof newPhotographer>;

export const photographersContract = defineContract({
  'GET /api/photographers': {
    summary: 'Active photographers; with service_id those who offer that service',
    access: 'public',
    query: z.object({ service_id: reference.optional() }),
    response: z.array(publicPhotographer),
    cache: 'no-cache',
    compressed: true,
  },
  'GET /api/photographers/{id}': {
    summary: 'One active photographer',
    access: 'public',
    params: byId,
    response: publicPhotographer,
    cache: 'no-cache',
    compressed: true,
  },
  'GET /api/admin/photographers': {
    summary: 'All photographers',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'photographers:read',
    response: z.array(adminPhotographer),
    trimmed: { unless: 'photographers:private', response: z.array(withoutOwnData) },
    cache: 'no-store',
  },
  'POST /api/admin/photographers': {
    summary: 'Add a photographer',
    access: 'admin',
    roles: ['owner'],
    body: newPhotographer,
    response: adminPhotographer,
    status: 201,
  },
  'DELETE /api/admin/photographers/examples': {
    summary: 'Delete the photographers a fresh studio began with, except those with bookings',
    access: 'admin',
    roles: ['owner'],
    response: deletedExamples,
  },
  'POST /api/admin/photographers/examples/keep': {
    summary: 'Make the example photographers the own ones of the studio',
    access: 'admin',
    roles: ['owner'],
    response: success,
  },
  'GET /api/admin/photographers/{id}': {
    summary: 'One photographer',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'photographers:read',
    params: byId,
    response: adminPhotographer,
    trimmed: { unless: 'photographers:private', response: withoutOwnData },
    cache: 'no-store',
  },
  'PUT /api/admin/photographers/{id}': {
    summary: 'Change a photographer',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    body: photographerChanges,
    response: adminPhotographer,
    refuses: [409],
  },
  'DELETE /api/admin/photographers/{id}': {
    summary: 'Delete a photographer whom no service needs as a second person; their bookings stay',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
    refuses: [400],
  },
  'PUT /api/admin/photographers/{id}/toggle-active': {
    summary: 'Offer a photographer, or no longer',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: adminPhotographer,
  },
});
