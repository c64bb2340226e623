import { z } from 'zod';

const in_opening_hours = z.boolean().default(false);

/** The minimum notice; the rules check the values. */
export const minimumNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), hours: z.number(), in_opening_hours }),
  /** `until`: Berlin wall time 'HH:MM'. */
  z.object({ kind: z.literal('day_before'), until: z.string().max(5), in_opening_hours }),
]);
