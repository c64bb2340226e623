import { expect, it } from 'vitest';
import { studioWithRooms } from '#features/booking/server/testing/studio-with-rooms.ts';

const { studio, book, addRoom, need } = studioWithRooms();
const email = 'ausgeliehen@example.de';

it('the export of a person names the resources of their sessions that customers may see (PLAN-41, PLAN-06)', async () => {
  await need(
    [await addRoom('Helles Studio', { name_ru: 'Светлый зал', shown_to_customers: true })],
    [await addRoom('Hinterzimmer')],
  );
  const customer = { name: 'Zoé Wunderlich', email, phone: '+49 170 1234567' };
  await book('2030-06-05T09:00', { customer });
  const { status, body } = await studio().adminCall('POST', '/api/admin/privacy/export', { email });
  expect(status).toBe(200);
  expect(body.bookings[0].resources).toEqual([{ name_de: 'Helles Studio', name_ru: 'Светлый зал' }]);
  expect(JSON.stringify(body)).not.toContain('Hinterzimmer');
});
