import { expect, it } from 'vitest';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';

const { studio, service, book } = bookableStudio();

it('the export of a person contains the extras of a booking, and no normalised address (PLAN-31, G04)', async () => {
  const options = [{ name_de: 'Make-up', name_ru: 'Макияж', price: 60, extra_minutes: 45 }];
  const offered = await studio().adminCall('PUT', `/api/admin/services/${service()}`, { options });
  const customer = { name: 'Zoé Wunderlich', email: 'zoe@example.de', phone: '+49 170 1234567' };
  await book('2030-06-05T09:00:00', { customer, options: [{ id: offered.body.options[0].id, count: 1 }] });
  await book('2030-06-06T09:00:00', { customer });
  const { body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email: customer.email });
  const itemsOn = (date: string) =>
    body.bookings.find(({ starts_at }: { starts_at: string }) => starts_at.startsWith(date)).items;
  expect([itemsOn('2030-06-05'), itemsOn('2030-06-06')]).toMatchObject([
    [{ kind: 'option', name_de: 'Make-up', name_ru: 'Макияж', count: 1, unit_price_cents: 6000, unit_minutes: 45 }],
    [],
  ]);
  expect(JSON.stringify(body)).not.toContain('canonical_');
});
