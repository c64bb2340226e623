import { type ServiceRow, serviceById } from '#features/services/server/api.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/berlin-time.ts';
import { euroOf } from '#shared/kernel/euro.ts';
import type { Context } from '#shared/server/context.ts';
import type { Offer, PublicOffer } from '../contract.ts';
import { offerState } from '../domain/offer-state.ts';
import { offerUrl } from './offer-link.ts';
import type { OfferRow } from './store.ts';

/** An offer as the studio sees it. */
export const offerView = async (context: Context, row: OfferRow): Promise<Offer> => {
  const fields = fieldsOf(row, await serviceById(context.db, row.service_id), context.now());
  return {
    id: row.id,
    ...fields,
    contact_id: row.contact_id,
    created_at: formatExactInstant(row.created_at),
    ended_at: row.ended_at === null ? null : formatExactInstant(row.ended_at),
    booking_id: row.booking_id,
    url: fields.state === 'open' ? offerUrl(context, row) : null,
  };
};

/** The same for the person who has the link. */
export const publicOfferView = async ({ db, now }: Context, row: OfferRow): Promise<PublicOffer> => {
  const service = await serviceById(db, row.service_id);
  return {
    ...fieldsOf(row, service, now()),
    duration_minutes: service.duration_min,
    price: euroOf(service.price_cents),
  };
};

const fieldsOf = (row: OfferRow, service: ServiceRow, now: number) => ({
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
  customer: {
    name: row.customer_name,
    email: row.customer_email,
    phone: row.customer_phone,
    language: row.language,
  },
});
