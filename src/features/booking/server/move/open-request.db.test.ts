import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asking, keeping } from '../testing/asked.ts';
import { askingStudio, later, was } from '../testing/asking-studio.ts';

const { studio, db, book, edit, setStatus, cancel, mails, paid, ask, outcomes } = askingStudio();

describe('the request ends (MOVE-05)', () => {
  it.each([
    ['when the studio moves the session', keeping, 'moved', (id: string) => edit(id, { start: later })],
    ['when the studio cancels it', keeping, 'cancelled', (id: string) => cancel(id)],
    ['when the studio restores it', asking, 'moved', (id: string) => edit(id, { status: 'PENDING', start: later })],
    ['not when the studio confirms it', keeping, null, (id: string) => setStatus(id, 'CONFIRMED')],
  ])('%s', async (_, body, expected, change) => {
    const booking = await book(was);
    await ask(booking, body);
    const changed = await change(booking.booking_id);
    expect(changed.status).toBe(200);
    expect(changed.body.time_request === null).toBe(expected !== null);
    expect(await outcomes(booking)).toEqual([expected]);
  });

  it('when the session has taken place at its old time', async () => {
    const booking = await paid();
    await ask(booking, keeping);
    studio().setNow('2030-06-12T11:00');
    await edit(booking.booking_id, { notes: 'x' });
    expect(await outcomes(booking)).toEqual(['lapsed']);
  });
});

describe('the database', () => {
  it('refuses a request that does not fit its booking, and a second one (MOVE-05)', async () => {
    const booking = await book(was);
    const insert = (keeps_time: boolean) =>
      sql`INSERT INTO time_request (id, booking_id, keeps_time, starts_at, status_before, created_by, created_at)
          VALUES (gen_random_uuid(), ${booking.booking_id}, ${keeps_time}, ${was}, 'PENDING', 'x', now())`.execute(
        db(),
      );
    await expect(insert(false)).rejects.toMatchObject({ constraint: 'time_request_fits_booking' });
    await insert(true);
    await expect(insert(true)).rejects.toMatchObject({ constraint: 'time_request_open' });
    await cancel(booking.booking_id);
    await expect(insert(true)).rejects.toMatchObject({ constraint: 'time_request_fits_booking' });
  });

  it('has one open request, also with concurrent requests of the studio (MOVE-05)', async () => {
    const booking = await paid();
    const all = await Promise.all(Array.from({ length: 12 }, (_, i) => ask(booking, i % 2 ? keeping : asking)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(11).fill(400)]);
    expect((await mails(booking)).filter((kind) => kind === 'new_time_asked')).toHaveLength(1);
  });
});

describe('the studio cannot ask (MOVE-05)', () => {
  it.each([
    ['for a cancelled session', 'ask_cancelled', (id: string) => cancel(id)],
    ['once it has begun', 'ask_over', async () => studio().setNow('2030-06-12T09:00')],
    [
      'before its address is confirmed',
      'ask_unconfirmed',
      (id: string) => sql`UPDATE booking SET confirm_by = ${later} WHERE id = ${id}`.execute(db()),
    ],
  ])('%s', async (_, code, change) => {
    const booking = await book(was);
    await change(booking.booking_id);
    expect(await ask(booking, keeping)).toMatchObject({ status: 400, body: { code } });
  });
});
