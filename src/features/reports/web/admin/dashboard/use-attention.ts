import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useToday } from '#shared/web/admin/use-now.ts';
import type { attentionContract } from '../../../attention-contract.ts';

const call = adminCaller<typeof attentionContract>();

/** Overdue births, offers that end today, and who waits without an offer; asked for again when the day changes. */
export const useAttention = () =>
  useQuery({
    queryKey: ['attention', useToday()],
    queryFn: ({ signal }) => call('GET /api/admin/attention', undefined, { signal }),
    staleTime: 0,
  });
