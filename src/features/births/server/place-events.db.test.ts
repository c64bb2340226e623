import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CreatedPlace } from '../contract.ts';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, db, take, born, choose, end } = birthStudio();

/** The events of a booking in their order: type, status, and whether it waits for a birth. */
const eventsOf = async ({ booking_id }: CreatedPlace): Promise<unknown[][]> => {
  const { rows } = await sql<{ event: unknown[] }>`
    SELECT jsonb_build_array(type, record -> 'status', record -> 'awaits_birth', facts -> 'from') AS event
    FROM webhook_event WHERE subject_id = ${booking_id} ORDER BY created_at, type`.execute(db());
  return rows.map(({ event }) => event);
};

describe('the programs of a studio', () => {
  beforeEach(async () => {
    await sql`TRUNCATE webhook_endpoint, webhook_event CASCADE`.execute(db());
    const { status } = await studio().adminCall('POST', '/api/admin/webhooks', {
      url: 'https://studio.example/events',
      events: ['booking.created', 'booking.cancelled', 'booking.restored'],
    });
    if (status !== 201) throw new Error('The webhook was not added');
  });

  it('hear of a place when it is taken and when it is given up, once (BABY-04)', async () => {
    const place = await take(1);
    expect(await eventsOf(place)).toEqual([['booking.created', 'CANCELLED', true, null]]);
    studio().setNow('2030-02-02T08:00');
    expect((await end(place)).status).toBe(200);
    await end(place);
    const given = [
      ['booking.created', 'CANCELLED', true, null],
      ['booking.cancelled', 'CANCELLED', false, 'CANCELLED'],
    ];
    expect(await eventsOf(place)).toEqual(given);
  });

  it('hear of the session that a place became, and of its end once (BABY-02, BABY-04)', async () => {
    const place = await take(1);
    studio().setNow('2030-03-07T08:00');
    expect((await born(place, '2030-03-06')).status).toBe(200);
    const chosen = await choose(place, '2030-03-12T10:00');
    expect([chosen.status, chosen.body]).toMatchObject([200, {}]);
    studio().setNow('2030-03-08T08:00');
    expect((await end(place)).status).toBe(200);
    const events = await eventsOf(place);
    expect(events.map(([type]) => type)).toEqual(['booking.created', 'booking.restored', 'booking.cancelled']);
    expect(events.at(-1)).toEqual(['booking.cancelled', 'CANCELLED', null, expect.stringMatching(/CONFIRMED|PENDING/)]);
  });
});
