import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { webhooksContract } from '../../../contract.ts';

const call = adminCaller<typeof webhooksContract>();
export const webhooksKey = ['webhooks'] as const;

/** The webhooks; refetched every ten seconds while the screen is open. */
export const useWebhooks = () =>
  useQuery({
    queryKey: [...webhooksKey, 'all'],
    queryFn: ({ signal }) => call('GET /api/admin/webhooks', undefined, { signal }),
    staleTime: 0,
    refetchInterval: 10_000,
  });

/** The number of webhooks that were disabled because deliveries failed; undefined while unknown. */
export const useBrokenWebhooks = (): number | undefined =>
  useQuery({
    queryKey: [...webhooksKey, 'all'],
    queryFn: ({ signal }) => call('GET /api/admin/webhooks', undefined, { signal }),
    staleTime: 0,
  }).data?.filter(({ disabled_because }) => disabled_because !== null && disabled_because !== 'switched_off').length;
