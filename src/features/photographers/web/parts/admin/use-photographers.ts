import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminPhotographer, photographersContract } from '../../../contract.ts';

export const photographersCall = adminCaller<typeof photographersContract>();

/** All queries about photographers start with this key. */
export const photographersKey = ['photographers'] as const;

/** All photographers of the studio. */
export const usePhotographers = (enabled = true): UseQueryResult<AdminPhotographer[]> =>
  useQuery({
    queryKey: [...photographersKey, 'list'],
    queryFn: ({ signal }) => photographersCall('GET /api/admin/photographers', undefined, { signal }),
    enabled,
  });
