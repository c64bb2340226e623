import { useMemo } from 'react';
import { useAllOpenOffers } from '#features/offers/web/parts/admin/use-offers.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { useNow } from '#shared/web/admin/use-now.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { TimedEvent } from '../use-calendar.ts';

/**
 * Adds the times that are held for offers on these days to the events: of one photographer, or of all ('').  A time that
 * has lapsed is left out from that minute on.
 */
export const useWithHeldTimes = (
  events: readonly TimedEvent[] | undefined,
  dates: readonly string[],
  photographer: string,
): readonly TimedEvent[] | undefined => {
  const { data: offers } = useAllOpenOffers();
  const now = useNow();
  return useMemo(() => {
    const [first, last] = [dates[0], dates.at(-1)];
    if (!events || !offers?.length || first === undefined || last === undefined) return events;
    const range = { start: berlinDay(first).start, end: berlinDay(last).end };
    const held = offers
      .flatMap((offer) => offer.times.map((time) => heldEvent(offer, time)))
      .filter(
        ({ view, start, end }) =>
          start < range.end &&
          end > range.start &&
          now < Math.min(start, view.held.until) &&
          (photographer === '' || view.photographer_id === photographer),
      );
    return held.length === 0 ? events : [...events, ...held].toSorted((a, b) => a.start - b.start);
  }, [events, offers, dates, photographer, now]);
};

type OpenOffer = NonNullable<ReturnType<typeof useAllOpenOffers>['data']>[number];

const heldEvent = (offer: OpenOffer, { id, start, end, ...photographer }: OpenOffer['times'][number]) => ({
  view: {
    id,
    title: `${offer.service_name} - ${offer.customer.name}`,
    type: 'held' as const,
    start,
    end,
    status: null,
    ...photographer,
    customer_name: offer.customer.name,
    service_name: offer.service_name,
    service_name_de: offer.service_name_de,
    service_name_ru: offer.service_name_ru,
    service_id: offer.service_id,
    resource_ids: [],
    reason: null,
    move: null,
    held: { offer_id: offer.id, until: epochOf(offer.held_until) },
  },
  start: epochOf(start),
  end: epochOf(end),
  clashes: false,
});
