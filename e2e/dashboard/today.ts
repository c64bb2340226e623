import { expect, type Studio } from '../support/studio.ts';

/**
 * Books somebody in today, so late that the session has not ended whenever the test runs; returns the booking.
 * `photographer`: the place in the list; each has one such session.
 */
export const bookToday = async (studio: Studio, name: string, photographer = 0): Promise<{ id: string }> => {
  const [photographers, services] = await Promise.all([
    studio.api('GET', '/api/admin/photographers'),
    studio.api('GET', '/api/admin/services'),
  ]);
  const { body: day } = await studio.api('GET', '/api/admin/today');
  const made = await studio.api('POST', '/api/admin/bookings', {
    service_id: services.body.find((one: { price_eur: number }) => one.price_eur > 0).id,
    photographer_id: photographers.body[photographer].id,
    start: `${day.date}T23:45`,
    ignore_working_hours: true,
    customer: { name, email: 'erika@example.com', phone: '+49 171 2345678' },
    notes: 'Bitte mit Hund.',
  });
  expect(made.status).toBe(201);
  await studio.api('PUT', `/api/admin/bookings/${made.body.id}/status?new_status=CONFIRMED`);
  return made.body;
};
