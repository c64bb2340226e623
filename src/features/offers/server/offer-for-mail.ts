import { type Item, priceOfItem } from '#features/services/domain/extras/booked-item.ts';
import type { Context } from '#shared/server/context.ts';
import { type OfferState, offerState } from '../domain/offer-state.ts';
import { offerUrl } from './offer-link.ts';
import { offeredService } from './offered-service.ts';
import { offerById } from './store.ts';

/** The data of an offer for the mail about it. Instants are epoch ms, money is whole cents. */
export interface OfferForMail {
  readonly state: OfferState;
  /** The secret address; null if the key that it was derived from was removed. */
  readonly url: string | null;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly service_name: string;
  readonly service_name_de: string | null;
  readonly service_name_ru: string | null;
  /** Null for a system service, whose price is not shown to customers. */
  readonly price_cents: number | null;
  readonly held_until: number;
  readonly items: readonly (Item & { readonly price_cents: number })[];
  readonly times: readonly { readonly start: number; readonly end: number; readonly photographer_name: string }[];
}

/** Returns an offer in its current state; undefined if it was deleted. */
export const offerForMail = async (context: Context, id: string): Promise<OfferForMail | undefined> => {
  const offer = await offerById(context.db, id);
  if (!offer) return undefined;
  const { name, name_de, name_ru, is_system_service, price_cents } = await offeredService(context, offer);
  return {
    state: offerState(offer, context.now()),
    url: offerUrl(context, offer),
    customer_name: offer.customer_name,
    customer_email: offer.customer_email,
    service_name: name,
    service_name_de: name_de,
    service_name_ru: name_ru,
    price_cents: is_system_service ? null : price_cents,
    held_until: offer.held_until,
    items: offer.items.map((item) => ({ ...item, price_cents: priceOfItem(item) })),
    times: offer.times.map(({ starts_at: start, ends_at: end, photographer_name }) => ({
      start,
      end,
      photographer_name,
    })),
  };
};
