import type { PublicBooking, PublicPrepayment } from '#features/booking/contract.ts';
import { anna, portrait } from './first-studio.ts';
import { booked, customer } from './wizard.ts';

/** A portrait by Anna as its customer sees it: confirmed, and not paid in advance. */
export const publicBooking = (more: Partial<PublicBooking> = {}): PublicBooking => ({
  booking_id: booked.booking_id,
  confirmation_code: booked.confirmation_code,
  start: booked.start,
  end: booked.end,
  status: 'CONFIRMED',
  customer,
  service_name: portrait.name,
  service_name_de: portrait.name_de,
  service_name_ru: portrait.name_ru,
  photographer_name: anna.name,
  ...more,
});

/** Half of its price, which is to be paid online. */
export const openPrepayment: PublicPrepayment = {
  state: 'open',
  amount: 75,
  refunded: 0,
  rest: 75,
  held_until: null,
  cancel_terms: null,
};
