import { canSatisfy } from '#features/resources/domain/combination.ts';
import { keepResources } from '#features/resources/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Need } from '../domain/need.ts';
import { lanesOfResources } from './needs-store.ts';

/**
 * Returns the needs of a request with each resource once. Call it before the first write of the transaction: it locks
 * the resources, so that none of them is deleted until the needs are stored. Throws a Problem 422 if a resource is
 * unknown, or if there are not enough of them for one session even when all are free.
 */
export const checkedNeeds = async (trx: Database, needs: readonly Need[]): Promise<readonly Need[]> => {
  const wanted = needs.map(({ resource_ids }) => ({
    resource_ids: [...new Set(resource_ids.map((resource) => resource.toLowerCase()))],
  }));
  const all = [...new Set(wanted.flatMap(({ resource_ids }) => resource_ids))].filter(isId);
  await keepResources(trx, all);
  const lanes = await lanesOfResources(trx, all);
  wanted.forEach(({ resource_ids }, i) => {
    if (!resource_ids.every((resource) => lanes.has(resource))) {
      throw malformed(['body', 'needs', i, 'resource_ids'], 'must be resources of the studio', 'unknown_resource');
    }
  });
  if (!canSatisfy(wanted.map(({ resource_ids }) => resource_ids.flatMap((resource) => lanes.get(resource) ?? [])))) {
    throw malformed(['body', 'needs'], 'need more resources at once than there are', 'too_many_needs');
  }
  return wanted;
};
