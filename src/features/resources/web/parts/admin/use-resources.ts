import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminResource, resourcesContract } from '../../../contract.ts';

export const resourcesCall = adminCaller<typeof resourcesContract>();

/** All queries about resources start with this key. */
export const resourcesKey = ['resources'] as const;

/** All rooms, sets, equipment and people besides the photographers, in the order of the studio. */
export const useResources = (enabled = true): UseQueryResult<AdminResource[]> =>
  useQuery({
    queryKey: [...resourcesKey, 'list'],
    queryFn: ({ signal }) => resourcesCall('GET /api/admin/resources', undefined, { signal }),
    enabled,
  });
