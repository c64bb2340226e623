import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { closeCheckouts } from '../pay/check-payments.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, provider, begin, send, events } = payingStudio();

const paid = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return { id, intent: String(session.describe()['payment_intent']) };
};
const refund = (id: string) => studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, {});
const stored = async (intent: string) =>
  (
    await sql<{ id: string; refund_id: string | null; status: string; updated_at: number }>`
      SELECT id, refund_id, status, updated_at FROM refund
      WHERE payment_id = (SELECT id FROM payment WHERE payment_intent = ${intent})`.execute(studio().database.db)
  ).rows;

describe('a report of the provider about a refund', () => {
  it('that is known already changes nothing (P17)', async () => {
    const { id, intent } = await paid();
    await refund(id);
    const before = [await stored(intent), await events(id)];
    const made = provider().refunds.find(({ payment_intent }) => payment_intent === intent);
    studio().setNow('2030-06-03T09:00');
    expect((await send('refund.updated', { ...made })).status).toBe(200);
    expect([await stored(intent), await events(id)]).toEqual(before);
  });

  it('that had failed here, and failed at the provider, stores its ID and adds no second entry (P17)', async () => {
    const { id, intent } = await paid();
    provider().refundsBecome('pending');
    await refund(id);
    const [own] = await stored(intent);
    await sql`UPDATE refund SET refund_id = NULL, status = 'failed' WHERE id = ${own?.id}`.execute(
      studio().database.db,
    );
    const made = provider().refunds.find(({ payment_intent }) => payment_intent === intent);
    const before = await events(id);
    await send('refund.failed', { ...made, status: 'failed', failure_reason: 'declined' });
    expect(await stored(intent)).toMatchObject([{ status: 'failed', refund_id: own?.refund_id }]);
    expect(await events(id)).toEqual(before);
  });
});

it('a session that the provider does not know, as after a change of account, counts as expired when it is closed (P13)', async () => {
  const { id } = await begin();
  await studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});
  await sql`UPDATE payment SET session_id = 'cs_elsewhere' WHERE booking_id = ${id}`.execute(studio().database.db);
  await closeCheckouts(studio().context);
  const { rows } = await sql`SELECT status FROM payment WHERE booking_id = ${id}`.execute(studio().database.db);
  expect(rows).toEqual([{ status: 'expired' }]);
});
