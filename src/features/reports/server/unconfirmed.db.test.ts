import { expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import { confirmingStudio } from '#features/booking/server/testing/confirming-studio.ts';

const { studio, book, cancel } = bookableStudio();
const { confirm, expire } = confirmingStudio(studio);

it('a booking whose address was never confirmed does not count as a cancellation (SRV-94)', async () => {
  const confirmed = await book('2030-06-05T09:00');
  await confirm(confirmed.booking_id);
  await cancel(confirmed.booking_id);
  await book('2030-06-05T11:00');
  const kept = await book('2030-06-05T13:00');
  await confirm(kept.booking_id);
  await expire();
  const { body } = await studio().adminCall('GET', '/api/admin/bookings/stats/overview');
  expect(body).toMatchObject({
    total_bookings: 2,
    status_breakdown: { pending: 1, cancelled: 1 },
    rates: { cancellation: 50 },
  });
});
