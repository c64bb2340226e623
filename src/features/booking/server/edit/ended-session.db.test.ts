import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { bookableStudio } from '../testing/bookable-studio.ts';
import { completePastBookings } from './complete-past.ts';

const { studio, book, put, read, edit, setStatus, cancel } = bookableStudio();

/** A confirmed session that has ended, before the task has stored that. */
const ended = async (): Promise<string> => {
  const { booking_id } = await book('2030-06-05T09:00:00');
  await put(booking_id, 'CONFIRMED');
  studio().setNow('2030-06-05T10:01');
  return booking_id;
};

const stored = async (id: string) =>
  (
    await sql<{ status: string; version: number }>`SELECT status, version FROM booking WHERE id = ${id}`.execute(
      studio().database.db,
    )
  ).rows[0];

const completions = async (id: string): Promise<number> =>
  (
    await sql`
      SELECT FROM audit_entry WHERE booking_id = ${id} AND action = 'booking.completed'`.execute(studio().database.db)
  ).rows.length;

it('a session that has ended is shown as completed, with the version it will have, before the task has run (SRV-17)', async () => {
  const id = await ended();
  const shown = await read(id);
  expect(shown).toMatchObject({ status: 'COMPLETED', version: 2 });
  expect(shown.allowed_actions).toContain('record_revenue');
  expect(await stored(id)).toEqual({ status: 'CONFIRMED', version: 1 });
  expect((await studio().call('GET', `/api/bookings/${id}`)).body).toMatchObject({ status: 'COMPLETED' });

  await completePastBookings(studio().context);
  expect(await stored(id)).toEqual({ status: 'COMPLETED', version: 2 });
  expect({ ...(await read(id)), updated_at: shown.updated_at }).toEqual(shown);
});

it('what is shown of it can be used at once: revenue, an edit with the shown version, a cancellation (SRV-17, SRV-24)', async () => {
  const id = await ended();
  const { version } = await read(id);
  expect((await edit(id, { notes: 'Danke', version })).body).toMatchObject({ status: 'COMPLETED', version: 3 });
  const revenue = await studio().adminCall('PUT', `/api/admin/bookings/${id}/umsatz`, { actual_revenue: 99 });
  expect(revenue).toMatchObject({ status: 200, body: { status: 'COMPLETED', actual_revenue: 99 } });
  expect((await setStatus(id, 'COMPLETED')).status).toBe(200);
  await completePastBookings(studio().context);
  expect(await completions(id)).toBe(1);
  expect((await cancel(id)).body).toMatchObject({ status: 'CANCELLED', version: 5 });
});

it('a completed session that is moved to the future stays completed, whether or not the task has run before', async () => {
  const id = await ended();
  expect((await edit(id, { start: '2030-06-07T09:00:00' })).body).toMatchObject({ status: 'COMPLETED' });
  expect(await read(id)).toMatchObject({ status: 'COMPLETED', start: '2030-06-07T09:00:00+02:00' });
});

it('a session that ends exactly now is not over yet', async () => {
  const { booking_id } = await book('2030-06-05T09:00:00');
  await put(booking_id, 'CONFIRMED');
  studio().setNow('2030-06-05T10:00');
  expect(await read(booking_id)).toMatchObject({ status: 'CONFIRMED', version: 1 });
});
