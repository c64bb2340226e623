import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { asking, keeping } from '../testing/asked.ts';
import { askingStudio, later, was } from '../testing/asking-studio.ts';
import { onceFree } from '../testing/moving-studio.ts';

const { studio, db, book, move, edit, cancel, paid, ask, setRules } = askingStudio();
beforeEach(() => sql`DELETE FROM booking_move`.execute(db()));
const noted = async () =>
  (
    await sql<{ by_customer: boolean; at: string }>`
      SELECT by_customer, to_char(moved_at AT TIME ZONE 'Europe/Berlin', 'DD"T"HH24:MI') AS at
      FROM booking_move ORDER BY id`.execute(db())
  ).rows.map(({ by_customer, at }) => `${at} ${by_customer ? 'customer' : 'studio'}`);

it('a move by the link is one by the customer, a move in the back office one by the studio (REP-025)', async () => {
  await setRules(onceFree);
  const booking = await book(was);
  expect((await move(booking, later, 0)).status).toBe(200);
  studio().setNow('2030-06-04T09:30');
  expect((await edit(booking.booking_id, { start: was, end: '2030-06-12T10:00:00+02:00' })).status).toBe(200);
  expect(await noted()).toEqual(['03T08:00 customer', '04T09:30 studio']);
  await cancel(booking.booking_id);
  expect(await noted()).toHaveLength(2);
});

it.each([keeping, asking])(
  'the answer to a request of the studio is a move by the studio: %j (REP-025)',
  async (body) => {
    const booking = await paid();
    await ask(booking, body);
    expect((await move(booking, later, 0)).status).toBe(200);
    expect(await noted()).toEqual(['03T08:00 studio']);
  },
);

it('a repeated request and a refused one are no moves (REP-025)', async () => {
  await setRules(onceFree);
  const booking = await book(was);
  expect((await move(booking, was)).status).toBe(200);
  expect((await move(booking, '2031-06-12T09:00:00+02:00')).status).toBe(400);
  expect(await noted()).toEqual([]);
});
