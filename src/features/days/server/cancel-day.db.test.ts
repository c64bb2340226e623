import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { day, studioWithDay } from './testing/studio-with-day.ts';

const { studio, photographer, session, pay, shown, tryCancel, cancelDay, work, result, ...rest } = studioWithDay();
const { read, edit, put, cancel, attempt, addRoom, need, cancelMails, refunds } = rest;

describe('the sessions of a day', () => {
  it('are those that can be cancelled: not past, cancelled, or of another day (DAY-04)', async () => {
    const ids = [await session('10:00'), await session('12:00')];
    const cancelled = await session('14:00');
    await cancel(cancelled);
    await session('10:00', {}, '2030-06-06');
    const { sessions, cancellations } = await shown();
    expect(sessions.map(({ id }) => id)).toEqual(ids);
    expect(cancellations).toEqual([]);
    studio().setNow(`${day}T10:00`);
    expect((await shown()).sessions.map(({ id }) => id)).toEqual([ids[1]]);
    studio().setNow(`${day}T23:00`);
    expect((await shown()).sessions).toEqual([]);
  });

  it('show the refund of each (DAY-04)', async () => {
    await pay(await session('10:00'), 7501);
    await session('12:00');
    expect((await shown()).sessions.map(({ payment }) => payment.refundable_amount)).toEqual([75.01, 0]);
  });

  it('can be those of one photographer or one room (DAY-04)', async () => {
    const room = await addRoom('Studio 1');
    const mine = await session('10:00');
    await need([room]);
    const inRoom = await session('12:00');
    const other = await studio().addPhotographer();
    await need();
    const hers = await session('10:00', { photographer_id: other });
    const ids = async (id: string) => (await shown(`?resource_id=${id}`)).sessions.map((one) => one.id);
    expect(await ids(photographer())).toEqual([mine, inRoom]);
    expect(await ids(other.toUpperCase())).toEqual([hers]);
    expect(await ids(room)).toEqual([inRoom]);
    const begun = await cancelDay([mine, inRoom, hers], { resource_id: room });
    await work();
    expect((await result(begun.id)).sessions.map(({ booking }) => booking.id)).toEqual([inRoom]);
    expect((await shown()).sessions.map(({ id }) => id).sort()).toEqual([mine, hers].sort());
  });

  it.each([
    ['/api/admin/days/2030-02-30/sessions', 422],
    ['/api/admin/days/today/sessions', 404],
    [`/api/admin/days/${day}/sessions?resource_id=x`, 404],
    [`/api/admin/days/${day}/sessions?resource_id=00000000-0000-4000-8000-000000000000`, 404],
    ['/api/admin/day-cancellations/00000000-0000-4000-8000-000000000000', 404],
  ])('of %s: %i (DAY-04)', async (path, status) => {
    expect((await studio().adminCall('GET', path)).status).toBe(status);
  });
});

