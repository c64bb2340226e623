import type { ServiceGroup, Totals } from '../overview.ts';

/** Totals of a studio whose shares are not whole percent and whose average is not a whole cent. */
export const totals: Totals = {
  pending: 1,
  confirmed: 4,
  payment_pending: 2,
  completed: 3,
  cancelled: 6,
  value_cents: 100_005,
  monthly_cents: 20_000,
  confirmed_cents: 30_000,
  completed_cents: 40_050,
  recent: 7,
};
export const money = {
  paid_cents: 5050,
  refunded_cents: 1000,
  open_cents: 2500,
  refunds_needed: ['b1', 'b2'],
  contested: [],
};
export const group = (name: string, bookings: number, value_cents: number) => ({
  id: `id-${name}`,
  name,
  bookings,
  value_cents,
});
export const service = (name: string, bookings: number, value: number): ServiceGroup => ({
  ...group(name, bookings, value),
  name_de: `${name} de`,
  name_ru: null,
  price_cents: 15_050,
});
