import { describe, expect, it } from 'vitest';
import { overviewOf, type Totals } from './overview.ts';
import { group, money, service, totals } from './testing/sample-totals.ts';

describe('the overview (SRV-52)', () => {
  it('contains every amount in cents and every share in whole percent of all bookings', () => {
    const photographers = [group('Max', 1, 100), group('Anna', 2, 50)];
    expect(overviewOf(totals, money, photographers, [service('Porträt', 3, 45_000)])).toEqual({
      total_bookings: 16,
      status_breakdown: { pending: 1, confirmed: 4, payment_pending: 2, completed: 3, cancelled: 6 },
      revenue: {
        total_cents: 100_005,
        monthly_cents: 20_000,
        average_cents: 10_001,
        expected_cents: 30_000,
        completed_cents: 40_050,
      },
      payments: money,
      rates: { confirmation: 25, completion: 19, cancellation: 38 },
      top_photographers: [group('Anna', 2, 50), group('Max', 1, 100)],
      top_services: [service('Porträt', 3, 45_000)],
      recent_bookings_30_days: 7,
    });
  });

  it('of a studio without bookings contains only zeros', () => {
    const zeros = Object.fromEntries(Object.keys(totals).map((name) => [name, 0])) as unknown as Totals;
    const nothing = overviewOf(
      zeros,
      { paid_cents: 0, refunded_cents: 0, open_cents: 0, refunds_needed: [], contested: [] },
      [],
      [],
    );
    expect(nothing).toMatchObject({
      total_bookings: 0,
      revenue: { total_cents: 0, average_cents: 0 },
      rates: { confirmation: 0, completion: 0, cancellation: 0 },
      top_photographers: [],
      top_services: [],
    });
  });

  it('lists the ten most booked', () => {
    const many = Array.from({ length: 12 }, (_, i) => group(`P${i}`, i, 0));
    const { top_photographers } = overviewOf(totals, money, many, []);
    expect(top_photographers.map(({ bookings }) => bookings)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(many[0]?.name).toBe('P0');
  });
});
