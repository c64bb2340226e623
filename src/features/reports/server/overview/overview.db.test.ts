import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingStatus, bookingStatuses } from '#features/booking/domain/booking-status.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { StatsOverview } from '../../contract.ts';
import { type Fact, hour, names, overviewStudio, startOf, year } from '../testing/overview-studio.ts';

const { studio, photographers, services, store, overview } = overviewStudio();

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
    payments: { paid: 0, refunded: 0, open: 0, refunds_needed: [], contested: [] },
    rates: {
      confirmation: percent(count('CONFIRMED')),
      completion: percent(count('COMPLETED')),
      cancellation: percent(count('CANCELLED')),
    },
    top_photographers: top('photographer', (i) => names[i] ?? '').map(({ i, ...rest }) => ({
      id: photographers()[i] ?? '',
      ...rest,
    })),
    top_services: top('service', (i) => `Service ${names[i]}`).map(({ i, ...rest }) => ({
      id: services()[i] ?? '',
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
  it('equals an independent count, for any bookings and any range (SRV-52, REP-011..016, AMB-042)', async () => {
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
      { numRuns: scaleCount(25) },
    );
  });

  it('contains every counter with 0 in an empty studio (DASH-002, AMB-037)', async () => {
    await store([]);
    expect(await overview()).toEqual({
      total_bookings: 0,
      status_breakdown: { pending: 0, confirmed: 0, payment_pending: 0, completed: 0, cancelled: 0 },
      revenue: { total: 0, monthly: 0, average_booking: 0, expected: 0, completed: 0 },
      payments: { paid: 0, refunded: 0, open: 0, refunds_needed: [], contested: [] },
      rates: { confirmation: 0, completion: 0, cancellation: 0 },
      top_photographers: [],
      top_services: [],
      recent_bookings_30_days: 0,
    });
  });
});
