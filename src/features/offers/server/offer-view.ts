import { itemView } from '#features/booking/server/api.ts';
import type { ServiceRow } from '#features/services/server/api.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Offer, RecordedOffer } from '../contract.ts';
import { offerState } from '../domain/offer-state.ts';
import { offerUrl } from './offer-link.ts';
import { offeredService } from './offered-service.ts';
import type { OfferRow } from './store.ts';

/** An offer as the studio sees it. */
export const offerView = async (context: Context, row: OfferRow): Promise<Offer> => {
  const view = recordedView(row, await offeredService(context, row), context.now());
  return { ...view, url: view.state === 'open' ? offerUrl(context, row) : null };
};

/** An offer as the studio sees it at `now` (epoch ms), without its address. */
export const recordedView = (row: OfferRow, service: ServiceRow, now: number): RecordedOffer => ({
  id: row.id,
  ...fieldsOf(row, service, now),
  contact_id: row.contact_id,
  created_at: formatExactInstant(row.created_at),
  ended_at: row.ended_at === null ? null : formatExactInstant(row.ended_at),
  booking_id: row.booking_id,
});

/** The fields of an offer that the studio and the person see at `now` (epoch ms). */
export const fieldsOf = (row: OfferRow, service: ServiceRow, now: number) => ({
  state: offerState(row, now),
  service_id: service.id,
  service_name: service.name,
  service_name_de: service.name_de,
  service_name_ru: service.name_ru,
  held_until: formatInstant(row.held_until),
  times: row.times.map(({ id, photographer_id, photographer_name, starts_at, ends_at }) => ({
    id,
    photographer_id,
    photographer_name,
    start: formatInstant(starts_at),
    end: formatInstant(ends_at),
  })),
  items: row.items.map(itemView),
  customer: {
    name: row.customer_name,
    email: row.customer_email,
    phone: row.customer_phone,
    language: row.language,
  },
});
