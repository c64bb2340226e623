import { z } from 'zod';
import { chosenOptions, chosenPeople } from '#features/services/options-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { language, reference } from '#shared/contract/fields.ts';

/** What a booking would cost with a code; EUR. */
const discountedPrice = z.object({
  /** As it is written. */
  code: z.string(),
  /** The price without the code. */
  full_price: z.number(),
  reduction: z.number(),
  price: z.number(),
  /** What is due in advance; 0: nothing. */
  prepayment: z.number(),
});
export type DiscountedPrice = z.infer<typeof discountedPrice>;

export const discountCheckContract = defineContract({
  'POST /api/discount-codes/check': {
    summary: 'What a session costs with a discount code; the number of uses is checked when it is booked',
    access: 'public',
    body: z.object({
      code: z.string().min(1).max(40),
      service_id: reference,
      options: chosenOptions.optional(),
      people: chosenPeople.optional(),
      language: language.optional(),
    }),
    response: discountedPrice,
    refuses: [400, 404, 429],
    hourlyLimit: 60,
    cache: 'no-store',
  },
});
