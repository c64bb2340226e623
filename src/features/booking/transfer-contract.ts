import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId } from '#shared/contract/fields.ts';

/** What a customer has to transfer. */
export const transfer = z.object({
  account_holder: z.string(),
  /** Without spaces. */
  iban: z.string(),
  /** '' if the studio has entered none. */
  bic: z.string(),
  /** EUR. */
  amount: z.number(),
  /** The confirmation code: by it the transfer is recognised. */
  reference: z.string(),
  /** Until when it has to arrive. */
  due_at: z.string(),
  /** The text of the GiroCode, a QR code that banking apps read. */
  giro_code: z.string(),
});
export type Transfer = z.infer<typeof transfer>;

/** What the page on which a customer chooses how to pay shows. */
export interface PaymentPage {
  readonly booking_id: string;
  readonly confirmation_code: string;
  /** EUR. */
  readonly amount: number;
  /** Whether it can be paid through the provider. */
  readonly online: boolean;
  /** The chosen transfer; undefined: not chosen. */
  readonly transfer?: Transfer;
}

export const transferContract = defineContract({
  'POST /api/bookings/{id}/transfer': {
    summary:
      'Pay the prepayment of a booking by transfer: its time is held until the deadline of transfers. Without the token of its mails only within two hours and from the network it was made from',
    access: 'public',
    params: byId,
    query: z.object({ token: z.string().max(200).optional() }),
    response: transfer,
    refuses: [400, 403, 409, 429],
    hourlyLimit: 240,
    cache: 'no-store',
  },
});
