import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Need } from '../need.ts';
import { type Item, minutesOfItems, priceOfItems } from './booked-item.ts';
import { type ChoiceRefusal, type ItemRules, itemsOf } from './items-of-choice.ts';
import type { Choice, ServiceOption, WithExtras } from './service-option.ts';

/** The most minutes of a session and the highest price, in cents, that can be booked. */
const mostMinutes = 24 * 60;
const mostCents = 100_000_000;

/** Returns the needs of a service together with those of the options among `items`. */
export const needsWith = (
  { needs, options }: { readonly needs: readonly Need[]; readonly options: readonly ServiceOption[] },
  items: readonly Pick<Item, 'option_id'>[],
): readonly Need[] => {
  const chosen = options.filter(({ id }) => items.some(({ option_id }) => option_id === id));
  return chosen.length === 0 ? needs : [...needs, ...chosen.flatMap((option) => option.needs)];
};

export interface Sellable extends WithExtras {
  readonly price_cents: number;
  readonly duration_min: number;
  readonly needs: readonly Need[];
}

/** A service as it is booked: price, duration and needs contain those of the items. */
export interface Sold<Service extends Sellable> {
  readonly service: Service;
  readonly items: readonly Item[];
}

/**
 * Returns a service as it is booked with a choice. Slots, prices, prepayments and bookings are all computed from it.
 * Without items it is the service itself.
 */
export const sold = <Service extends Sellable>(
  service: Service,
  choice: Choice,
  rules: ItemRules,
): Result<Sold<Service>, ChoiceRefusal> => {
  const found = itemsOf(service, choice, rules);
  return found.ok ? soldWith(service, found.value) : found;
};

/** The same with items that are known. */
export const soldWith = <Service extends Sellable>(
  service: Service,
  items: readonly Item[],
): Result<Sold<Service>, ChoiceRefusal> => {
  if (items.length === 0) return accepted({ service, items });
  const duration_min = service.duration_min + minutesOfItems(items);
  const price_cents = service.price_cents + priceOfItems(items);
  if (duration_min > mostMinutes) return refused('too_long');
  if (price_cents > mostCents) return refused('too_expensive');
  return accepted({ service: { ...service, duration_min, price_cents, needs: needsWith(service, items) }, items });
};
