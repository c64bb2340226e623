import { beforeAll, beforeEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { type BookingStatus } from '#features/booking/domain/booking-status.ts';
import type { StatsOverview } from '../../contract.ts';
import { storeBookings } from './stored-bookings.ts';

export const hour = 3_600_000;

export interface Fact {
  readonly status: BookingStatus;
  /** Hours since 1 January 2030, UTC; distinct per photographer. */
  readonly hour: number;
  readonly created: number;
  readonly photographer: number;
  readonly service: number;
  readonly price: number;
  readonly revenue: number | null;
}

export const year = Date.UTC(2030, 0, 1);
export const startOf = (fact: Fact) => year + fact.hour * hour;
export const names = ['Anna', 'Änne', 'Max', 'Zoe'];

/** A completed session. */
export const completed: Fact = {
  status: 'COMPLETED',
  hour: 0,
  created: year,
  photographer: 0,
  service: 1,
  price: 15_000,
  revenue: null,
};

/** A studio whose bookings are stored directly, and its figures. */
export const overviewStudio = () => {
  const studio = testStudio();
  let photographers: string[] = [];
  let services: string[] = [];
  beforeAll(async () => {
    photographers = await Promise.all(names.map((name) => studio().addPhotographer({ name })));
    services = await Promise.all(
      names.map((name, i) =>
        studio().addService({ name: `Service ${name}`, name_ru: `Услуга ${name}`, price_cents: 1000 * i }),
      ),
    );
  });
  beforeEach(() => studio().setNow('2030-06-15T12:00'));
  const store = (facts: readonly Fact[]): Promise<void> =>
    storeBookings(
      studio().database.db,
      facts.map((fact) => ({
        status: fact.status,
        start: startOf(fact),
        minutes: 60,
        created: fact.created,
        photographer_id: photographers[fact.photographer] as string,
        photographer_name: `old ${names[fact.photographer]}`,
        service_id: services[fact.service] as string,
        service_name: `old ${names[fact.service]}`,
        price: fact.price,
        revenue: fact.revenue,
      })),
    );
  const overview = async (query = ''): Promise<StatsOverview> => {
    const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/stats/overview${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  return { studio, photographers: () => photographers, services: () => services, store, overview };
};
