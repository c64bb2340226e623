import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, attempt, book, service, photographer } = bookableStudio();
const db = () => studio().database.db;
const calendar = (settings: object) => writeSetting(db(), 'calendar', settings);
const codeOf = async (start: string, more: object = {}) => {
  const { status, body } = await attempt(start, more);
  return status === 201 ? 201 : `${status} ${body.code}`;
};

afterEach(async () => {
  await calendar({});
  await sql`DELETE FROM date_exception`.execute(db());
});

describe('a booking is never decided by stale cached data of the studio (SRV-11)', () => {
  it('a price that has changed', async () => {
    await book('2030-06-05T09:00:00');
    await sql`UPDATE service SET price_cents = 9900 WHERE id = ${service()}`.execute(db());
    const { booking_id } = await book('2030-06-05T12:00:00');
    const { rows } = await sql`SELECT service_price_cents AS cents FROM booking WHERE id = ${booking_id}`.execute(db());
    expect(rows).toEqual([{ cents: 9900 }]);
  });

  it('a duration, a deactivated photographer, and one who no longer offers the service (SRV-08)', async () => {
    await book('2030-06-05T09:00:00');
    await sql`UPDATE service SET duration_min = 480 WHERE id = ${service()}`.execute(db());
    expect(await codeOf('2030-06-06T12:00:00')).toBe('400 outside_hours');
    await sql`UPDATE service SET duration_min = 60 WHERE id = ${service()}`.execute(db());
    await sql`UPDATE photographer SET is_active = false WHERE id = ${photographer()}`.execute(db());
    expect(await codeOf('2030-06-06T12:00:00')).toBe('404 not_found');
    await sql`UPDATE photographer SET is_active = true WHERE id = ${photographer()}`.execute(db());
    const other = await studio().addPhotographer();
    await sql`INSERT INTO service_photographer VALUES (${service()}, ${other})`.execute(db());
    expect(await codeOf('2030-06-06T12:00:00')).toBe('400 not_offered');
    await sql`DELETE FROM service_photographer WHERE service_id = ${service()}`.execute(db());
    expect(await codeOf('2030-06-06T12:00:00')).toBe(201);
  });

  it('a closed day that was opened, and an open one that was closed', async () => {
    expect(await codeOf('2030-06-09T10:00:00')).toBe('400 closed_day');
    await sql`INSERT INTO date_exception (id, date, name, opens_at, closes_at)
              VALUES (${randomUUID()}, '2030-06-09', 'Hochzeit', '09:00', '18:00')`.execute(db());
    expect(await codeOf('2030-06-09T10:00:00')).toBe(201);
    await sql`UPDATE date_exception SET opens_at = NULL, closes_at = NULL WHERE date = '2030-06-09'`.execute(db());
    expect(await codeOf('2030-06-09T14:00:00')).toBe('400 closed_day');
  });

  it('data that others change concurrently', async () => {
    const prices = Array.from({ length: 20 }, (_, i) => 10_000 + i);
    const responses = await Promise.all([
      ...Array.from({ length: 7 }, (_, i) => attempt(`2030-06-${String(10 + i).padStart(2, '0')}T10:00:00`)),
      ...prices.map((cents) => sql`UPDATE service SET price_cents = ${cents} WHERE id = ${service()}`.execute(db())),
    ]);
    const statuses = responses.slice(0, 7).map((response) => ('status' in response ? response.status : 0));
    // Six working days and a Sunday.
    expect(statuses.filter((status) => status === 201)).toHaveLength(6);
    expect(statuses.filter((status) => status === 400)).toHaveLength(1);
  });
});

describe('time taken by others is checked by the statement that writes', () => {
  it('keeps the longer of two buffers: the one at the time of booking and the current one (SRV-02)', async () => {
    await calendar({ buffer_time_minutes: 0 });
    await book('2030-06-05T12:00:00');
    await calendar({ buffer_time_minutes: 30 });
    expect(await codeOf('2030-06-05T13:29:00')).toBe('409 slot_taken');
    expect(await codeOf('2030-06-05T10:31:00')).toBe('409 slot_taken');
    expect(await codeOf('2030-06-05T13:30:00')).toBe(201);
    expect(await codeOf('2030-06-05T10:30:00')).toBe(201);
  });

  it('keeps the buffer to an internal appointment, which need not keep one itself (SRV-12)', async () => {
    await calendar({ buffer_time_minutes: 30 });
    const internal = (start: string) =>
      studio().adminCall('POST', '/api/bookings', {
        service_id: service(),
        photographer_id: photographer(),
        location_id: 'company',
        start,
        customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
        ignore_working_hours: true,
      });
    expect((await internal('2030-06-05T12:00:00')).status).toBe(201);
    expect((await internal('2030-06-05T13:00:00')).status).toBe(201);
    expect((await internal('2030-06-05T12:59:00')).status).toBe(409);
    expect(await codeOf('2030-06-05T14:29:00')).toBe('409 slot_taken');
    expect(await codeOf('2030-06-05T10:31:00')).toBe('409 slot_taken');
    expect(await codeOf('2030-06-05T14:30:00')).toBe(201);
  });
});

describe('bookings written in one batch', () => {
  const days = Array.from({ length: 5 }, (_, i) => `2030-06-${String(10 + i).padStart(2, '0')}`);
  const slots = days.flatMap((day) => ['09:00', '11:00', '13:15', '15:00'].map((time) => `${day}T${time}:00`));

  it('all succeed, each with its mails and its audit entry', async () => {
    await writeSetting(db(), 'company', { company_email: 'studio@example.com' });
    const responses = await Promise.all(slots.map((start) => attempt(start)));
    expect(responses.map(({ status }) => status)).toEqual(slots.map(() => 201));
    const { rows } = await sql<{ mails: number; entries: number }>`
      SELECT (SELECT count(*) FROM message WHERE booking_id = booking.id) AS mails,
             (SELECT count(*) FROM audit_entry WHERE booking_id = booking.id AND action = 'booking.created') AS entries
      FROM booking WHERE photographer_id = ${photographer()}`.execute(db());
    expect(rows).toEqual(slots.map(() => ({ mails: 2, entries: 1 })));
  });

  it('fail alone: one whose key was used with another body does not affect the others (SRV-22)', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await attempt('2030-06-05T09:00:00', {}, headers);
    const responses = await Promise.all(slots.map((start, i) => attempt(start, {}, i === 7 ? headers : {})));
    expect(responses.map(({ status }) => status)).toEqual(slots.map((_, i) => (i === 7 ? 422 : 201)));
    expect(first.status).toBe(201);
  });

  it('assign each time once if three bookings want it', async () => {
    const responses = await Promise.all(slots.flatMap((start) => [attempt(start), attempt(start), attempt(start)]));
    const won = responses.filter(({ status }) => status === 201);
    expect(new Set(won.map(({ body }) => body.start.slice(0, 19)))).toEqual(new Set(slots));
    expect(won).toHaveLength(slots.length);
  });
});
