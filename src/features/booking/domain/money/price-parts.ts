import { type Item, priceOfItems } from '#features/services/domain/extras/booked-item.ts';

/** The price of a booking and its parts as they are stored: only a booking with items has parts. */
export interface PriceParts {
  readonly service_price_cents: number;
  readonly own_price_cents: number | null;
  readonly items_cents: number;
}

/** Returns the price of a booking whose service alone costs `own_cents`. */
export const priceParts = (own_cents: number, items: readonly Item[]): PriceParts => {
  if (items.length === 0) return { service_price_cents: own_cents, own_price_cents: null, items_cents: 0 };
  const items_cents = priceOfItems(items);
  return { service_price_cents: own_cents + items_cents, own_price_cents: own_cents, items_cents };
};

/** Returns what the service of a booking costs without its items. */
export const ownPriceOf = (booking: Pick<PriceParts, 'service_price_cents' | 'own_price_cents'>): number =>
  booking.own_price_cents ?? booking.service_price_cents;
