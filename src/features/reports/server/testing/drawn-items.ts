import fc from 'fast-check';
import type { DrawnItems, ItemizedBooking } from './stored-items.ts';

export const anyItems: fc.Arbitrary<DrawnItems> = fc.record({
  options: fc.uniqueArray(
    fc.record({
      option: fc.nat({ max: 2 }),
      count: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 0, max: 9000 }),
    }),
    { maxLength: 3, selector: ({ option }) => option },
  ),
  people: fc.option(
    fc.record({
      count: fc.integer({ min: 1, max: 6 }),
      included: fc.nat({ max: 4 }),
      price: fc.integer({ min: 0, max: 3000 }),
    }),
  ),
});

/** What was charged of one extra in some bookings, counted one by one. */
export const countOf = (bookings: readonly ItemizedBooking[], wanted: number | 'people') => {
  let [units, booked, cents] = [0, 0, 0];
  for (const { items } of bookings) {
    for (const { option, count, price } of items.options) {
      if (option === wanted) [units, booked, cents] = [units + count, booked + 1, cents + count * price];
    }
    const beyond = items.people && items.people.count - items.people.included;
    if (wanted === 'people' && items.people && beyond && beyond > 0) {
      [units, booked, cents] = [units + beyond, booked + 1, cents + beyond * items.people.price];
    }
  }
  return { units, bookings: booked, revenue: cents / 100 };
};
