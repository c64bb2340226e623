import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { AdminService, servicesContract } from '../../../contract.ts';

export const servicesCall = adminCaller<typeof servicesContract>();

/** All queries about services start with this key. */
export const servicesKey = ['services'] as const;

/** All services, in display order. */
export const useServices = (enabled = true): UseQueryResult<AdminService[]> =>
  useQuery({
    queryKey: [...servicesKey, 'list'],
    queryFn: ({ signal }) => servicesCall('GET /api/admin/services', undefined, { signal }),
    enabled,
  });
