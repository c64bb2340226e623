import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';
import type { Contact } from '../contract.ts';

const { studio, book: bookFor, cancel, edit, service } = bookableStudio();
const path = '/api/admin/contacts';
const unknownId = '00000000-0000-4000-8000-000000000000';

// A new address in every test: the newest booking of an address counts.
let person = customer;
beforeEach(() => {
  person = { ...customer, email: `${randomUUID()}@example.de` };
});
const book = (start: string) => bookFor(start, { customer: person });
const add = async (more: object = {}): Promise<Contact> => {
  const body = { name: 'Änne', email: person.email.toUpperCase(), source: 'fb', phase: 'in_klaerung', ...more };
  return (await studio().adminCall('POST', path, body)).body;
};
const patch = (id: string, changes: object) => studio().adminCall('PATCH', `${path}/${id}`, changes);
const bookingOf = (id: string) => studio().adminCall('GET', `${path}/${id}/booking`);

describe('a contact that has booked', () => {
  it('is tied to the booking that is named (CONT-043, CONT-044, CONT-068, CONT-113, SRV-58)', async () => {
    const { id } = await add({ raw_data: { service: 'porträt' } });
    expect((await bookingOf(id)).status).toBe(404);
    const { booking_id } = await book('2030-06-05T09:00:00');
    await book('2030-06-05T12:00:00');
    studio().setNow('2030-06-03T08:30');
    const { status, body } = await patch(id, { converted_to_booking: true, converted_to_booking_id: booking_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      converted_to_booking: true,
      converted_to_booking_id: booking_id,
      conversion_type: 'same_service',
      converted_at: '2030-06-03T08:30:00.000+02:00',
    });
    const response = await bookingOf(id);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      booking_id,
      confirmation_code: expect.any(String),
      status: 'PENDING',
      service_name: 'Porträt',
      photographer_name: 'Anna Lindner',
      start_time: '2030-06-05T09:00:00+02:00',
      customer: person,
      conversion_type: 'same_service',
      original_service_requested: null,
      converted_at: '2030-06-03T08:30:00.000+02:00',
    });
  });

  it('else to the newest booking of its e-mail address, and says what was asked for instead (AMB-072)', async () => {
    const { id } = await add({ raw_data: { Leistung: 'Hochzeit' } });
    await book('2030-06-05T09:00:00');
    studio().setNow('2030-06-03T08:01');
    const { booking_id } = await book('2030-06-06T09:00:00');
    expect((await patch(id, { converted_to_booking: true })).body).toMatchObject({
      converted_to_booking_id: booking_id,
      conversion_type: 'different_service',
      original_service_requested: 'Hochzeit',
    });
    expect((await bookingOf(id)).body).toMatchObject({
      conversion_type: 'different_service',
      original_service_requested: 'Hochzeit',
    });
  });

  it('stays as it was the first time, unless another booking is named', async () => {
    const { id } = await add();
    const { booking_id } = await book('2030-06-05T09:00:00');
    const first = await patch(id, { converted_to_booking: true });
    const other = await book('2030-06-06T09:00:00');
    studio().setNow('2030-06-04T08:00');
    expect((await patch(id, { converted_to_booking: true })).body).toEqual(first.body);
    expect(first.body.converted_to_booking_id).toBe(booking_id);
    expect((await patch(id, { converted_to_booking_id: other.booking_id })).body).toEqual({
      ...first.body,
      converted_to_booking_id: other.booking_id,
    });
  });

  it('stays one when the booking is cancelled, and has none when it is deleted (SRV-58)', async () => {
    const { id } = await add();
    const { booking_id } = await book('2030-06-05T09:00:00');
    await patch(id, { converted_to_booking: true, converted_to_booking_id: booking_id });
    await cancel(booking_id);
    expect((await bookingOf(id)).body).toMatchObject({ booking_id, status: 'CANCELLED' });
    await studio().adminCall('DELETE', `/api/admin/bookings/${booking_id}`);
    expect((await bookingOf(id)).status).toBe(404);
    const { body } = await studio().adminCall('GET', path);
    expect(body.find((contact: Contact) => contact.id === id)).toMatchObject({ converted_to_booking: true });
  });

  it('names a booking that exists, and can be one no more', async () => {
    const { id } = await add({ email: 'niemand@example.de' });
    for (const unknown of [unknownId, 'abc']) {
      const sent = { converted_to_booking: true, converted_to_booking_id: unknown };
      expect((await patch(id, sent)).status).toBe(404);
    }
    expect((await patch(id, { converted_to_booking: true })).body).toMatchObject({
      converted_to_booking: true,
      converted_to_booking_id: null,
      conversion_type: 'same_service',
    });
    expect((await bookingOf(id)).status).toBe(404);
    expect((await patch(id, { converted_to_booking: false })).body).toMatchObject({
      converted_to_booking: false,
      converted_at: null,
      conversion_type: null,
    });
  });

  it('has not come back from a closed dialog', async () => {
    const { id } = await add();
    await patch(id, { phase: 'termin_geplant' });
    await patch(id, { converted_to_booking: true });
    studio().setNow('2030-06-03T09:00');
    const { body } = await patch(id, { phase: 'in_klaerung' });
    expect(body.phase_entered_at).toBe('2030-06-03T09:00:00.000+02:00');
  });

  it('shows the booking as it is now', async () => {
    const { id } = await add();
    const { booking_id } = await book('2030-06-05T09:00:00');
    await patch(id, { converted_to_booking: true });
    await edit(booking_id, { start: '2030-06-06T10:00:00', service_id: service() });
    expect((await bookingOf(id)).body.start_time).toBe('2030-06-06T10:00:00+02:00');
  });
});
