import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emailSettingsFrom } from '#features/notifications/domain/email-settings.ts';
import { readMailFacts } from '#features/notifications/server/mails/mail-facts.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import { movingStudio } from '../testing/moving-studio.ts';

const { studio, book, attempt, read, look, move, startOf, mails } = movingStudio();
const db = () => studio().database.db;
const was = '2030-06-12T09:00:00+02:00';
const then = '2030-06-14T11:00:00+02:00';

describe('a customer moves a session by the link of the mails (MOVE-01)', () => {
  it('sees the fee, the deadline and the last possible day before', async () => {
    const booking = await book(was);
    expect((await look(booking)).body.move).toEqual({
      refusal: null,
      fee: 0,
      free_left: 1,
      until_hours: 48,
      until: '2030-06-10T09:00:00+02:00',
      last_date: '2030-07-02',
    });
    expect((await studio().call('GET', `/api/bookings/${booking.booking_id}`)).body.move).toBeUndefined();
  });

  it('gets the new time; photographer, service, length and price stay, and the old time is free again', async () => {
    const booking = await book(was);
    const before = await read(booking.booking_id);
    expect(await move(booking, then, 0)).toMatchObject({
      status: 200,
      body: { start: then, end: '2030-06-14T12:00:00+02:00' },
    });
    const after = await read(booking.booking_id);
    const same = ({ service_id, photographer_id, service_price, status }: typeof after) => ({
      service_id,
      photographer_id,
      service_price,
      status,
    });
    expect(same(after)).toEqual(same(before));
    expect((await attempt(was)).status).toBe(201);
    expect((await attempt(then)).status).toBe(409);
  });

  it('gets a mail with a calendar file, and so does the studio: the same UID, a higher SEQUENCE', async () => {
    await writeSetting(db(), 'company', { company_email: 'studio@example.com' });
    const booking = await book(was);
    // The UID and sequence in the calendar files of the mail and of the page.
    const file = async () => {
      const { rows } = await sql<{ calendar_uid: string; version: number }>`
        SELECT calendar_uid, version FROM booking WHERE id = ${booking.booking_id}`.execute(db());
      return rows[0];
    };
    const before = await file();
    await move(booking, then, 0);
    const after = await file();
    expect(await mails(booking)).toEqual([
      'booking_changed',
      'booking_received',
      'studio_customer_moved',
      'studio_new_booking',
    ]);
    expect(after?.calendar_uid).toBe(before?.calendar_uid);
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
  });

  it('repeats the request without another move, mail or count', async () => {
    const booking = await book(was);
    for (let i = 0; i < 3; i++) expect((await move(booking, then, 0)).status).toBe(200);
    expect((await read(booking.booking_id)).moves_by_customer).toBe(1);
    expect((await mails(booking)).filter((kind) => kind === 'booking_changed')).toHaveLength(1);
  });

  it('gets exactly the times that can be taken', async () => {
    const booking = await book(was);
    await attempt('2030-06-14T13:00:00+02:00');
    const query = `?token=${booking.cancel_token}`;
    const month = await studio().call('GET', `/api/bookings/${booking.booking_id}/move/month${query}&month=2030-07`);
    expect(month.body.days.map(({ date }: { date: string }) => date)).toEqual(['2030-07-01', '2030-07-02']);
    const day = async (date: string): Promise<string[]> =>
      (
        await studio().call('GET', `/api/bookings/${booking.booking_id}/move/times${query}&date=${date}`)
      ).body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
    expect(await day('2030-06-12')).not.toContain('09:00');
    expect(await day('2030-06-12')).toContain('10:00');
    expect(await day('2030-06-14')).not.toContain('13:00');
    expect(await day('2030-06-16')).toEqual([]);
    expect(await day('2030-07-03')).toEqual([]);
  });

  it.each([
    ['a wrong token', 'wrong'],
    ['no token', ''],
  ])('is refused with %s, and reading the link changes nothing', async (_, token) => {
    const booking = await book(was);
    const stranger = { ...booking, cancel_token: token };
    expect((await move(stranger, then)).status).toBe(403);
    const path = `/api/bookings/${booking.booking_id}/move`;
    expect((await studio().call('GET', `${path}/month?token=${token}&month=2030-06`)).status).toBe(403);
    expect((await studio().call('GET', `${path}/times?token=${token}&date=2030-06-14`)).status).toBe(403);
    expect((await studio().call('GET', `${path}?token=${booking.cancel_token}&start=${then}`)).status).toBe(404);
    expect(await startOf(booking)).toBe(was);
  });

  it('is recorded in the timeline as done by the customer, with both times', async () => {
    const booking = await book(was);
    await move(booking, then, 0);
    const { rows } = await sql`
      SELECT actor, details FROM audit_entry WHERE booking_id = ${booking.booking_id} AND action = 'booking.rescheduled'`.execute(
      db(),
    );
    expect(rows).toEqual([
      { actor: 'customer', details: expect.objectContaining({ old_start: was, new_start: then }) },
    ]);
  });

  it('finds the link in the mails while the session can be moved', async () => {
    const { design } = emailSettingsFrom({});
    const linkIn = async (id: string) => (await readMailFacts(studio().context, id, design, null))?.move_url;
    const booking = await book(was);
    const link = await linkIn(booking.booking_id);
    expect(link).toBe(`http://localhost:3000/move/${booking.booking_id}?token=${booking.cancel_token}`);
    studio().setNow('2030-06-10T09:00');
    expect(await linkIn(booking.booking_id)).toBeUndefined();
  });

  it('gets a reminder for the new time', async () => {
    const booking = await book(was);
    await sql`INSERT INTO reminder VALUES (${booking.booking_id}, ${was}, 'email', 60, now())`.execute(db());
    await move(booking, then, 0);
    const { rows } = await sql`SELECT FROM reminder WHERE booking_id = ${booking.booking_id}`.execute(db());
    expect(rows).toHaveLength(0);
  });
});
