import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId } from '#shared/contract/fields.ts';

export const restContract = defineContract({
  'POST /api/bookings/{id}/rest-payment': {
    summary:
      'Pay online what is left of the price after the prepayment, before the session begins. Without the token of its mails only within two hours and from the network it was made from',
    access: 'public',
    params: byId,
    query: z.object({ token: z.string().max(200).optional() }),
    response: z.object({ checkout_url: z.string() }),
    refuses: [400, 403, 409, 429, 502, 503, 504],
    hourlyLimit: 240,
    cache: 'no-store',
  },
});
