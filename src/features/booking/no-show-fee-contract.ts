import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, eur } from '#shared/contract/fields.ts';
import { adminBooking, written } from './admin-contract.ts';

export const noShowFeeContract = defineContract({
  'POST /api/admin/bookings/{id}/no-show-fee': {
    summary:
      'Charge the agreed fee for a session that is marked as missed; from then on the customer owes it instead of the price. Repeating it changes nothing',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:write',
    ...written,
    /** EUR: the fee that was shown; refused if another one is owed. */
    body: z.object({ amount: eur }),
    refuses: [400, 409],
  },
  'DELETE /api/admin/bookings/{id}/no-show-fee': {
    summary: 'Take that fee back; the customer owes the price again',
    access: 'admin',
    roles: ['owner', 'desk'],
    params: byId,
    response: adminBooking,
    refuses: [409],
    cache: 'no-store',
  },
});
