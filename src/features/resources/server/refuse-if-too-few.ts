import { Problem } from '#shared/contract/problem.ts';
import type { Database } from '#shared/server/database/database.ts';
import { canSatisfy } from '../domain/combination.ts';
import { needsAround, type StoredNeed } from './store.ts';

/**
 * Throws 400 if a service, or an option of one, needs more at once than there is now that units of a resource are gone:
 * it could never be booked again. Call it with the resource locked for deletion, so that no service can start to need it
 * meanwhile.
 */
export const refuseIfTooFew = async (trx: Database, id: string): Promise<void> => {
  const services = grouped(await needsAround(trx, id), ({ service_id }) => service_id);
  const lacking = services.flatMap((needs) => (isSatisfiable(needs) ? [] : (needs[0]?.name ?? [])));
  if (lacking.length === 0) return;
  throw new Problem(400, 'resource_needed', `Cannot be removed: needed at once by ${lacking.join(', ')}`, {
    more: { services: lacking },
  });
};

/** Whether the needs of a service can be satisfied when everything is free, alone and with each of its options. */
const isSatisfiable = (needs: readonly StoredNeed[]): boolean => {
  const own = needs.filter(({ option_id }) => option_id === null);
  const ofOptions = grouped(
    needs.filter(({ option_id }) => option_id !== null),
    ({ option_id }) => option_id,
  );
  return [[], ...ofOptions].every((more) => canSatisfy([...own, ...more].map(({ lanes }) => lanes)));
};

const grouped = (needs: readonly StoredNeed[], keyOf: (need: StoredNeed) => string | null): StoredNeed[][] =>
  [...new Set(needs.map(keyOf))].map((key) => needs.filter((need) => keyOf(need) === key));
