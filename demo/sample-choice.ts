import { type PricedService, priceChoice } from '#features/services/domain/extras/priced-service.ts';
import type { ServiceRow } from '#features/services/server/api.ts';

type Dice = (below: number) => number;

/** Returns a service as one of the sample customers books it: every third option is chosen, and a number of people. */
export const sampleChoice = (service: ServiceRow, roll: Dice): PricedService<ServiceRow> => {
  const { options, people } = service;
  const chosen = options.filter(() => roll(3) === 0).map(({ id, max_count }) => ({ id, count: 1 + roll(max_count) }));
  const choice = { options: chosen, ...(people && { people: 2 + roll(people.max - 1) }) };
  const found = priceChoice(service, choice, { mode: 'customer' });
  if (!found.ok) throw new Error(`The sample options cannot be booked: ${found.refusal}`);
  return found.value;
};
