import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract.ts';
import { convertingStudio, path } from './testing/converting-studio.ts';

const { studio, cancel, edit, service, book, add, patch, bookingOf } = convertingStudio();
const unknownId = '00000000-0000-4000-8000-000000000000';

describe('a contact that has booked', () => {
  it('stays converted when the booking is cancelled, and loses it when the booking is deleted (SRV-58)', async () => {
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

  it('must name an existing booking, and can be marked as not converted again', async () => {
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

  it('does not count as returned from a closed booking dialog', async () => {
    const { id } = await add();
    await patch(id, { phase: 'termin_geplant' });
    await patch(id, { converted_to_booking: true });
    studio().setNow('2030-06-03T09:00');
    const { body } = await patch(id, { phase: 'in_klaerung' });
    expect(body.phase_entered_at).toBe('2030-06-03T09:00:00.000+02:00');
  });

  it('shows the booking in its current state', async () => {
    const { id } = await add();
    const { booking_id } = await book('2030-06-05T09:00:00');
    await patch(id, { converted_to_booking: true });
    await edit(booking_id, { start: '2030-06-06T10:00:00', service_id: service() });
    expect((await bookingOf(id)).body.start_time).toBe('2030-06-06T10:00:00+02:00');
  });
});
