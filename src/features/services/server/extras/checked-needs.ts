import { canSatisfy } from '#features/resources/domain/combination.ts';
import { lockResourcesShared } from '#features/resources/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Need } from '../../domain/need.ts';
import { lanesOfResources } from './needs-store.ts';

interface Place {
  /** Where the request contains the needs. */
  readonly at: readonly (string | number)[];
  /** Checked needs that have to be satisfied together with these. */
  readonly besides: readonly Need[];
}

/**
 * Returns the needs of a request with each resource once. Call it before the first write of the transaction: it locks
 * the resources, so that none of them is deleted until the needs are stored. Throws a Problem 422 if a resource is
 * unknown, or if there are not enough of them for one session even when all are free.
 */
export const checkedNeeds = async (
  trx: Database,
  needs: readonly Need[],
  { at, besides }: Place = { at: ['body', 'needs'], besides: [] },
): Promise<readonly Need[]> => {
  const wanted = needs.map(({ resource_ids }) => ({
    resource_ids: [...new Set(resource_ids.map((resource) => resource.toLowerCase()))],
  }));
  const together = [...besides, ...wanted];
  const all = [...new Set(together.flatMap(({ resource_ids }) => resource_ids))].filter(isId);
  await lockResourcesShared(trx, all);
  const lanes = await lanesOfResources(trx, all);
  wanted.forEach(({ resource_ids }, i) => {
    if (!resource_ids.every((resource) => lanes.has(resource))) {
      throw malformed([...at, i, 'resource_ids'], 'must be resources of the studio', 'unknown_resource');
    }
  });
  if (!canSatisfy(together.map(({ resource_ids }) => resource_ids.flatMap((resource) => lanes.get(resource) ?? [])))) {
    throw malformed([...at], 'need more resources at once than there are', 'too_many_needs');
  }
  return wanted;
};
