import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';

/** What waits for the studio besides bookings, money and messages, as of now. */
export const attention = z.object({
  /** Places until a birth whose due date has passed, and whose birth nobody has told. */
  overdue_births: z.int(),
  /** The ids of the open offers that end today, the first to end first; without those of the waiting list. */
  offers_ending_today: z.array(z.string()),
  /** Persons on the waiting list to whom nothing was offered yet. */
  waiting_without_offer: z.int(),
});
export type Attention = z.infer<typeof attention>;

export const attentionContract = defineContract({
  'GET /api/admin/attention': {
    summary: 'Overdue births, offers that end today, and who waits without an offer',
    access: 'admin',
    roles: ['owner', 'desk'],
    response: attention,
    cache: 'no-store',
  },
});
