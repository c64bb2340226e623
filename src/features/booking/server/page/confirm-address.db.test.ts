import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { CreatedBooking } from '../../contract.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';
import { confirmingStudio } from '../testing/confirming-studio.ts';

const { studio, service, photographer, attempt, book, read, edit, cancel, setStatus } = bookableStudio();
const db = () => studio().database.db;
const start = '2030-06-05T09:00:00';

const { tokenOf, confirm, byHand, expire, mailsOf } = confirmingStudio(studio);

describe('a booking whose address must be confirmed', () => {
  it('holds its time for thirty minutes, and only the mail for the confirmation is written (SRV-94, MAIL-023)', async () => {
    const booking = await book(start);
    expect(booking).toMatchObject({ status: 'PENDING', confirm_by: '2030-06-03T08:30:00+02:00' });
    expect(await mailsOf(booking.booking_id)).toEqual(['confirm_address']);
    expect((await attempt(start)).status).toBe(409);
    expect(await read(booking.booking_id)).toMatchObject({ confirm_by: '2030-06-03T08:30:00+02:00' });
    const { body } = await studio().call('GET', `/api/bookings/${booking.booking_id}`);
    expect(body.confirm_by).toBe('2030-06-03T08:30:00+02:00');
  });

  it('is like any other once it is confirmed, and confirming again changes nothing (SRV-94)', async () => {
    const { booking_id: id, cancel_token } = await book(start);
    const { status, body } = await confirm(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'PENDING', cancel_token, prepayment_required: false, can_cancel: true });
    expect(body).not.toHaveProperty('confirm_by');
    expect(await mailsOf(id)).toEqual(['booking_received', 'confirm_address', 'studio_new_booking']);
    expect((await confirm(id)).status).toBe(200);
    expect(await mailsOf(id)).toHaveLength(3);
    expect(await read(id)).toMatchObject({ version: 2, confirm_by: null });
    await expire();
    expect((await read(id)).status).toBe('PENDING');
  });

  it('is not confirmed by the token in the response, nor by that of another booking (SRV-94)', async () => {
    const booking = await book(start);
    const other = await book('2030-06-05T12:00:00');
    for (const token of ['', 'x', booking.cancel_token, tokenOf(other.booking_id), tokenOf(booking.booking_id, 1)]) {
      expect((await confirm(booking.booking_id, token)).status).toBe(403);
    }
    expect((await confirm('7b6a2f0e-3f0a-4a0e-9d53-0c1f6f6d2a11', 'x')).status).toBe(403);
    expect((await read(booking.booking_id)).confirm_by).not.toBeNull();
  });

  it('requires the link of the newest mail after its address was changed (SRV-94, SRV-20)', async () => {
    const { booking_id: id } = await book(start);
    await edit(id, { customer_email: 'neu@example.de' });
    expect((await confirm(id, tokenOf(id))).status).toBe(403);
    const { status } = await studio().adminCall('POST', `/api/admin/bookings/${id}/new-link`, { send_email: true });
    expect(status).toBe(200);
    expect(await mailsOf(id)).toEqual(['confirm_address', 'confirm_address']);
    expect((await confirm(id, tokenOf(id, 2))).status).toBe(200);
  });

  it('cannot be paid before it is confirmed (SRV-94)', async () => {
    const { booking_id: id, cancel_token } = await book(start);
    const pay = () => studio().call('POST', `/api/payments/create-checkout-session/${id}?token=${cancel_token}`);
    expect(await pay()).toMatchObject({ status: 400, body: { code: 'confirm_first' } });
    await confirm(id);
    expect((await pay()).body.code).toBe('no_prepayment');
  });
});

describe('a booking that is not confirmed in time', () => {
  it('is cancelled without any mail, and its time is free again (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    await expire(30 * MINUTE - 1);
    expect((await read(id)).status).toBe('PENDING');
    await expire();
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'system', confirm_by: null });
    expect(await mailsOf(id)).toEqual(['confirm_address']);
    expect((await attempt(start)).status).toBe(201);
  });

  it.each([
    ['de', 'Bitte buchen Sie noch einmal.'],
    ['ru', 'Пожалуйста, запишитесь ещё раз.'],
  ])('is refused in %s, before and after it was cancelled (SRV-94)', async (language, said) => {
    const { booking_id: id } = await book(start);
    studio().setNow('2030-06-03T08:30');
    const refused = await confirm(id, tokenOf(id), { 'accept-language': language });
    expect(refused).toMatchObject({ status: 400, body: { code: 'confirm_over' } });
    expect(refused.body.detail).toContain(said);
    await expire(0);
    expect((await confirm(id, tokenOf(id))).body.code).toBe('confirm_over');
  });

  it('confirmed and expired by concurrent requests has one of the two results, and its time agrees (SRV-94)', async () => {
    const bookings: CreatedBooking[] = [];
    for (const hour of ['09', '11', '13', '15']) bookings.push(await book(`2030-06-05T${hour}:00:00`));
    await Promise.all(
      bookings.flatMap(({ booking_id: id }) => [expire(), ...Array.from({ length: 8 }, () => confirm(id)), expire()]),
    );
    for (const { booking_id: id } of bookings) {
      const { status, confirm_by } = await read(id);
      const mails = await mailsOf(id);
      const times = await sql`SELECT FROM occupied_time WHERE id = ${id}`.execute(db());
      expect([status, mails.length, times.rows.length]).toEqual(
        status === 'CANCELLED' ? ['CANCELLED', 1, 0] : ['PENDING', 3, 1],
      );
      expect(confirm_by).toBeNull();
    }
  });
});

describe('the studio and an unconfirmed booking', () => {
  it('confirms it manually, once, and the usual mails follow (SRV-94)', async () => {
    const { booking_id: id } = await book(start);
    expect((await read(id)).allowed_actions).toContain('confirm_address');
    const { status, body } = await byHand(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ confirm_by: null, status: 'PENDING' });
    expect(body.allowed_actions).not.toContain('confirm_address');
    expect(await mailsOf(id)).toEqual(['booking_received', 'confirm_address', 'studio_new_booking']);
    expect(await byHand(id)).toMatchObject({ status: 400, body: { code: 'nothing_to_confirm' } });
  });

  it('confirms the address by confirming or restoring the session (SRV-94)', async () => {
    const first = await book(start);
    await setStatus(first.booking_id, 'CONFIRMED');
    await expire();
    expect(await read(first.booking_id)).toMatchObject({ status: 'CONFIRMED', confirm_by: null });
    const second = await book('2030-06-05T12:00:00');
    await cancel(second.booking_id);
    expect(await mailsOf(second.booking_id)).toEqual(['confirm_address']);
    await edit(second.booking_id, { status: 'PENDING' });
    await expire();
    expect(await read(second.booking_id)).toMatchObject({ status: 'PENDING', confirm_by: null });
  });

  it('needs no confirmation for its own bookings, nor once the switch is off (SRV-94)', async () => {
    const body = {
      service_id: service(),
      photographer_id: photographer(),
      start: '2030-06-05T12:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    };
    const made = await studio().adminCall('POST', '/api/admin/bookings', body);
    expect(made).toMatchObject({ status: 201, body: { confirm_by: null } });
    await writeSetting(db(), 'email', {});
    const usual = await book('2030-06-05T15:00:00');
    expect(Object.keys(usual).sort()).toEqual([
      'booking_id',
      'cancel_token',
      'confirmation_code',
      'end',
      'start',
      'status',
    ]);
    expect(await mailsOf(usual.booking_id)).toEqual(['booking_received', 'studio_new_booking']);
  });
});
