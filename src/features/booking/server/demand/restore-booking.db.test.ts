import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AdminBooking } from '../../admin-contract.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, photographer, attempt, book, put, read, edit, cancel } = bookableStudio();
const booked = async (start = '2030-06-05T09:00:00'): Promise<AdminBooking> => read((await book(start)).booking_id);

describe('restoring a cancelled booking', () => {
  const cancelled = async (): Promise<AdminBooking> => {
    const { id } = await booked();
    await cancel(id, { reason: 'krank' });
    return read(id);
  };

  it('by an edit with status PENDING, which clears the cancellation (AMB-049, SRV-23)', async () => {
    const { id } = await cancelled();
    const { status, body } = await edit(id, { status: 'PENDING', notes: 'wieder da' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'PENDING',
      cancel_reason: null,
      cancelled_at: null,
      cancelled_by: null,
      notes: 'wieder da',
      start: '2030-06-05T09:00:00+02:00',
      allowed_actions: ['confirm', 'cancel', 'edit', 'reschedule', 'new_link', 'ask_new_time'],
    });
    expect((await attempt('2030-06-05T09:00:00')).status).toBe(409);
  });

  it('to a time that was taken meanwhile is refused, and it stays cancelled (SRV-23)', async () => {
    const before = await cancelled();
    await book('2030-06-05T09:30:00');
    const { status, body } = await edit(before.id, { status: 'PENDING' });
    expect(status).toBe(409);
    expect(body.detail).toBe('Time slot not available (conflict)');
    expect(await read(before.id)).toEqual(before);
    expect((await edit(before.id, { status: 'PENDING', start: '2030-06-05T12:00:00' })).status).toBe(200);
  });

  it('to a deactivated photographer is refused; to another it succeeds', async () => {
    const { id } = await cancelled();
    await sql`UPDATE photographer SET is_active = false WHERE id = ${photographer()}`.execute(studio().database.db);
    expect((await edit(id, { status: 'PENDING' })).status).toBe(404);
    const max = await studio().addPhotographer();
    expect((await edit(id, { status: 'PENDING', photographer_id: max })).status).toBe(200);
  });

  it('a session in the past cannot be restored at its time (SRV-09)', async () => {
    const { id } = await cancelled();
    studio().setNow('2030-06-05T12:00');
    expect((await edit(id, { status: 'PENDING' })).status).toBe(400);
  });

  it.each([
    { start: '2030-06-05T12:00:00' },
    { notes: 'x' },
    { customer_name: 'Neu' },
    { status: 'CANCELLED', notes: 'x' },
  ])('is required before other changes of a cancelled booking: %j', async (changes) => {
    const before = await cancelled();
    expect(await edit(before.id, changes)).toMatchObject({ status: 400, body: { code: 'booking_cancelled' } });
    expect(await read(before.id)).toEqual(before);
  });

  it('PENDING for a booking that is confirmed is refused (AMB-049)', async () => {
    const { id } = await booked();
    await put(id, 'CONFIRMED');
    expect((await edit(id, { status: 'PENDING' })).status).toBe(422);
  });
});
