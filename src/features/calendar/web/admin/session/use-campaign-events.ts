import { useMemo } from 'react';
import { useCampaignDays } from '#features/campaigns/web/parts/admin/use-campaign-days.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { TimedEvent } from '../use-calendar.ts';

/** Adds the mini-session days of these dates to the events: of one photographer, or of all (''). */
export const useWithCampaigns = (
  events: readonly TimedEvent[] | undefined,
  dates: readonly string[],
  photographer: string,
): readonly TimedEvent[] | undefined => {
  const { data: campaigns } = useCampaignDays({ date_from: dates[0] ?? '', date_to: dates.at(-1) ?? '' });
  return useMemo(() => {
    const shown = (campaigns ?? []).filter(
      ({ photographer_id }) => photographer === '' || photographer_id === photographer,
    );
    if (!events || shown.length === 0) return events;
    // Before the session that takes its first spot.
    return [...shown.map(campaignEvent), ...events].toSorted((a, b) => a.start - b.start);
  }, [events, campaigns, photographer]);
};

type Campaign = NonNullable<ReturnType<typeof useCampaignDays>['data']>[number];

const campaignEvent = ({ id, start, end, photographer_id, photographer_name, ...campaign }: Campaign): TimedEvent => ({
  view: {
    id,
    title: campaign.name_de,
    type: 'campaign',
    start,
    end,
    status: null,
    photographer_id,
    photographer_name,
    customer_name: null,
    service_name: null,
    service_name_de: null,
    service_name_ru: null,
    service_id: campaign.service_id,
    resource_ids: campaign.resources.map((resource) => resource.id),
    reason: null,
    move: null,
    campaign: { name_de: campaign.name_de, name_ru: campaign.name_ru, ...campaign.counts },
  },
  start: epochOf(start),
  end: epochOf(end),
  clashes: false,
});
