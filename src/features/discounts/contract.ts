import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, day, eur, line, readCheckValue, success } from '#shared/contract/fields.ts';
import { codeForm, writtenCode } from './domain/discount-code.ts';

/** A discount code; amounts are EUR, days are those of the studio, both included. */
export const adminDiscount = z.object({
  id: z.string(),
  code: z.string(),
  /** One of `percent` and `amount` is set. */
  percent: z.int().nullable(),
  amount: z.number().nullable(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  /** How many bookings may use it; null: any number. */
  max_uses: z.int().nullable(),
  once_per_person: z.boolean(),
  /** The services it applies to; null: all. */
  service_ids: z.array(z.string()).nullable(),
  active: z.boolean(),
  /** The bookings that use it and are not cancelled. */
  uses: z.int(),
  /** A check value of the limits; see `versionOnRequest`. */
  version: z.string().optional(),
});
export type AdminDiscount = z.infer<typeof adminDiscount>;

const terms = z.object({
  valid_from: day.nullable(),
  valid_until: day.nullable(),
  max_uses: z.int().min(1).max(1_000_000).nullable(),
  once_per_person: z.boolean(),
  service_ids: z.array(z.uuid()).min(1).max(500).nullable(),
  active: z.boolean(),
});

/** What a code is worth never changes. Defaults: no limits, active. */
export const newDiscount = terms.partial().extend({
  code: line(40).transform(writtenCode).pipe(z.string().regex(codeForm)),
  percent: z.int().min(1).max(100).nullish(),
  amount: eur.nullish(),
});
export type NewDiscount = z.output<typeof newDiscount>;

/** Absent fields stay. */
export const discountChanges = terms.partial().extend({ version: readCheckValue });
export type DiscountChanges = z.output<typeof discountChanges>;

export const discountsContract = defineContract({
  'GET /api/admin/discount-codes': {
    summary: 'The discount codes, the newest first',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    response: z.array(adminDiscount),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/discount-codes': {
    summary: 'Add a discount code: a percentage or an amount, with its limits',
    access: 'admin',
    roles: ['owner'],
    body: newDiscount,
    response: adminDiscount,
    versionOnRequest: true,
    status: 201,
    refuses: [409],
  },
  'PATCH /api/admin/discount-codes/{id}': {
    summary: 'Change the limits of a discount code, or switch it off; bookings keep their reduction',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    body: discountChanges,
    response: adminDiscount,
    versionOnRequest: true,
    refuses: [409],
  },
  'DELETE /api/admin/discount-codes/{id}': {
    summary: 'Delete a discount code that no booking has used',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
    refuses: [400],
  },
});
