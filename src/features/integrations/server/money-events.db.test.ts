import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';

const { studio, begin, send } = payingStudio();

it('the event of a payment is written after all its effects', async () => {
  const events = ['booking.confirmed', 'booking.paid', 'booking.refunded'];
  await studio().adminCall('POST', '/api/admin/webhooks', { url: 'https://hooks.example.com/', events });
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount: 25 });
  const { rows } = await sql`
    SELECT type, facts, record ->> 'status' AS status FROM webhook_event
    JOIN webhook_delivery ON event_id = webhook_event.id ORDER BY position`.execute(studio().database.db);
  expect(rows).toEqual([
    { type: 'booking.confirmed', facts: { from: 'PAYMENT_PENDING' }, status: 'CONFIRMED' },
    { type: 'booking.paid', facts: { amount_cents: 7500 }, status: 'CONFIRMED' },
    { type: 'booking.refunded', facts: { amount_cents: 2500 }, status: 'CONFIRMED' },
  ]);
});
