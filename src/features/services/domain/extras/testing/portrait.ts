import type { Sellable } from '../priced-service.ts';
import type { ServiceOption } from '../service-option.ts';

export const option = (id: string, of: Partial<ServiceOption> = {}): ServiceOption => ({
  id,
  name_de: id,
  name_ru: null,
  price_cents: 1000,
  extra_minutes: 10,
  max_count: 3,
  required: false,
  active: true,
  needs: [],
  ...of,
});

/** A service of one hour for 100 EUR that needs a room and contains two people. */
export const portrait = (of: Partial<Sellable> = {}): Sellable => ({
  price_cents: 10_000,
  duration_min: 60,
  needs: [{ resource_ids: ['room'] }],
  options: [],
  people: { included: 2, max: 5, price_each_cents: 1500, minutes_each: 5 },
  ...of,
});
