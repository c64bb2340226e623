import type { ClaimedByBooking } from '#features/availability/server/api.ts';
import { canUse } from '#features/resources/domain/combination.ts';
import type { Need } from '#features/services/domain/need.ts';
import { malformed } from '#shared/contract/problem.ts';

/** Refuses (422) resources that do not satisfy a need of the service each. */
export const refuseUnneeded = (requested: readonly string[], needs: readonly Need[]): void => {
  const needed = needs.map(({ resource_ids }) => resource_ids);
  if (canUse(needed, requested)) return;
  throw malformed(['body', 'resource_ids'], 'the service does not need these resources', 'not_needed');
};

/** Whether a session would have to use other resources than it does. */
export const changesResources = (requested: readonly string[], used: readonly ClaimedByBooking[]): boolean => {
  const left = used.map(({ id }) => id);
  return requested.some((id) => {
    const index = left.indexOf(id);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
};
