import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '../../domain/booking-status.ts';
import { completePastBookings } from '../edit/complete-past.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, attempt, book, put, read, edit, setStatus, cancel } = bookableStudio();
const nobody = '00000000-0000-4000-8000-000000000000';

describe('recording revenue', () => {
  const record = (id: string, revenue: object) =>
    studio().adminCall('PUT', `/api/admin/bookings/${id}/umsatz`, revenue);
  const completed = async (): Promise<string> => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    await put(booking_id, 'COMPLETED');
    return booking_id;
  };

  it('stores photos, revenue and note of a completed session (BOOK-065, SRV-24)', async () => {
    const id = await completed();
    const { status, body } = await record(id, { photos_delivered: 42, actual_revenue: 219.99, revenue_notes: ' bar ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ photos_delivered: 42, actual_revenue: 219.99, revenue_notes: 'bar', version: 2 });
    expect(body).toEqual(await read(id));
  });

  it('0 is a value, null means not recorded, and absent fields stay (SRV-24)', async () => {
    const id = await completed();
    await record(id, { photos_delivered: 42, actual_revenue: 100, revenue_notes: 'x' });
    expect((await record(id, { photos_delivered: 0, actual_revenue: 0 })).body).toMatchObject({
      photos_delivered: 0,
      actual_revenue: 0,
      revenue_notes: 'x',
    });
    expect((await record(id, { actual_revenue: null, revenue_notes: '' })).body).toMatchObject({
      photos_delivered: 0,
      actual_revenue: null,
      revenue_notes: null,
    });
  });

  it.each(bookingStatuses.filter((status) => status !== 'COMPLETED'))(
    'is refused for %s (BOOK-066)',
    async (status) => {
      const { booking_id } = await book('2030-06-05T09:00:00');
      await put(booking_id, status);
      const response = await record(booking_id, { photos_delivered: 1, actual_revenue: 1, revenue_notes: '' });
      expect(response).toMatchObject({ status: 400, body: { code: 'not_completed' } });
    },
  );

  it.each([
    { photos_delivered: -1 },
    { photos_delivered: 1.5 },
    { photos_delivered: '3' },
    { actual_revenue: -0.01 },
    { actual_revenue: 1.234 },
    { actual_revenue: 1e300 },
    { actual_revenue: 10_000_000 },
    { revenue_notes: 'x'.repeat(5001) },
  ])('refuses %j with 422 (SRV-24)', async (revenue) => {
    expect((await record(await completed(), revenue)).status).toBe(422);
  });

  it('is 404 for an unknown booking', async () => {
    expect((await record(nobody, { photos_delivered: 1 })).status).toBe(404);
  });
});

describe('deleting a booking', () => {
  const remove = (id: string) => studio().adminCall('DELETE', `/api/admin/bookings/${id}`);

  it.each(bookingStatuses)(
    'that is %s removes it and frees its time (BOOK-070, AMB-047, AMB-098, SRV-25)',
    async (status) => {
      const { booking_id } = await book('2030-06-05T09:00:00');
      await put(booking_id, status);
      expect(await remove(booking_id)).toMatchObject({ status: 200, body: { success: true } });
      expect((await studio().adminCall('GET', `/api/admin/bookings/${booking_id}`)).status).toBe(404);
      expect((await studio().call('GET', `/api/bookings/${booking_id}`)).status).toBe(404);
      expect((await attempt('2030-06-05T09:00:00')).status).toBe(201);
      expect((await remove(booking_id)).status).toBe(404);
    },
  );

  it('removes the link from its contact, who stays converted (SRV-25, SRV-58)', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    const person = { name: 'Änne Müller', email: 'aenne@example.de', source: 'website' };
    const contact = (await studio().adminCall('POST', '/api/admin/contacts', person)).body.id as string;
    const converted = { converted_to_booking: true, converted_to_booking_id: booking_id };
    expect((await studio().adminCall('PATCH', `/api/admin/contacts/${contact}`, converted)).body).toMatchObject(
      converted,
    );
    await remove(booking_id);
    expect((await studio().adminCall('GET', '/api/admin/contacts')).body).toMatchObject([
      { id: contact, converted_to_booking: true, converted_to_booking_id: null },
    ]);
  });

  it('removes all data of the customer', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00', {});
    await edit(booking_id, { customer_name: 'Ganz Anders', notes: 'geheim' });
    await remove(booking_id);
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(audit_entry)::text AS row FROM audit_entry WHERE booking_id = ${booking_id}`.execute(
      studio().database.db,
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/Müller|Anders|example\.de|geheim|1234567/);
  });

  it('removes the stored response to a repeated request', async () => {
    const headers = { 'idempotency-key': 'deleted' };
    const { body } = await attempt('2030-06-05T09:00:00', {}, headers);
    await remove(body.booking_id);
    const again = await attempt('2030-06-05T09:00:00', {}, headers);
    expect(again.status).toBe(201);
    expect(again.body.booking_id).not.toBe(body.booking_id);
  });
});

describe('sessions that have ended', () => {
  it('are completed when they were confirmed; unconfirmed ones stay overdue (BOOK-075, SRV-17, AMB-044)', async () => {
    const confirmed = await book('2030-06-05T09:00:00');
    const pending = await book('2030-06-05T10:15:00');
    await put(confirmed.booking_id, 'CONFIRMED');
    studio().setNow('2030-06-05T10:00');
    await completePastBookings(studio().context);
    expect(await read(confirmed.booking_id)).toMatchObject({ status: 'CONFIRMED' });
    studio().setNow('2030-06-05T11:16');
    await completePastBookings(studio().context);
    expect(await read(confirmed.booking_id)).toMatchObject({
      status: 'COMPLETED',
      version: 2,
      updated_at: '2030-06-05T11:16:00+02:00',
    });
    expect(await read(pending.booking_id)).toMatchObject({ status: 'PENDING', overdue: true });
  });

  it('are shown as completed in the list before any job has run (BOOK-075)', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    await put(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-05T10:01');
    const { body } = await studio().adminCall('GET', '/api/admin/bookings?status=COMPLETED');
    expect(body.map((booking: { id: string }) => booking.id)).toContain(booking_id);
  });

  it('are completed once, however many processes run the job', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    await put(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-06T09:00');
    await Promise.all(Array.from({ length: 8 }, () => completePastBookings(studio().context)));
    expect(await read(booking_id)).toMatchObject({ status: 'COMPLETED', version: 2 });
  });

  it('may be completed manually (AMB-044)', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    await setStatus(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-05T09:30');
    expect((await read(booking_id)).allowed_actions).toContain('complete');
    expect((await setStatus(booking_id, 'COMPLETED')).body).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('the timeline of a booking', () => {
  it('lists actor, action and time, oldest first', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    const max = await studio().addPhotographer({ name: 'Max Berger' });
    studio().setNow('2030-06-03T09:00');
    await setStatus(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-03T10:00');
    await edit(booking_id, { start: '2030-06-05T12:00:00', photographer_id: max, notes: 'neu', customer_name: 'Neu' });
    await cancel(booking_id, { reason: 'krank' });
    await edit(booking_id, { status: 'PENDING' });
    await setStatus(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-06T10:00');
    await read(booking_id);
    await studio().adminCall('PUT', `/api/admin/bookings/${booking_id}/umsatz`, { actual_revenue: 12.5 });
    const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/${booking_id}/timeline`);
    expect(status).toBe(200);
    const admin = { actor: 'admin', actor_name: 'Test Studio' };
    expect(body).toMatchObject([
      { action: 'booking.created', actor: 'customer', actor_name: null, at: '2030-06-03T08:00:00+02:00' },
      { action: 'booking.confirmed', ...admin, at: '2030-06-03T09:00:00+02:00', details: { from: 'PENDING' } },
      {
        action: 'booking.rescheduled',
        ...admin,
        details: {
          old_start: '2030-06-05T09:00:00+02:00',
          old_end: '2030-06-05T10:00:00+02:00',
          new_start: '2030-06-05T12:00:00+02:00',
          new_end: '2030-06-05T13:00:00+02:00',
          old_photographer_name: 'Anna Lindner',
          new_photographer_name: 'Max Berger',
        },
      },
      { action: 'booking.edited', ...admin, details: { fields: ['customer_name', 'notes'] } },
      { action: 'booking.cancelled', ...admin, details: { from: 'CONFIRMED', reason: 'krank' } },
      { action: 'booking.restored', ...admin },
      { action: 'booking.confirmed', ...admin },
      { action: 'booking.completed', actor: 'system', actor_name: null, at: '2030-06-06T10:00:00+02:00' },
      { action: 'booking.revenue_recorded', ...admin, details: { photos_delivered: null, actual_revenue: 12.5 } },
    ]);
    expect(body).toHaveLength(9);
  });

  it('does not contain the mails', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    const { body } = await studio().adminCall('GET', `/api/admin/bookings/${booking_id}/timeline`);
    expect(body).toMatchObject([{ action: 'booking.created', at: '2030-06-03T08:00:00+02:00' }]);
    const { messages } = (await studio().adminCall('GET', `/api/admin/bookings/${booking_id}/messages`)).body;
    expect(messages).toMatchObject([{ kind: 'booking_received', status: 'waiting' }]);
  });

  it('is 404 for an unknown booking', async () => {
    expect((await studio().adminCall('GET', `/api/admin/bookings/${nobody}/timeline`)).status).toBe(404);
  });
});
