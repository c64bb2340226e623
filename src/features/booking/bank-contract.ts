import { z } from 'zod';
import { largestStatement } from '#features/payments/domain/bank/bank-line.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, success } from '#shared/contract/fields.ts';
import { bookingStatus } from './contract.ts';
import { lineObstacles } from './domain/bank/line-obstacle.ts';

/** What became of the lines of a bank statement. */
export const readBankStatement = z.object({
  /** The transfers that were recorded now; EUR. */
  recorded: z.array(
    z.object({
      booking_id: z.string(),
      confirmation_code: z.string(),
      customer_name: z.string(),
      amount: z.number(),
    }),
  ),
  /** How many new lines somebody has to decide about. */
  doubtful: z.int(),
  /** How many lines are known: from another file, or because the studio has recorded the transfer itself. */
  known: z.int(),
  /** How many lines concern no booking. */
  ignored: z.int(),
});
export type ReadBankStatement = z.infer<typeof readBankStatement>;

/** A line that somebody has to decide about, with the bookings that it may belong to; EUR. */
export const bankLine = z.object({
  id: z.string(),
  booked_on: z.string(),
  amount: z.number(),
  payer: z.string(),
  text: z.string(),
  candidates: z.array(
    z.object({
      booking_id: z.string(),
      confirmation_code: z.string(),
      customer_name: z.string(),
      service_name: z.string(),
      service_name_de: z.string().nullable(),
      service_name_ru: z.string().nullable(),
      start: z.string(),
      status: bookingStatus,
      /** The amount of the transfer that it waits for; null: it waits for none. */
      awaited: z.number().nullable(),
      /** What is left of its price. */
      left: z.number(),
      /** Why the line cannot be recorded as a payment of this booking; null: it can. */
      obstacle: z.enum(lineObstacles).nullable(),
    }),
  ),
});
export type OpenBankLine = z.infer<typeof bankLine>;
export type LineCandidate = OpenBankLine['candidates'][number];

export const bankLines = z.object({
  /** Whether the studio takes transfers, waits for one, or has to decide about one. */
  in_use: z.boolean(),
  /** How many bookings wait for a transfer. */
  awaited: z.int(),
  lines: z.array(bankLine),
});
export type BankLines = z.infer<typeof bankLines>;

const writing = { access: 'admin', roles: ['owner', 'desk'], cache: 'no-store' } as const;

export const bankContract = defineContract({
  'GET /api/admin/bank-lines': {
    summary: 'The lines of bank statements that somebody has to decide about, oldest first',
    ...writing,
    response: bankLines,
  },
  'POST /api/admin/bank-statements': {
    summary:
      'Read the statement of a bank (camt.052, camt.053, MT940 or CSV): exact transfers are recorded, doubtful ones kept for a decision; the same line counts once, in whatever file',
    ...writing,
    upload: { maxBytes: largestStatement },
    response: readBankStatement,
    refuses: [400, 409, 413, 415],
  },
  'POST /api/admin/bank-lines/{id}/assign': {
    summary: 'Record a line as a payment of a booking, one of those that it was kept with or another',
    ...writing,
    params: byId,
    body: z.object({ booking_id: z.uuid() }),
    response: success,
    refuses: [400, 409],
  },
  'POST /api/admin/bank-lines/{id}/dismiss': {
    summary: 'Decide that a line belongs to no booking; what was written in it is deleted',
    ...writing,
    params: byId,
    response: success,
    refuses: [409],
  },
});