describe('cancelling a day', () => {
  it('cancels each session with a full refund, one mail in its language, its timeline and its time free (DAY-04)', async () => {
    const german = await session('10:00');
    const russian = await session('12:00', { language: 'ru' });
    const requested = await session('14:00');
    await put(requested, 'PENDING');
    await pay(german, 7501);
    const begun = await cancelDay([german, russian, requested], {
      text_de: 'Der Strom ist weg.',
      text_ru: 'Нет света.',
    });
    expect(begun).toMatchObject({ running: true, close_day: false, counts: { total: 3, waiting: 3, cancelled: 0 } });
    expect(begun.created_by).toBe('Test Studio');
    await work();
    const done = await result(begun.id);
    expect(done).toMatchObject({ running: false, counts: { total: 3, waiting: 0, cancelled: 3, left: 0, failed: 0 } });
    expect(done.sessions.map(({ refund_amount, refund }) => [refund_amount, refund])).toEqual([
      [75.01, 'pending'],
      [0, 'none'],
      [0, 'none'],
    ]);
    expect(await read(german)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Der Strom ist weg.' });
    expect(await read(russian)).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Нет света.' });
    expect(await read(requested)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'admin' });
    expect(await refunds()).toEqual([{ booking_id: german, cents: 7501 }]);
    expect((await cancelMails()).map(({ count }) => count)).toEqual([1, 1, 1]);
    const timeline = (await studio().adminCall('GET', `/api/admin/bookings/${german}/timeline`)).body;
    expect(timeline.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['booking.refund_requested', 'booking.cancelled']),
    );
    expect((await attempt(`${day}T10:00:00`)).status).toBe(201);
  });

  it('refunds in full, whatever the refund rule of the booking is (DAY-04)', async () => {
    await studio().adminCall('PUT', '/api/admin/payments/settings', { refund_rule_enabled: true, refund_stages: [] });
    const id = await session('10:00');
    await studio().adminCall('PUT', '/api/admin/payments/settings', { refund_rule_enabled: false });
    await pay(id, 5000);
    await cancelDay([id]);
    await work();
    expect(await refunds()).toEqual([{ booking_id: id, cents: 5000 }]);
    expect(await read(id)).toMatchObject({ cancel_code: 'by_studio' });
  });

  it('does not cancel sessions that are no longer of that day, and sends no mail about them (DAY-04)', async () => {
    const [moved, cancelled, later, over] = [
      await session('10:30'),
      await session('12:00'),
      await session('14:00'),
      await session('09:00'),
    ];
    const begun = await cancelDay([moved, cancelled, later, over]);
    await edit(moved, { start: '2030-06-06T10:00:00' });
    await edit(later, { start: `${day}T16:00:00` });
    await cancel(cancelled);
    await sql`DELETE FROM message`.execute(studio().database.db);
    studio().setNow(`${day}T09:00`);
    await work();
    const { sessions, counts } = await result(begun.id);
    expect(Object.fromEntries(sessions.map((one) => [one.booking.id, one.left_because ?? one.outcome]))).toEqual({
      [moved]: 'moved',
      [cancelled]: 'cancelled',
      [later]: 'cancelled',
      [over]: 'over',
    });
    expect(counts).toMatchObject({ cancelled: 1, left: 3 });
    expect(await cancelMails()).toEqual([{ booking_id: later, count: 1 }]);
    expect((await read(moved)).status).toBe('CONFIRMED');
  });

  it('does not cancel a session that was not shown (DAY-04)', async () => {
    const seen = await session('10:00');
    const unseen = await session('12:00');
    await cancelDay([seen]);
    await work();
    expect((await read(unseen)).status).toBe('CONFIRMED');
    expect((await shown()).sessions.map(({ id }) => id)).toEqual([unseen]);
  });

  it('has the same effect with a key that may not read, and returns no customers (DAY-04)', async () => {
    const id = await session('10:00');
    const key = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Wetter', scopes: ['bookings:write'] });
    const headers = { authorization: `Bearer ${key.body.token}` };
    const { status, body } = await studio().call(
      'POST',
      `/api/admin/days/${day}/cancel`,
      { booking_ids: [id] },
      headers,
    );
    expect([status, body.counts.total, body.sessions]).toEqual([200, 1, undefined]);
    await work();
    expect((await read(id)).status).toBe('CANCELLED');
  });

  it('sends the webhooks and the audit entries of single cancellations (DAY-04)', async () => {
    const id = await session('10:00');
    await cancelDay([id]);
    await work();
    const { rows } = await sql<{ action: string; booking_id: string | null }>`
      SELECT action, booking_id FROM audit_entry WHERE action IN ('day.cancelled', 'booking.cancelled')
      ORDER BY id DESC LIMIT 2`.execute(studio().database.db);
    expect(rows).toEqual([
      { action: 'booking.cancelled', booking_id: id },
      { action: 'day.cancelled', booking_id: null },
    ]);
  });

  it.each([
    [{ booking_ids: [] }, 422],
    [{}, 422],
    [{ booking_ids: ['x'] }, 422],
    [{ booking_ids: ['00000000-0000-4000-8000-000000000000'] }, 409],
    [{ booking_ids: ['00000000-0000-4000-8000-000000000000'], resource_id: 'x' }, 404],
    [{ booking_ids: ['00000000-0000-4000-8000-000000000000'], text_de: 1 }, 422],
  ])('with %j is refused with %i', async (body, status) => {
    expect((await tryCancel(body)).status).toBe(status);
  });
});
