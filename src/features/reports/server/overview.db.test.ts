import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { type BookingStatus, bookingStatuses } from '#features/booking/domain/booking-status.ts';
import type { StatsOverview } from '../contract.ts';
import { storeBookings } from './testing/stored-bookings.ts';

const studio = testStudio();
const hour = 3_600_000;

interface Fact {
  readonly status: BookingStatus;
  /** Hours since 1 January 2030, UTC; distinct per photographer. */
  readonly hour: number;
  readonly created: number;
  readonly photographer: number;
  readonly service: number;
  readonly price: number;
  readonly revenue: number | null;
}
const year = Date.UTC(2030, 0, 1);
const startOf = (fact: Fact) => year + fact.hour * hour;

let photographers: string[] = [];
let services: string[] = [];
const names = ['Anna', 'Änne', 'Max', 'Zoe'];

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

/** The same figures, computed independently from what was stored. */
const recomputed = (facts: readonly Fact[], now: number, from = -Infinity, until = Infinity): StatsOverview => {
  const all = facts.map((fact) => ({
    ...fact,
    status: fact.status === 'CONFIRMED' && startOf(fact) + hour < now ? ('COMPLETED' as const) : fact.status,
    worth: fact.status === 'CANCELLED' ? 0 : (fact.revenue ?? fact.price),
  }));
  const inside = all.filter((fact) => startOf(fact) >= from && startOf(fact) <= until);
  const live = inside.filter(({ status }) => status !== 'CANCELLED');
  const count = (status: BookingStatus) => inside.filter((fact) => fact.status === status).length;
  const worth = (some: readonly { worth: number }[]) => some.reduce((sum, one) => sum + one.worth, 0);
  const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' });
  const month = all.filter((fact) => berlin.format(startOf(fact)) === berlin.format(now));
  const percent = (part: number) => (inside.length === 0 ? 0 : Math.round((part / inside.length) * 100));
  const top = (key: 'photographer' | 'service', label: (i: number) => string) =>
    names
      .map((_, i) => ({ i, of: live.filter((fact) => fact[key] === i) }))
      .filter(({ of }) => of.length > 0)
      .sort((a, b) => b.of.length - a.of.length || worth(b.of) - worth(a.of) || (label(a.i) < label(b.i) ? -1 : 1))
      .map(({ i, of }) => ({ i, name: label(i), bookings_count: of.length, revenue: worth(of) / 100 }));
  return {
    total_bookings: inside.length,
    status_breakdown: {
      pending: count('PENDING'),
      confirmed: count('CONFIRMED'),
      payment_pending: count('PAYMENT_PENDING'),
      completed: count('COMPLETED'),
      cancelled: count('CANCELLED'),
    },
    revenue: {
      total: worth(live) / 100,
      monthly: worth(month) / 100,
      average_booking: live.length === 0 ? 0 : Math.round(worth(live) / live.length) / 100,
      expected: worth(inside.filter(({ status }) => status === 'CONFIRMED')) / 100,
      completed: worth(inside.filter(({ status }) => status === 'COMPLETED')) / 100,
    },
    payments: { paid: 0, refunded: 0, open: 0, refunds_needed: [] },
    rates: {
      confirmation: percent(count('CONFIRMED')),
      completion: percent(count('COMPLETED')),
      cancellation: percent(count('CANCELLED')),
    },
    top_photographers: top('photographer', (i) => names[i] ?? '').map(({ i, ...rest }) => ({
      id: photographers[i] ?? '',
      ...rest,
    })),
    top_services: top('service', (i) => `Service ${names[i]}`).map(({ i, ...rest }) => ({
      id: services[i] ?? '',
      ...rest,
      price: 10 * i,
      name_de: null,
      name_ru: `Услуга ${names[i]}`,
    })),
    recent_bookings_30_days: all.filter(({ created }) => created > now - 30 * 24 * hour).length,
  };
};

const anyFacts = fc.uniqueArray(
  fc.record({
    status: fc.constantFrom(...bookingStatuses),
    hour: fc.oneof(fc.integer({ min: 0, max: 8759 }), fc.integer({ min: 3600, max: 4350 })),
    created: fc.integer({ min: 0, max: 365 * 24 }).map((hours) => year + hours * hour),
    photographer: fc.nat({ max: 3 }),
    service: fc.nat({ max: 3 }),
    price: fc.integer({ min: 0, max: 50_000 }),
    revenue: fc.option(fc.integer({ min: 0, max: 90_000 })),
  }),
  { maxLength: 40, selector: ({ photographer, hour: at }) => `${photographer} ${at}` },
);

