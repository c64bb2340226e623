import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tablesWith } from './testing/findable.ts';
import { mail, person } from './testing/person.ts';
import { studioWithPerson } from './testing/studio-with-person.ts';

const { studio, book, db, erase, leaveTraces } = studioWithPerson();
const traces = ['zoe.wunderlich', 'Wunderlich', '7654321', 'Zwillinge'];

describe('an erasure', () => {
  it('is refused while there is a future booking, which the refusal names', async () => {
    const { confirmation_code } = await book('2030-06-05T10:00', { customer: person });
    await book('2030-06-06T10:00');
    const { status, body } = await erase(mail);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'bookings_ahead', bookings: [{ confirmation_code }] });
    expect(body.detail).toContain(confirmation_code);
    expect(await tablesWith(db(), ['Wunderlich'])).toContain('booking');
  });

  it.each([
    ['before it begins', '2030-06-05T09:59', 409],
    ['while it is under way', '2030-06-05T10:30', 409],
    ['once it is over', '2030-06-05T11:01', 200],
  ])('of a customer with a session, %s (at %s), gets %i', async (_, at, expected) => {
    await book('2030-06-05T10:00', { customer: person });
    studio().setNow(at);
    const { status, body } = await erase(mail);
    expect([status, body.code]).toEqual([expected, expected === 409 ? 'bookings_ahead' : undefined]);
  });

  it('requires the address a second time', async () => {
    await leaveTraces();
    expect((await erase(mail, 'zoe')).status).toBe(422);
    expect(await tablesWith(db(), traces)).not.toEqual([]);
  });

  it('stops unsent messages, and keeps notes and bookings of others', async () => {
    await book('2030-06-05T10:00');
    await leaveTraces();
    await erase(mail);
    const { rows } = await sql<{ status: string; customer_name: string; messages: number }>`
      SELECT customer_name, message.status, count(*) AS messages FROM message JOIN booking ON booking.id = booking_id
      GROUP BY 1, 2 ORDER BY 1, 2`.execute(db());
    expect(rows.filter((row) => row.customer_name === 'Anonym').map((row) => row.status)).toEqual(['skipped']);
    expect(rows).toContainEqual(expect.objectContaining({ customer_name: 'Änne Müller', status: 'waiting' }));
  });
});
