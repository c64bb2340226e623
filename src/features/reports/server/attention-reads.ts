import { sql } from 'kysely';
import { overduePlaces } from '#features/births/server/api.ts';
import { offersEnding } from '#features/offers/server/api.ts';
import { waitingWithoutOffer } from '#features/waiting/server/api.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Attention } from '../attention-contract.ts';

/** Returns what waits for the studio now. One statement, since each dashboard asks for it with every change. */
export const selectAttention = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Attention> => {
  const instant = now();
  const today = berlinDateOf(instant);
  const { rows } = await sql<Attention>`
    SELECT (${overduePlaces(today)}) AS overdue_births,
           (${offersEnding({ now: instant, before: berlinDay(today).end })}) AS offers_ending_today,
           (${waitingWithoutOffer(today)}) AS waiting_without_offer`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('SELECT of counts returned no row');
  return found;
};
