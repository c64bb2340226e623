import { describe, expect, it } from 'vitest';
import { averageOf, byRank, overviewOf, type ServiceGroup, type Totals } from './overview.ts';

const totals: Totals = {
  pending: 1,
  confirmed: 4,
  payment_pending: 2,
  completed: 3,
  cancelled: 6,
  value: 100_005,
  monthly_value: 20_000,
  confirmed_value: 30_000,
  completed_value: 40_050,
  recent: 7,
};
const money = { paid: 5050, refunded: 1000, open: 2500, refunds_needed: ['b1', 'b2'] };
const group = (name: string, bookings: number, value: number) => ({ id: `id-${name}`, name, bookings, value });
const service = (name: string, bookings: number, value: number): ServiceGroup => ({
  ...group(name, bookings, value),
  name_de: `${name} de`,
  name_ru: null,
  price: 15_050,
});

describe('the overview (SRV-52)', () => {
  it('names every figure in EUR and in whole percent of all bookings', () => {
    const photographers = [group('Max', 1, 100), group('Anna', 2, 50)];
    expect(overviewOf(totals, money, photographers, [service('Porträt', 3, 45_000)])).toEqual({
      total_bookings: 16,
      status_breakdown: { pending: 1, confirmed: 4, payment_pending: 2, completed: 3, cancelled: 6 },
      revenue: { total: 1000.05, monthly: 200, average_booking: 100.01, expected: 300, completed: 400.5 },
      payments: { paid: 50.5, refunded: 10, open: 25, refunds_needed: ['b1', 'b2'] },
      rates: { confirmation: 25, completion: 19, cancellation: 38 },
      top_photographers: [
        { id: 'id-Anna', name: 'Anna', bookings_count: 2, revenue: 0.5 },
        { id: 'id-Max', name: 'Max', bookings_count: 1, revenue: 1 },
      ],
      top_services: [
        {
          id: 'id-Porträt',
          name: 'Porträt',
          name_de: 'Porträt de',
          name_ru: null,
          bookings_count: 3,
          revenue: 450,
          price: 150.5,
        },
      ],
      recent_bookings_30_days: 7,
    });
  });

  it('of a studio without bookings is nothing but zeros', () => {
    const zeros = Object.fromEntries(Object.keys(totals).map((name) => [name, 0])) as unknown as Totals;
    const nothing = overviewOf(zeros, { paid: 0, refunded: 0, open: 0, refunds_needed: [] }, [], []);
    expect(nothing).toMatchObject({
      total_bookings: 0,
      revenue: { total: 0, average_booking: 0 },
      rates: { confirmation: 0, completion: 0, cancellation: 0 },
      top_photographers: [],
      top_services: [],
    });
  });

  it('names the ten that were booked most', () => {
    const many = Array.from({ length: 12 }, (_, i) => group(`P${i}`, i, 0));
    const { top_photographers } = overviewOf(totals, money, many, []);
    expect(top_photographers.map(({ bookings_count }) => bookings_count)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(many[0]?.name).toBe('P0');
  });
});

it('groups stand by bookings, then by revenue, then by name', () => {
  const groups = [group('D', 1, 900), group('B', 2, 100), group('C', 2, 300), group('A', 2, 100)];
  for (const some of [groups, groups.toReversed()]) {
    expect(some.toSorted(byRank).map(({ name }) => name)).toEqual(['C', 'A', 'B', 'D']);
  }
  expect(byRank(group('A', 1, 1), group('A', 1, 1))).toBe(0);
});

it.each([
  [0, 0, 0],
  [1000, 0, 0],
  [1000, 3, 3.33],
  [2000, 3, 6.67],
])('%i cents over %i bookings are %d EUR each', (value, count, average) => {
  expect(averageOf(value, count)).toBe(average);
});
