import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { auditContract, WantedAudit } from '../../contract.ts';

const call = adminCaller<typeof auditContract>();

/** The entries of a filter, page by page, the newest first. */
export const useAudit = (filter: WantedAudit) =>
  useInfiniteQuery({
    queryKey: ['audit', filter],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/admin/audit', { query: { ...filter, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Whom the filter can name. */
export const useActors = () =>
  useQuery({
    queryKey: ['audit-actors'],
    queryFn: ({ signal }) => call('GET /api/admin/audit/actors', undefined, { signal }),
  });
