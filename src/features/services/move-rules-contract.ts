import { z } from 'zod';
import { eur } from '#shared/contract/fields.ts';

/** Whether customers may move their sessions themselves, by link; the rules check the values. */
export const moveRules = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('by_link'),
    /** How many hours before its start at the latest. */
    until_hours: z.number(),
    /** How many moves of a booking are free. */
    free_moves: z.number(),
    /** The fee for each further move, in EUR; null: there are none. */
    fee: eur.nullable(),
    /** How many days after the agreed start a session may begin at most. */
    most_days_later: z.number(),
  }),
]);
export type MoveRulesView = z.infer<typeof moveRules>;
