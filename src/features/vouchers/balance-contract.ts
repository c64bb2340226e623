import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { entryKinds, voucherStates } from './domain/validity.ts';
import { mostTyped } from './domain/voucher-code.ts';

/** What whoever has a voucher may know of it: nothing of a person. Amounts are EUR, days 'yyyy-MM-dd' in Berlin. */
const voucherBalance = z.object({
  last_four: z.string(),
  amount: z.number(),
  /** What is left. */
  balance: z.number(),
  /** The last day on which it can be redeemed. */
  valid_until: z.string(),
  state: z.enum(voucherStates),
  /** Oldest first, numbered from 1. */
  entries: z.array(
    z.object({ number: z.int(), kind: z.enum(entryKinds), amount: z.number(), balance: z.number(), on: z.string() }),
  ),
});
export type VoucherBalance = z.infer<typeof voucherBalance>;

export const balanceContract = defineContract({
  'POST /api/vouchers/balance': {
    summary: 'What is left on a voucher, for whoever has its code; the code is in the body, so that no log contains it',
    access: 'public',
    body: z.object({ code: z.string().max(mostTyped) }),
    response: voucherBalance,
    refuses: [400, 429],
    hourlyLimit: 60,
    cache: 'no-store',
  },
});
