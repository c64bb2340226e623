import { expect, it } from 'vitest';
import { overviewOf } from '../../domain/overview.ts';
import { group, money, service, totals } from '../../domain/testing/sample-totals.ts';
import { overviewView } from './overview-view.ts';

it('the overview has every amount in EUR and every share in whole percent of all bookings (SRV-52)', () => {
  const photographers = [group('Max', 1, 100), group('Anna', 2, 50)];
  const overview = overviewOf(totals, money, photographers, [service('Porträt', 3, 45_000)]);
  expect(overviewView(overview)).toEqual({
    total_bookings: 16,
    status_breakdown: { pending: 1, confirmed: 4, payment_pending: 2, completed: 3, cancelled: 6 },
    revenue: { total: 1000.05, monthly: 200, average_booking: 100.01, expected: 300, completed: 400.5 },
    payments: { paid: 50.5, refunded: 10, open: 25, refunds_needed: ['b1', 'b2'], contested: [] },
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
