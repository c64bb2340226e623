import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { GoLive, goLiveContract } from '../../../go-live-contract.ts';

export const goLiveCall = adminCaller<typeof goLiveContract>();
export const goLiveKey = ['go-live'] as const;

/** The remaining steps before the first customer books. */
export const useGoLive = (enabled = true) =>
  useQuery({
    queryKey: goLiveKey,
    queryFn: ({ signal }) => goLiveCall('GET /api/admin/go-live', undefined, { signal }),
    staleTime: 0,
    enabled,
  });

/** The number of steps that are neither done nor skipped. */
export const stepsLeft = (steps: GoLive['steps']): number =>
  steps.filter(({ done, skipped }) => !done && !skipped).length;
