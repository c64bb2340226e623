import { describe, expect, it } from 'vitest';
import { convertingStudio } from './testing/converting-studio.ts';

const { studio, person, book, add, patch, bookingOf } = convertingStudio();

describe('a contact that has booked', () => {
  it('refers to the booking that was named (CONT-043, CONT-044, CONT-068, CONT-113, SRV-58)', async () => {
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
      customer: person(),
      conversion_type: 'same_service',
      original_service_requested: null,
      converted_at: '2030-06-03T08:30:00.000+02:00',
    });
  });

  it('otherwise refers to the newest booking of its e-mail address, and returns the service that was requested instead (AMB-072)', async () => {
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

  it('keeps its first booking, unless another one is named', async () => {
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
});
