import { type Item, isDiscount, priceOfItems } from '#features/services/domain/extras/booked-item.ts';

/**
 * Returns the items of a booking after an edit: its reduction by a discount code stays as many cents as were agreed, but
 * never more than what is to be paid.
 */
export const reducedAtMost = (own_cents: number, items: readonly Item[]): readonly Item[] => {
  const most = own_cents + priceOfItems(items.filter((item) => !isDiscount(item)));
  return items.map((item) =>
    isDiscount(item) && -item.unit_price_cents > most ? { ...item, unit_price_cents: 0 - most } : item,
  );
};
