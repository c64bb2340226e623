import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import type { campaignsContract } from '../../../contract.ts';

const call = adminCaller<typeof campaignsContract>();

/** The mini-session days from one day to another, both included, without those that were ended. */
export const useCampaignDays = (date_from: string, date_to: string) =>
  useQuery({
    queryKey: ['campaigns', 'days', date_from, date_to],
    queryFn: ({ signal }) => call('GET /api/admin/campaigns', { query: { date_from, date_to } }, { signal }),
    select: (campaigns) => campaigns.filter(({ state }) => state !== 'closed'),
    placeholderData: keepPreviousData,
  });
