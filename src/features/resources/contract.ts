import { z } from 'zod';
import { publicPicture } from '#features/pictures/contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, optionalLine, reference, requiredLine, success } from '#shared/contract/fields.ts';
import { largestDailyLimit, mostUnits, resourceKinds } from './domain/resource-kind.ts';

/** How many sessions begin on one day at most; null: any number. */
export const dailyLimit = z.int().min(1).max(largestDailyLimit).nullable();

/** A room, set, piece of equipment or person that sessions may need besides their photographer. */
export const adminResource = z.object({
  id: z.string(),
  kind: z.enum(resourceKinds),
  name_de: z.string(),
  /** null: Russian readers see `name_de`. */
  name_ru: z.string().nullable(),
  /** The number of equal units: each can be in one session at a time. */
  units: z.int(),
  /** Whether new sessions may use it. */
  active: z.boolean(),
  shown_to_customers: z.boolean(),
  /** The order in which the studio prefers resources that are equally free. */
  position: z.int(),
  /** How many sessions on one day use any of its units at most; null: any number. */
  daily_limit: z.int().nullable(),
  /** The number of changes so far. */
  version: z.int(),
  /** Number of sessions that use it and are not over yet. */
  upcoming_sessions: z.int(),
  /** The names of the services that need it, which keep it from being deleted. */
  needed_by: z.array(z.string()),
  /** The ids of these services. */
  needed_by_ids: z.array(z.string()),
  /** Present only if it has one. */
  picture: publicPicture.optional(),
});
export type AdminResource = z.infer<typeof adminResource>;

const resourceFields = z.object({
  kind: z.enum(resourceKinds),
  name_de: requiredLine(),
  name_ru: optionalLine(),
  units: z.int().min(1).max(mostUnits),
  active: z.boolean(),
  shown_to_customers: z.boolean(),
  position: z.int().min(0).max(1_000_000),
  daily_limit: dailyLimit,
});

/**
 * The changes of a resource; absent fields stay. If `version` is not the current one, nothing is changed (409) and the
 * response contains the current resource.
 */
export const resourceChanges = resourceFields.partial().extend({ version: z.int().nullish() });
export type ResourceChanges = z.output<typeof resourceChanges>;

/** A new resource. Defaults: one unit, active, hidden from customers, placed last. */
export const newResource = resourceFields
  .partial()
  .extend({ kind: resourceFields.shape.kind, name_de: resourceFields.shape.name_de });
export type NewResource = z.output<typeof newResource>;

export const resourcesContract = defineContract({
  'GET /api/admin/resources': {
    summary: 'Rooms, sets, equipment and people besides the photographers, in the order of the studio',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'photographers:read',
    response: z.array(adminResource),
    cache: 'no-store',
  },
  'POST /api/admin/resources': {
    summary: 'Add a resource',
    access: 'admin',
    roles: ['owner'],
    body: newResource,
    response: adminResource,
    status: 201,
  },
  'PUT /api/admin/resources/reorder': {
    summary: 'Put resources in this order; those not named keep theirs behind them',
    access: 'admin',
    roles: ['owner'],
    body: z.object({ resource_ids: z.array(reference).max(1000) }),
    response: z.array(adminResource),
  },
  'GET /api/admin/resources/{id}': {
    summary: 'One resource',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'photographers:read',
    params: byId,
    response: adminResource,
    cache: 'no-store',
  },
  'PATCH /api/admin/resources/{id}': {
    summary: 'Change a resource; units in use by future sessions cannot be removed',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    body: resourceChanges,
    response: adminResource,
    refuses: [400, 409],
  },
  'DELETE /api/admin/resources/{id}': {
    summary: 'Delete a resource that no future session uses and no service needs',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
    refuses: [400],
  },
});
