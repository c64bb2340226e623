import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import type { webhooksContract } from '../../../contract.ts';

const call = adminCaller<typeof webhooksContract>();
export const webhooksKey = ['webhooks'] as const;

/** The webhooks. */
export const useWebhooks = () =>
  useQuery({
    queryKey: [...webhooksKey, 'all'],
    queryFn: ({ signal }) => call('GET /api/admin/webhooks', undefined, { signal }),
    staleTime: 0,
  });

/** The number of webhooks that were disabled because deliveries failed; undefined while unknown, and for all but owners. */
export const useBrokenWebhooks = (): number | undefined =>
  useQuery({
    queryKey: [...webhooksKey, 'all'],
    queryFn: ({ signal }) => call('GET /api/admin/webhooks', undefined, { signal }),
    staleTime: 0,
    enabled: useIsOneOf('owner'),
  }).data?.filter(({ disabled_because }) => disabled_because !== null && disabled_because !== 'switched_off').length;
