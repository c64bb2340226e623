import { z } from 'zod';
import { publicPicture } from '#features/pictures/contract.ts';
import { dailyLimit } from '#features/resources/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import {
  byId,
  eur,
  instant,
  optionalLine,
  optionalText,
  reference,
  requiredLine,
  requiredText,
  success,
} from '#shared/contract/fields.ts';
import { birthWindow, keptHours } from './birth-window-contract.ts';
import { mostMinutesAround } from './domain/service-rules.ts';
import { withdrawalRights } from './domain/withdrawal-right.ts';
import { moveRules } from './move-rules-contract.ts';
import { minimumNotice } from './notice-contract.ts';
import { adminOption, need, needs, people, publicOption, secondSession, sentOptions } from './options-contract.ts';

/** A service as customers see it. A description may contain {price}. */
export const publicService = z.object({
  id: z.string(),
  name: z.string(),
  name_de: z.string().nullable(),
  name_ru: z.string().nullable(),
  description: z.string(),
  description_de: z.string().nullable(),
  description_ru: z.string().nullable(),
  price_eur: z.number(),
  duration_min: z.int(),
  is_system_service: z.boolean(),
  sort_order: z.int().nullable(),
  /** IDs of the photographers who offer it; empty: all of them. */
  assigned_photographers: z.array(z.string()),
  active: z.boolean(),
  /** Changes with each price that customers can choose. Sent with a booking, it books at these prices only. */
  price_list_version: z.string(),
  /** Whether customers may withdraw from the contract; absent: `yes`. */
  withdrawal_right: z.enum(withdrawalRights).optional(),
  /** The options that may be added to it; absent: none. */
  options: z.array(publicOption).optional(),
  /** Present only if the service asks for the number of people. */
  people: people.optional(),
  /** Services that may be booked right after it, in one booking, by their id among the chosen options; absent: none. */
  second_sessions: z.array(secondSession).optional(),
  /** Present only if customers take a place in a week first, and an hour after a birth. */
  birth_window: z.literal(true).optional(),
  pictures: z.array(publicPicture).optional(),
});
export type PublicService = z.infer<typeof publicService>;

/** The special settings of a service. */
export const specialSettings = z.object({
  /** When it may be booked: start and end, ISO with the Berlin offset; null means unlimited. */
  promotion_start_date: z.string().nullable(),
  promotion_end_date: z.string().nullable(),
  /** null: the service and the studio decide. */
  requires_prepayment: z.boolean().nullable(),
  assigned_photographers: z.array(z.string()),
  /** Incremented with every change of the service. */
  version: z.int(),
});
export type SpecialSettings = z.infer<typeof specialSettings>;

/**
 * The version the client has read. If it is not the current one, nothing is changed (409) and the response contains the
 * current data.
 */
const version = z.int().nullish();

/**
 * The changes of the special settings; absent fields stay. A date instead of an instant means its first or its last
 * second.
 */
export const specialSettingsChanges = z
  .object({
    promotion_start_date: instant.nullable(),
    promotion_end_date: instant.nullable(),
    requires_prepayment: z.boolean().nullable(),
    assigned_photographers: z.array(reference).max(1000),
    version,
  })
  .partial();
export type SpecialSettingsChanges = z.output<typeof specialSettingsChanges>;

/** A service as administrators see it. */
export const adminService = publicService.extend({
  payment_enabled: z.boolean(),
  /** EUR; 0: the service has no prepayment of its own. */
  prepayment_amount: z.number(),
  ...specialSettings.shape,
  /** How long before its start a session has to be booked; null: as in the calendar settings. */
  minimum_notice: minimumNotice.nullable(),
  /** Whether customers may move a session themselves; null: as in the calendar settings. */
  move_rules: moveRules.nullable(),
  /** Minutes that a session needs before its start and after its end, such as building a set and cleaning up. */
  minutes_before: z.int(),
  minutes_after: z.int(),
  /** How many sessions begin on one day at most, with all photographers; null: any number. */
  daily_limit: z.int().nullable(),
  /** What a session needs besides its photographer; empty: nothing. */
  needs: z.array(need),
  /** The options that customers may add to it, in their order. */
  options: z.array(adminOption),
  /** null: the service does not ask for the number of people. */
  people: people.nullable(),
  /** Whether customers may book it right after another service, as the second part of one booking. */
  as_second_session: z.boolean(),
  /** null: an ordinary service. */
  birth_window: birthWindow.nullable(),
  /** Hours of each week that only services with a birth window may use, until some days before; null: none. */
  kept_hours: keptHours.nullable(),
  /** Number of future bookings: shown before the service is deleted. */
  upcoming_bookings: z.int(),
  /** Invented data of a new installation; false once it is edited or kept. */
  is_example: z.boolean(),
});
export type AdminService = z.infer<typeof adminService>;

