import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CreatedPlace } from '../contract.ts';
import { remindOfPlaces } from './places/remind.ts';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, db, take, born, end, mails } = birthStudio();

describe('a reminder', () => {
  it('is written by the first run, and not for a place that has ended (BABY-02)', async () => {
    const place = await take(1);
    const ended = await take(2);
    await end(ended);
    await sql`DELETE FROM message`.execute(db());
    studio().setNow('2030-03-27T08:00');
    await remindOfPlaces(studio().context);
    expect(await mails(place)).toEqual(['birth_reminder', 'studio_birth_reminder']);
    expect(await mails(ended)).toEqual([]);
  });
});

describe('who told and ended', () => {
  const actions = async ({ booking_id }: CreatedPlace) =>
    (
      await sql<{ text: string }>`
        SELECT action || ' by ' || CASE actor WHEN 'customer' THEN actor ELSE 'admin' END AS text FROM audit_entry
        WHERE booking_id = ${booking_id} AND action <> 'booking.created' ORDER BY at, action`.execute(db())
    ).rows.map(({ text }) => text);

  it('is recorded: the family or the studio (BABY-04)', async () => {
    const [one, two] = [await take(1), await take(2)];
    studio().setNow('2030-03-08T08:00');
    await born(one, '2030-03-05');
    const path = `/api/admin/birth-places/${two.booking_id}`;
    expect((await studio().adminCall('POST', `${path}/birth`, { born_on: '2030-03-05' })).status).toBe(200);
    studio().setNow('2030-03-08T08:01');
    await end(one);
    await studio().adminCall('POST', `${path}/end`);
    const [byFamily, byStudio] = [await actions(one), await actions(two)];
    expect(byFamily).toEqual(byFamily.map((text) => text.replace('admin', 'customer')));
    expect(byFamily[0]).toBe('booking.birth_told by customer');
    expect(byStudio).toEqual(byFamily.map((text) => text.replace('customer', 'admin')));
    expect(byFamily).toHaveLength(2);
  });
});
