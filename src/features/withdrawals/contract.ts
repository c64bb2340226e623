import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, email, language, line, personName, requiredText, success } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { withdrawalOutcomes } from './domain/withdrawal.ts';
import { referenceOf } from './domain/withdrawal-reference.ts';

export const declaration = z.object({
  name: personName(limits.customerName).pipe(z.string().min(2)),
  /** The booking code, or the date of the session. */
  reference: line(40).refine((typed) => referenceOf(typed) !== undefined, 'must be a booking code or a date'),
  email,
  language: language.optional(),
});
export type Declaration = z.output<typeof declaration>;

/** The same for every declaration, whether or not a booking was found. */
export const receivedDeclaration = z.object({
  name: z.string(),
  reference: z.string(),
  email: z.string(),
  /** ISO with the Berlin offset, to the second. */
  declared_at: z.string(),
});
export type ReceivedDeclaration = z.infer<typeof receivedDeclaration>;

/** What a declaration did that was confirmed with the link of its mail; `request`: it is left to the studio. */
export const confirmedWithdrawal = z.object({
  declared_at: z.string(),
  outcome: z.enum(withdrawalOutcomes),
});
export type ConfirmedWithdrawal = z.infer<typeof confirmedWithdrawal>;

/** A declaration as the studio sees it. */
export const adminDeclaration = receivedDeclaration.extend({
  id: z.string(),
  language: z.string(),
  outcome: z.enum(withdrawalOutcomes),
  /** What was refunded, or is proposed to be, EUR. */
  refund: z.number(),
  /** The booking that was found; null: none, or it was deleted. */
  booking: z
    .object({ id: z.string(), confirmation_code: z.string(), status: z.string(), start: z.string() })
    .nullable(),
  /** The decision of the studio about it; null: none yet, or none was required. */
  decision: z.object({ text: z.string(), decided_at: z.string() }).nullable(),
  /** Whether it was declared by day, and has no effect until the customer or the studio confirms it. */
  awaits_confirmation: z.boolean(),
  /** Whether the studio still has to decide. */
  is_open: z.boolean(),
});
export type AdminDeclaration = z.infer<typeof adminDeclaration>;

export const withdrawalContract = defineContract({
  'POST /api/withdrawals': {
    summary: 'Withdraw from the contract about a booking; the response does not say whether there is one',
    access: 'public',
    body: declaration,
    response: receivedDeclaration,
    status: 201,
    refuses: [429],
    hourlyLimit: 20,
    cache: 'no-store',
  },
  'POST /api/withdrawals/{id}/confirm': {
    summary: 'Give effect to a declaration by day, with the token of the mail about it',
    access: 'public',
    params: byId,
    query: z.object({ token: z.string().optional() }),
    response: confirmedWithdrawal,
    refuses: [403, 404],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'GET /api/admin/withdrawals': {
    summary: 'Declarations of withdrawal, the newest first',
    access: 'admin',
    roles: ['owner', 'desk', 'accountant'],
    scope: 'bookings:read',
    response: z.array(adminDeclaration),
    cache: 'no-store',
  },
  'POST /api/admin/withdrawals/{id}/confirm': {
    summary: 'Give effect to a declaration by day in place of the customer: cancels the booking and refunds it',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    params: byId,
    response: adminDeclaration,
    trimmed: {
      unless: 'bookings:read',
      response: adminDeclaration.pick({ id: true, outcome: true, awaits_confirmation: true }),
    },
    refuses: [400, 404],
    cache: 'no-store',
  },
  'POST /api/admin/withdrawals/{id}/decision': {
    summary: 'Record what the studio did about a declaration; it cannot be changed afterwards',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    params: byId,
    body: z.object({ decision: requiredText(limits.notes) }),
    response: success,
    refuses: [400, 404, 409],
    cache: 'no-store',
  },
});
