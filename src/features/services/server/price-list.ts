import { createHash } from 'node:crypto';
import type { ServiceRow } from './store.ts';

/**
 * Returns the version of the price list of a service: the same for the same prices, on every process. It changes with
 * everything that determines the price and the duration of a customer's choice, and not with names.
 */
export const priceListVersion = ({ price_cents, options, people, second_sessions }: PriceList): string => {
  const offered = options
    .filter(({ active }) => active)
    .map((option) => [option.id, option.price_cents, option.extra_minutes, option.max_count, option.required])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const ofPeople = people && [people.included, people.max, people.price_each_cents, people.minutes_each];
  const after = second_sessions.map(({ id, price_cents: price, extra_minutes }) => [id, price, extra_minutes]);
  return createHash('sha256')
    .update(JSON.stringify([price_cents, offered, ofPeople, ...(after.length > 0 ? [after] : [])]))
    .digest('base64url')
    .slice(0, 12);
};

type PriceList = Pick<ServiceRow, 'price_cents' | 'options' | 'people' | 'second_sessions'>;
