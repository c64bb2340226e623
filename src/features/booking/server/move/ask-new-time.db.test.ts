import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asking, keeping } from '../testing/asked.ts';
import { askingStudio, later, was } from '../testing/asking-studio.ts';

const { studio, db, book, attempt, read, look, move, startOf, mails, paid, ask, outcomes } = askingStudio();

describe('asked to choose another time, a customer (MOVE-05)', () => {
  it.each([keeping, asking])('moves without a fee, whatever the rules are: %j', async (body) => {
    const booking = await paid();
    expect((await look(booking)).body.move).toBeUndefined();
    expect((await ask(booking, body)).body.time_request).toMatchObject({ keeps_time: body.keeps_time });
    expect((await look(booking)).body).toMatchObject({
      move: { refusal: null, fee: 0, last_date: '2030-09-10' },
      time_request: body,
    });
    expect(await move(booking, later, 0)).toMatchObject({ status: 200, body: { start: later, status: 'CONFIRMED' } });
    expect(await outcomes(booking)).toEqual(['moved']);
    const after = await read(booking.booking_id);
    expect(after).toMatchObject({ start: later, status: 'CONFIRMED', time_request: null, moves_by_customer: 0 });
    expect(after.cancelled_at).toBeNull();
    expect((await look(booking)).body.move).toBeUndefined();
    expect((await attempt(later)).status).toBe(409);
    expect((await attempt(was)).status).toBe(201);
  });

  it('gets one mail about the request and one about the new time, and so does the studio', async () => {
    const booking = await paid();
    const before = await mails(booking);
    await ask(booking, asking);
    await move(booking, later, 0);
    const added = (await mails(booking)).filter((kind) => !before.includes(kind));
    expect(added).toEqual(['booking_changed', 'new_time_asked']);
  });

  it('keeps the time until the answer, or frees it at once', async () => {
    const booking = await paid();
    await ask(booking, keeping);
    expect((await attempt(was)).status).toBe(409);
    expect(await read(booking.booking_id)).toMatchObject({ status: 'CONFIRMED', start: was });
    const other = await book(later);
    await ask(other, asking);
    expect(await read(other.booking_id)).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'Der Fotograf ist krank.',
    });
    expect((await attempt(later)).status).toBe(201);
    expect((await move(other, was, 0)).status).toBe(409);
    expect((await look(other)).body.time_request).toEqual(asking);
  });

  it('may choose the released time again while it is free', async () => {
    const booking = await book(was);
    await ask(booking, asking);
    expect(await move(booking, was, 0)).toMatchObject({ status: 200, body: { start: was, status: 'PENDING' } });
  });

  it('can answer until the session begins if it keeps its time, and afterwards if its time was released', async () => {
    const kept = await book(was);
    const given = await book(later);
    await ask(kept, keeping);
    await ask(given, asking);
    studio().setNow('2030-06-12T09:00');
    expect((await look(kept)).body.time_request).toBeUndefined();
    expect((await move(kept, '2030-06-20T09:00:00', 0)).status).toBe(400);
    studio().setNow('2030-06-15T09:00');
    expect((await move(given, '2030-06-20T09:00:00', 0)).status).toBe(200);
  });

  it.each([keeping, asking])('answers once, also with concurrent requests: %j', async (body) => {
    const booking = await paid();
    await ask(booking, body);
    const all = await Promise.all(
      ['2030-06-17T09:00:00', '2030-06-18T09:00:00', '2030-06-19T09:00:00', '2030-06-20T09:00:00'].flatMap((start) =>
        Array.from({ length: 5 }, () => move(booking, start, 0)),
      ),
    );
    const starts = new Set(all.filter(({ status }) => status === 200).map((answer) => answer.body.start));
    expect([...starts]).toEqual([await startOf(booking)]);
    expect(await outcomes(booking)).toEqual(['moved']);
    const { rows } = await sql`SELECT FROM occupied_time WHERE id = ${booking.booking_id}`.execute(db());
    expect(rows).toHaveLength(1);
  });
});