/** The result of deleting the examples. */
export const deletedExamples = z.object({
  deleted: z.int(),
  /** Names of those that were kept because they have bookings. */
  booked: z.array(z.string()),
});
export type DeletedExamples = z.infer<typeof deletedExamples>;

const serviceFields = z.object({
  name: requiredLine(),
  name_de: optionalLine(),
  name_ru: optionalLine(),
  description: requiredText(),
  description_de: optionalText(),
  description_ru: optionalText(),
  duration_min: z.int().min(1).max(1440),
  price_eur: eur,
  prepayment_amount: eur,
  payment_enabled: z.boolean(),
  active: z.boolean(),
  minimum_notice: minimumNotice.nullable(),
  move_rules: moveRules.nullable(),
  minutes_before: z.int().min(0).max(mostMinutesAround),
  minutes_after: z.int().min(0).max(mostMinutesAround),
  daily_limit: dailyLimit,
  withdrawal_right: z.enum(withdrawalRights),
  sort_order: z.int().min(0).max(1_000_000).nullable(),
  needs,
  options: sentOptions,
  people: people.nullable(),
  as_second_session: z.boolean(),
  birth_window: birthWindow.nullable(),
  kept_hours: keptHours.nullable(),
});

/** The changes of a service; absent fields stay. */
export const serviceChanges = serviceFields.partial();
export type ServiceChanges = z.output<typeof serviceChanges>;

export const versionedServiceChanges = serviceChanges.extend({ version });
export type VersionedServiceChanges = z.output<typeof versionedServiceChanges>;

/** A new service; without a sort_order it is placed last. */
export const newService = serviceChanges.extend({
  name: serviceFields.shape.name,
  description: serviceFields.shape.description,
  duration_min: serviceFields.shape.duration_min.default(60),
  price_eur: eur.default(0),
});
export type NewServiceBody = z.output<typeof newService>;
export type NewServiceSent = z.input<typeof newService>;

const ownerOnly = { access: 'admin', roles: ['owner'] } as const;
const one = { ...ownerOnly, params: byId } as const;
const read = { access: 'admin', roles: ['owner', 'desk', 'accountant'], scope: 'services:read' } as const;

export const servicesContract = defineContract({
  'GET /api/services': {
    summary: 'The services that can be booked now, in the order of their cards',
    access: 'public',
    response: z.array(publicService),
    cache: 'no-cache',
    compressed: true,
  },
  'GET /api/services/{id}': {
    summary: 'One bookable service',
    access: 'public',
    params: byId,
    response: publicService,
    cache: 'no-cache',
    compressed: true,
  },
  'GET /api/admin/services': {
    summary: 'All services, in the order of their cards',
    ...read,
    response: z.array(adminService),
    cache: 'no-store',
  },
  'POST /api/admin/services': {
    summary: 'Add a service',
    ...ownerOnly,
    body: newService,
    response: adminService,
    status: 201,
  },
  'DELETE /api/admin/services/examples': {
    summary: 'Delete the services a fresh studio began with, except those with bookings',
    ...ownerOnly,
    response: deletedExamples,
  },
  'POST /api/admin/services/examples/keep': {
    summary: 'Make the example services the own ones of the studio',
    ...ownerOnly,
    response: success,
  },
  'PUT /api/admin/services/reorder': {
    summary: 'Put services in this order; those not named keep theirs behind them',
    ...ownerOnly,
    body: z.object({ service_ids: z.array(reference).max(1000) }),
    response: z.array(adminService),
  },
  'GET /api/admin/services/{id}': {
    summary: 'One service',
    ...read,
    params: byId,
    response: adminService,
    cache: 'no-store',
  },
  'PUT /api/admin/services/{id}': {
    summary: 'Change a service; name and description of a system service stay',
    ...one,
    body: versionedServiceChanges,
    response: adminService,
    refuses: [400, 409],
  },
  'DELETE /api/admin/services/{id}': {
    summary: 'Delete a service; its bookings stay',
    ...one,
    response: success,
    refuses: [400],
  },
  'PUT /api/admin/services/{id}/toggle-active': {
    summary: 'Switch a service on or off',
    ...one,
    response: adminService,
  },
  'GET /api/admin/services/{id}/special-settings': {
    summary: 'Promotion, prepayment and photographers of a service',
    ...one,
    response: specialSettings,
    cache: 'no-store',
  },
  'PUT /api/admin/services/{id}/special-settings': {
    summary: 'Change promotion, prepayment and photographers of a service',
    ...one,
    body: specialSettingsChanges,
    response: specialSettings,
    refuses: [409],
  },
  'GET /api/admin/system-service': {
    summary: 'The system service',
    ...ownerOnly,
    response: adminService,
    refuses: [404],
    cache: 'no-store',
  },
  'PUT /api/admin/system-service': {
    summary: 'Change the system service',
    ...ownerOnly,
    body: versionedServiceChanges,
    response: adminService,
    refuses: [400, 404, 409],
  },
});
