import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { campaignsContract } from '../../../contract.ts';

const call = adminCaller<typeof campaignsContract>();

interface Days {
  readonly date_from: string;
  readonly date_to: string;
}

/** The mini-session days of these dates, both included, without those that were ended; undefined: none is wanted yet. */
export const useCampaignDays = (days: Days | undefined) =>
  useQuery({
    queryKey: ['campaigns', 'days', days],
    queryFn: ({ signal }) => call('GET /api/admin/campaigns', { query: days ?? {} }, { signal }),
    select: (campaigns) => campaigns.filter(({ state }) => state !== 'closed'),
    placeholderData: keepPreviousData,
    enabled: days !== undefined,
  });
