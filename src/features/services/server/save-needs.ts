import { canSatisfy } from '#features/resources/domain/combination.ts';
import { malformed } from '#shared/contract/problem.ts';
import { isId } from '#shared/kernel/ids.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { Need } from '../domain/need.ts';
import { lanesOfResources, replaceNeeds } from './needs-store.ts';

/**
 * Replaces the needs of a service if they are given. Throws a Problem 422 if a resource is unknown, or if there are not
 * enough of them for one session even when all are free.
 */
export const saveNeeds = async (trx: Database, id: string, needs: readonly Need[] | undefined): Promise<void> => {
  if (needs === undefined) return;
  const wanted = needs.map(({ resource_ids }) => ({
    resource_ids: [...new Set(resource_ids.map((resource) => resource.toLowerCase()))],
  }));
  const all = [...new Set(wanted.flatMap(({ resource_ids }) => resource_ids))];
  const lanes = await lanesOfResources(trx, all.filter(isId));
  wanted.forEach(({ resource_ids }, i) => {
    if (!resource_ids.every((resource) => lanes.has(resource))) {
      throw malformed(['body', 'needs', i, 'resource_ids'], 'must be resources of the studio', 'unknown_resource');
    }
  });
  if (!canSatisfy(wanted.map(({ resource_ids }) => resource_ids.flatMap((resource) => lanes.get(resource) ?? [])))) {
    throw malformed(['body', 'needs'], 'need more resources at once than there are', 'too_many_needs');
  }
  await replaceNeeds(trx, id, wanted);
};
