import { expect, it } from 'vitest';
import { amountView, bucketView, groupView } from './charts-view.ts';

it('an amount is in EUR in the response', () => {
  expect(amountView({ bookings: 2, value_cents: 12_345 })).toEqual({ bookings: 2, revenue: 123.45 });
  expect(bucketView({ from: '2030-01-02', to: '2030-01-08', bookings: 1, value_cents: 1 })).toEqual({
    from: '2030-01-02',
    to: '2030-01-08',
    bookings: 1,
    revenue: 0.01,
  });
});

it('a group is in EUR in the response, with the previous period', () => {
  const group = { id: 'a', name: 'Anna', bookings: 3, value_cents: 45_050 };
  expect(groupView({ ...group, previous: { bookings: 2, value_cents: 30_010 } })).toEqual({
    id: 'a',
    name: 'Anna',
    bookings: 3,
    revenue: 450.5,
    previous: { bookings: 2, revenue: 300.1 },
  });
  expect(groupView({ ...group, previous: null })).toMatchObject({ revenue: 450.5, previous: null });
});
