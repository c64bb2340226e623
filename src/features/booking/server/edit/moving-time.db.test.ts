import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '#app/server/testing/test-studio.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, photographer, attempt, book, read, edit, cancel } = bookableStudio();
const hours = ['09:00', '10:15', '11:30', '12:45', '14:00', '15:15', '16:30'];
const at = (hour: string) => `2030-06-05T${hour}:00`;

/**
 * Counts overlapping live sessions, bookings that do not occupy their own time, and occupied times without a booking.
 */
const broken = async (): Promise<number> => {
  const { rows } = await sql<{ broken: number }>`
    SELECT (SELECT count(*) FROM booking a JOIN booking b
              ON a.photographer_id = b.photographer_id AND a.id < b.id AND a.status <> 'CANCELLED' AND b.status <> 'CANCELLED'
             AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at)
         + (SELECT count(*) FROM booking b LEFT JOIN occupied_time o
              ON o.id = b.id AND o.photographer_id = b.photographer_id AND lower(o.during) = b.starts_at AND upper(o.during) = b.ends_at
            WHERE (b.status <> 'CANCELLED') <> (o.id IS NOT NULL))
         + (SELECT count(*) FROM occupied_time o WHERE NOT EXISTS (SELECT 1 FROM booking b WHERE b.id = o.id)) AS broken`.execute(
    studio().database.db,
  );
  return rows[0]?.broken ?? -1;
};
const statuses = (responses: readonly TestResponse[]) => responses.map(({ status }) => status).sort((a, b) => a - b);

describe('concurrent moves (SRV-10)', () => {
  it('of five to one free slot one succeeds', async () => {
    const ids = [];
    for (const hour of hours.slice(0, 5)) ids.push((await book(at(hour))).booking_id);
    const responses = await Promise.all(ids.map((id) => edit(id, { start: at('15:30') })));
    expect(statuses(responses)).toEqual([200, 409, 409, 409, 409]);
    expect(await broken()).toBe(0);
  });

  it('a move and new bookings of the same slot: one succeeds', async () => {
    const { booking_id } = await book(at('09:00'));
    const responses = await Promise.all([
      edit(booking_id, { start: at('15:00') }),
      ...Array.from({ length: 8 }, () => attempt(at('15:00'))),
    ]);
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(responses.every(({ status }) => status < 300 || status === 409)).toBe(true);
    expect(await broken()).toBe(0);
  });

  it('two bookings that swap their times both stay: each time is taken by the other', async () => {
    const first = await book(at('09:00'));
    const second = await book(at('12:45'));
    const responses = await Promise.all([
      edit(first.booking_id, { start: at('12:45') }),
      edit(second.booking_id, { start: at('09:00') }),
    ]);
    expect(statuses(responses)).toEqual([409, 409]);
    expect(await broken()).toBe(0);
  });

  it('bookings that swap photographers repeatedly never deadlock and never overlap', async () => {
    const max = await studio().addPhotographer({ name: 'Max Berger' });
    const pair = [photographer(), max];
    const ids = await Promise.all(
      hours.map(async (hour, i) => (await book(at(hour), { photographer_id: pair[i % 2] })).booking_id),
    );
    for (let round = 0; round < 5; round++) {
      const responses = await Promise.all(
        ids.map((id, i) => edit(id, { photographer_id: pair[(i + round + 1) % 2], start: at(hours[i] ?? '') })),
      );
      expect(new Set(statuses(responses))).toEqual(new Set([200]));
      expect(await broken()).toBe(0);
    }
  });

  it('concurrent moves, cancellations, restores and bookings leave consistent data', async () => {
    const ids = await Promise.all(hours.map(async (hour) => (await book(at(hour))).booking_id));
    for (let round = 0; round < 4; round++) {
      const responses = await Promise.all(
        ids.flatMap((id, i) => [
          edit(id, { start: at(hours[(i + round + 1) % hours.length] ?? '') }),
          (i + round) % 3 === 0 ? cancel(id) : edit(id, { status: 'PENDING' }),
          attempt(at(hours[(i * 3 + round) % hours.length] ?? '')),
        ]),
      );
      expect(responses.filter(({ status }) => ![200, 201, 400, 409].includes(status))).toEqual([]);
      expect(responses.filter(({ body }) => body.code === 'try_again')).toEqual([]);
      expect(await broken()).toBe(0);
    }
  });

  it('a restore and a booking at the same time: the time is taken once', async () => {
    for (let round = 0; round < 6; round++) {
      const hour = hours[round] ?? '';
      const { booking_id } = await book(at(hour));
      await cancel(booking_id);
      const [restored, booked] = await Promise.all([edit(booking_id, { status: 'PENDING' }), attempt(at(hour))]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([restored.status, booked.status]);
      expect((await read(booking_id)).status).toBe(restored.status === 200 ? 'PENDING' : 'CANCELLED');
    }
    expect(await broken()).toBe(0);
  });

  it('an edit and a cancellation of one booking: the edit comes first or is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const { booking_id } = await book(at('09:00'));
      const [edited, cancelled] = await Promise.all([
        edit(booking_id, { start: at('12:45') }),
        cancel(booking_id, { reason: 'krank' }),
      ]);
      expect(cancelled.status).toBe(200);
      expect([200, 400]).toContain(edited.status);
      expect(await read(booking_id)).toMatchObject({ status: 'CANCELLED' });
      expect((await attempt(at('12:45'))).status).toBe(201);
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM booking WHERE status <> 'CANCELLED' AND photographer_id = ${photographer()}`.execute(
        studio().database.db,
      );
      for (const { id } of rows) await cancel(id);
    }
    expect(await broken()).toBe(0);
  });
});
