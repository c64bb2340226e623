import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId } from '#shared/contract/fields.ts';
import { adminBooking } from './admin-contract.ts';

export const renewedLink = z.object({ cancel_url: z.string(), booking: adminBooking });
export type RenewedLink = z.infer<typeof renewedLink>;

export const customerLinkContract = defineContract({
  'POST /api/admin/bookings/{id}/new-link': {
    summary: 'A new link for the customer of a booking; all before it end',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    body: z.object({
      /** Mails the new link to the customer, with all data of the booking. */
      send_email: z.boolean().default(false),
    }),
    response: renewedLink,
    refuses: [400],
    cache: 'no-store',
  },
});
