import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Need } from '../need.ts';
import { type Item, minutesOfItems, priceOfItems } from './booked-item.ts';
import { type ChoiceRefusal, type ItemRules, itemsOfChoice } from './items-of-choice.ts';
import { needsOfBoth } from './second-session.ts';
import type { Choice, SecondSession, ServiceOption, WithExtras } from './service-option.ts';

/** The most minutes of a session and the highest price, in cents, that can be booked. */
const mostMinutes = 24 * 60;
const mostCents = 100_000_000;

interface WithNeeds {
  readonly needs: readonly Need[];
  readonly options: readonly ServiceOption[];
  readonly second_sessions?: readonly SecondSession[] | undefined;
}

type NamedItem = Pick<Item, 'option_id' | 'service_id'>;

/** Returns the needs of a service together with those of the options and of the second session among `items`. */
export const needsWith = (service: WithNeeds, items: readonly NamedItem[]): readonly Need[] => {
  const chosen = service.options.filter(({ id }) => items.some(({ option_id }) => option_id === id));
  const needs = chosen.length === 0 ? service.needs : [...service.needs, ...chosen.flatMap((option) => option.needs)];
  const second = secondSessionIn(service, items);
  return second ? needsOfBoth(needs, second.needs) : needs;
};

/** Returns the second session that is among `items`. */
export const secondSessionIn = (
  { second_sessions = [] }: Pick<WithNeeds, 'second_sessions'>,
  items: readonly NamedItem[],
): SecondSession | undefined => second_sessions.find(({ id }) => items.some(({ service_id }) => service_id === id));

export interface Sellable extends WithExtras {
  readonly price_cents: number;
  readonly duration_min: number;
  readonly needs: readonly Need[];
  readonly minutes_after?: number | undefined;
}

/**
 * A service as it is booked: price, duration and needs contain those of the items. With a second session, the minutes
 * after it are those of the second.
 */
export interface PricedService<Service extends Sellable> {
  readonly service: Service;
  readonly items: readonly Item[];
}

/**
 * Returns a service as it is booked with a choice. Slots, prices, prepayments and bookings are all computed from it.
 * Without items it is the service itself.
 */
export const priceChoice = <Service extends Sellable>(
  service: Service,
  choice: Choice,
  rules: ItemRules,
): Result<PricedService<Service>, ChoiceRefusal> => {
  const found = itemsOfChoice(service, choice, rules);
  return found.ok ? priceItems(service, found.value) : found;
};

/** The same with items that are known. */
export const priceItems = <Service extends Sellable>(
  service: Service,
  items: readonly Item[],
): Result<PricedService<Service>, ChoiceRefusal> => {
  if (items.length === 0) return accepted({ service, items });
  const duration_min = service.duration_min + minutesOfItems(items);
  const price_cents = service.price_cents + priceOfItems(items);
  if (duration_min > mostMinutes) return refused('too_long');
  if (price_cents > mostCents) return refused('too_expensive');
  const booked = { ...service, duration_min, price_cents, needs: needsWith(service, items) };
  const second = secondSessionIn(service, items);
  return accepted({ service: second ? { ...booked, minutes_after: second.minutes_after } : booked, items });
};
