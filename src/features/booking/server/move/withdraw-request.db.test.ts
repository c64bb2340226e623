import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { anonymiseBookings, bookingRecords } from '../person-store.ts';
import { asking, keeping } from '../testing/asked.ts';
import { askingStudio, later, was } from '../testing/asking-studio.ts';

const { studio, db, attempt, book, read, look, move, mails, paid, ask, withdraw, decline, outcomes, refunds } =
  askingStudio();

describe('the studio withdraws a request (MOVE-05)', () => {
  it('and a session that has kept its time stays unchanged; the customer gets a mail', async () => {
    const booking = await paid();
    await ask(booking, keeping);
    expect(await withdraw(booking)).toMatchObject({ status: 200, body: { status: 'CONFIRMED', time_request: null } });
    expect(await outcomes(booking)).toEqual(['withdrawn']);
    expect((await move(booking, later, 0)).status).toBe(400);
    expect(await mails(booking)).toContain('booking_confirmation');
    expect((await ask(booking, keeping)).status).toBe(200);
  });

  it('and a session whose time was released gets it back with its status, if it is still free', async () => {
    const booking = await paid();
    await ask(booking, asking);
    expect(await withdraw(booking)).toMatchObject({
      status: 200,
      body: { status: 'CONFIRMED', start: was, time_request: null, cancelled_at: null },
    });
    expect(await outcomes(booking)).toEqual(['withdrawn']);
    expect((await attempt(was)).status).toBe(409);
    expect(await mails(booking)).toContain('booking_restored');
  });

  it('and nothing changes if that time is taken meanwhile', async () => {
    const booking = await paid();
    await ask(booking, asking);
    await book(was);
    expect((await withdraw(booking)).status).toBe(409);
    expect(await outcomes(booking)).toEqual([null]);
    expect((await move(booking, later, 0)).status).toBe(200);
  });

  it('and leaves the session cancelled if requested', async () => {
    const booking = await paid();
    await ask(booking, asking);
    expect(await withdraw(booking, { restore: false })).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', time_request: null },
    });
    expect(await mails(booking)).toContain('booking_cancelled');
    expect((await move(booking, later, 0)).status).toBe(400);
  });

  it('only once, and only if the customer was asked', async () => {
    const booking = await paid();
    expect(await withdraw(booking)).toMatchObject({ status: 400, body: { code: 'not_asked' } });
    await ask(booking, asking);
    const all = await Promise.all(Array.from({ length: 8 }, () => withdraw(booking)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a customer who wants no other time (MOVE-05)', () => {
  it.each([keeping, asking])('gets a full refund of what was paid online, whatever the rule is: %j', async (body) => {
    const stages = { refund_rule_enabled: true, refund_stages: [{ days_before: 60, percent: 100 }] };
    await studio().adminCall('PUT', '/api/admin/payments/settings', stages);
    const booking = await paid();
    expect((await look(booking)).body.refund_amount).toBe(0);
    await ask(booking, body);
    studio().setNow('2030-06-12T08:00');
    expect((await look(booking)).body).toMatchObject({ can_cancel: true, refund_amount: 100 });
    const all = await Promise.all(Array.from({ length: 8 }, () => decline(booking, 100)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refunds(booking)).toEqual([10_000]);
    expect(await outcomes(booking)).toEqual(['declined']);
    expect(await read(booking.booking_id)).toMatchObject({ status: 'CANCELLED', time_request: null });
    expect((await mails(booking)).filter((kind) => kind === 'booking_cancelled')).toHaveLength(1);
    expect((await move(booking, later, 0)).status).toBe(400);
  });

  it('has moved at the request of the studio, so the refund stages count from the new start', async () => {
    const stages = { refund_rule_enabled: true, refund_stages: [{ days_before: 7, percent: 100 }] };
    await studio().adminCall('PUT', '/api/admin/payments/settings', stages);
    const booking = await paid();
    await ask(booking, keeping);
    studio().setNow('2030-06-11T09:00');
    await move(booking, '2030-06-24T09:00:00', 0);
    expect((await look(booking)).body.refund_amount).toBe(100);
    studio().setNow('2030-06-17T09:00');
    expect((await look(booking)).body.refund_amount).toBe(0);
  });

  it('is part of the export, and its message is deleted when the customer is erased', async () => {
    const booking = await paid();
    await ask(booking, asking);
    await decline(booking);
    const { customer_email } = await read(booking.booking_id);
    const records = await bookingRecords(studio().context, customer_email);
    const exported = records.find(({ id }) => id === booking.booking_id)?.record;
    expect(exported).toMatchObject({ time_requests: [{ explanation: asking.explanation, outcome: 'declined' }] });

    await anonymiseBookings(db(), [booking.booking_id], {
      standIn: { name: 'Gelöscht', email: 'geloescht@example.invalid' },
      now: studio().context.now(),
    });
    const { rows } = await sql`SELECT explanation FROM time_request WHERE booking_id = ${booking.booking_id}`.execute(
      db(),
    );
    expect(rows).toEqual([{ explanation: null }]);
  });
});