describe('the studio in numbers', () => {
  it('is what a plain count over the bookings says, for any bookings and any range (SRV-52, REP-011..016, AMB-042)', async () => {
    const anyHour = fc.integer({ min: 0, max: 8759 });
    await fc.assert(
      fc.asyncProperty(anyFacts, anyHour, anyHour, async (facts, one, other) => {
        await store(facts);
        const now = studio().context.now();
        expect(await overview()).toEqual(recomputed(facts, now));
        const [from, until] = [one, other].sort((a, b) => a - b).map((at) => year + at * hour) as [number, number];
        const query = `?date_from=${new Date(from).toISOString()}&date_to=${new Date(until).toISOString()}`;
        expect(await overview(query)).toEqual(recomputed(facts, now, from, until));
      }),
      { numRuns: 25 },
    );
  });

  it('has every counter, with nothing in them, in an empty studio (DASH-002, AMB-037)', async () => {
    await store([]);
    expect(await overview()).toEqual({
      total_bookings: 0,
      status_breakdown: { pending: 0, confirmed: 0, payment_pending: 0, completed: 0, cancelled: 0 },
      revenue: { total: 0, monthly: 0, average_booking: 0, expected: 0, completed: 0 },
      payments: { paid: 0, refunded: 0, open: 0, refunds_needed: [] },
      rates: { confirmation: 0, completion: 0, cancellation: 0 },
      top_photographers: [],
      top_services: [],
      recent_bookings_30_days: 0,
    });
  });

  const fact: Fact = {
    status: 'COMPLETED',
    hour: 0,
    created: year,
    photographer: 0,
    service: 1,
    price: 15_000,
    revenue: null,
  };

  it('counts what a session brought, else its price, and nothing of cancelled ones (AMB-042)', async () => {
    await store([
      fact,
      { ...fact, hour: 2, revenue: 20_000 },
      { ...fact, hour: 4, revenue: 0 },
      { ...fact, hour: 6, status: 'CANCELLED', revenue: 99_900 },
    ]);
    expect((await overview()).revenue).toMatchObject({ total: 350, average_booking: 116.67 });
  });

  it('a range of days means Berlin days (REP-018, AMB-038)', async () => {
    // 23:00 in UTC is midnight of the next day in Berlin.
    await store([
      { ...fact, hour: 22 },
      { ...fact, hour: 23 },
    ]);
    expect((await overview('?date_from=2030-01-01&date_to=2030-01-01')).total_bookings).toBe(1);
    expect((await overview('?date_from=2030-01-02&date_to=2030-01-02')).total_bookings).toBe(1);
    expect(
      (await overview('?date_from=2030-01-01T00:00:00.000Z&date_to=2030-01-01T23:59:59.999Z')).total_bookings,
    ).toBe(2);
    expect((await overview('?date_from=2030-01-03')).total_bookings).toBe(0);
  });

  it('the current month is Berlin’s, whatever the range', async () => {
    studio().setNow('2030-02-01T00:10');
    await store([
      { ...fact, hour: 30 * 24 + 22 },
      { ...fact, hour: 30 * 24 + 23, price: 700 },
    ]);
    expect((await overview('?date_from=2030-05-01')).revenue).toMatchObject({ total: 0, monthly: 7 });
  });

  it('what was deleted goes by the name it had, and cancelled bookings do not rank (REP-014, REP-015)', async () => {
    const gone = await studio().addService({ name: 'Neu' });
    const { db } = studio().database;
    await store([fact, { ...fact, hour: 2, status: 'CANCELLED', service: 2 }]);
    await sql`UPDATE booking SET service_id = ${gone}, service_name = 'Wie gebucht' WHERE status = 'COMPLETED'`.execute(
      db,
    );
    expect((await overview()).top_services.map(({ name, price }) => ({ name, price }))).toEqual([
      { name: 'Neu', price: 150 },
    ]);
    await sql`UPDATE service SET deleted_at = now() WHERE id = ${gone}`.execute(db);
    expect((await overview()).top_services).toEqual([
      { id: gone, name: 'Wie gebucht', name_de: null, name_ru: null, price: 150, bookings_count: 1, revenue: 150 },
    ]);
  });

  it('lists at most ten', async () => {
    const { db } = studio().database;
    const facts = Array.from({ length: 12 }, (_, i) => ({ ...fact, hour: i * 2 }));
    await store(facts);
    await sql`
      WITH numbered AS (SELECT id, row_number() OVER (ORDER BY starts_at) AS n FROM booking),
      made AS (INSERT INTO service (id, name, duration_min, price_cents)
               SELECT gen_random_uuid(), 'Nr. ' || n, 60, n FROM numbered RETURNING id, price_cents)
      UPDATE booking SET service_id = made.id FROM made, numbered
      WHERE numbered.id = booking.id AND numbered.n = made.price_cents`.execute(db);
    const { top_services, top_photographers } = await overview();
    expect(top_services).toHaveLength(10);
    expect(top_photographers).toHaveLength(1);
  });

  it.each(['date_from=2030-02-30', 'date_to=soon', 'date_from='])('refuses ?%s with 422', async (query) => {
    const { status } = await studio().adminCall('GET', `/api/admin/bookings/stats/overview?${query}`);
    expect(status).toBe(422);
  });
});
