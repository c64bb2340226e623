import { describe, expect, it } from 'vitest';
import { type BookingStatus, bookingStatuses } from '../../domain/booking-status.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, attempt, book, put, read, setStatus, cancel } = bookableStudio();
const start = '2030-06-05T09:00:00';
const bookingIn = async (status: BookingStatus): Promise<string> => {
  const { booking_id } = await book(start);
  await put(booking_id, status);
  return booking_id;
};

const steps: Record<BookingStatus, readonly BookingStatus[]> = {
  PENDING: ['CONFIRMED', 'PAYMENT_PENDING', 'CANCELLED'],
  PAYMENT_PENDING: ['CONFIRMED', 'PENDING', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'CANCELLED'],
  COMPLETED: ['CANCELLED'],
  CANCELLED: [],
};
const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => ({ from, to })));

describe('changing the status of a booking', () => {
  it.each(pairs)('$from to $to (BOOK-076, SRV-16, AMB-114)', async ({ from, to }) => {
    const id = await bookingIn(from);
    const { status, body } = await setStatus(id, to);
    if (from === to || steps[from].includes(to)) {
      expect(status).toBe(200);
      expect(body).toEqual(await read(id));
      expect(body).toMatchObject({ status: to, version: from === to ? 1 : 2 });
    } else {
      expect(status).toBe(400);
      expect(body).toMatchObject({ detail: 'Invalid status transition', code: 'invalid_transition' });
      expect(await read(id)).toMatchObject({ status: from, version: 1 });
    }
  });

  it.each(['confirmed', 'PAID', '', 'ALL', 'CANCELLED,PENDING'])('refuses the status %j (BOOK-043)', async (wrong) => {
    const id = await bookingIn('PENDING');
    expect((await setStatus(id, wrong)).status).toBe(422);
    expect((await read(id)).status).toBe('PENDING');
  });

  it('is 404 for an unknown booking', async () => {
    expect((await setStatus('00000000-0000-4000-8000-000000000000', 'CONFIRMED')).status).toBe(404);
    expect((await setStatus('nope', 'CONFIRMED')).status).toBe(404);
  });
});

describe('cancelling by the studio', () => {
  it.each(['PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED'] as const)(
    'from %s, with the reason, frees the time (BOOK-079, SRV-18)',
    async (from) => {
      const id = await bookingIn(from);
      const { status, body } = await cancel(id, { reason: '  Studio überflutet ' });
      expect(status).toBe(200);
      expect(body).toEqual(await read(id));
      expect(body).toMatchObject({
        status: 'CANCELLED',
        cancel_reason: 'Studio überflutet',
        cancelled_by: 'admin',
        cancelled_at: '2030-06-03T08:00:00+02:00',
        allowed_actions: ['restore'],
      });
      expect((await attempt(start)).status).toBe(201);
    },
  );

  it.each([{}, { reason: '' }, { reason: '   ' }, { reason: null }])(
    'without a reason, as in %j, uses the default reason of the studio (AMB-046)',
    async (body) => {
      const id = await bookingIn('CONFIRMED');
      expect((await cancel(id, body)).body.cancel_reason).toBe('Vom Administrator storniert');
    },
  );

  it('with the status CANCELLED is the same cancellation (SRV-18)', async () => {
    const id = await bookingIn('CONFIRMED');
    expect((await setStatus(id, 'CANCELLED')).body).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'Vom Administrator storniert',
      cancelled_by: 'admin',
    });
    expect((await attempt(start)).status).toBe(201);
  });

  it('a second time is refused (SRV-18)', async () => {
    const id = await bookingIn('PENDING');
    const first = await cancel(id, { reason: 'eins' });
    const again = await cancel(id, { reason: 'zwei' });
    expect(again).toMatchObject({ status: 400, body: { code: 'already_cancelled' } });
    expect(again.body.detail).toContain('already cancelled');
    expect(await read(id)).toEqual(first.body);
  });

  it('is not limited by the cancel window (AMB-027)', async () => {
    const id = await bookingIn('CONFIRMED');
    studio().setNow('2030-06-05T08:59');
    expect((await cancel(id)).status).toBe(200);
  });
});

describe('concurrent changes of one booking', () => {
  it('of many confirmations one takes effect', async () => {
    const id = await bookingIn('PENDING');
    const responses = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'CONFIRMED')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', version: 2 });
  });

  it('confirm and cancel: a cancelled booking is never confirmed afterwards', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await bookingIn('PENDING');
      const [confirmed, cancelled] = await Promise.all([setStatus(id, 'CONFIRMED'), cancel(id)]);
      expect(cancelled.status).toBe(200);
      expect([200, 400]).toContain(confirmed.status);
      expect(await read(id)).toMatchObject({ status: 'CANCELLED', version: confirmed.status === 200 ? 3 : 2 });
    }
  });

  it('a customer and the studio cancel: one of them succeeds', async () => {
    const { booking_id, cancel_token } = await book(start);
    const [theirs, ours] = await Promise.all([
      studio().call('POST', `/api/bookings/${booking_id}/cancel?token=${cancel_token}`),
      cancel(booking_id),
    ]);
    expect(theirs.status).toBe(200);
    expect(await read(booking_id)).toMatchObject({
      status: 'CANCELLED',
      version: 2,
      cancelled_by: ours.status === 200 ? 'admin' : 'customer',
    });
  });
});
