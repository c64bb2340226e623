import { euroOf } from '#shared/kernel/money/euro.ts';
import type { StatsOverview } from '../../contract.ts';
import type { Group, Overview } from '../../domain/overview.ts';

export const overviewView = ({
  revenue,
  payments,
  top_photographers,
  top_services,
  ...same
}: Overview): StatsOverview => ({
  ...same,
  revenue: {
    total: euroOf(revenue.total_cents),
    monthly: euroOf(revenue.monthly_cents),
    average_booking: euroOf(revenue.average_cents),
    expected: euroOf(revenue.expected_cents),
    completed: euroOf(revenue.completed_cents),
  },
  payments: {
    paid: euroOf(payments.paid_cents),
    refunded: euroOf(payments.refunded_cents),
    open: euroOf(payments.open_cents),
    refunds_needed: [...payments.refunds_needed],
    contested: [...payments.contested],
  },
  top_photographers: top_photographers.map(rankedView),
  top_services: top_services.map((service) => ({
    ...rankedView(service),
    name_de: service.name_de,
    name_ru: service.name_ru,
    price: euroOf(service.price_cents),
  })),
});

const rankedView = ({ id, name, bookings, value_cents }: Group) => ({
  id,
  name,
  bookings_count: bookings,
  revenue: euroOf(value_cents),
});
