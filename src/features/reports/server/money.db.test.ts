import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { moneyOf } from '#features/booking/domain/money/booking-money.ts';
import { paymentInCents } from '#features/booking/web/parts/admin/payment-in-cents.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import type { StatsOverview } from '../contract.ts';
import { anyBookings, type Paying, type Payment, recomputed } from './testing/money-oracle.ts';
import { storeBookings } from './testing/stored-bookings.ts';

const studio = testStudio();
const db = () => studio().database.db;
const year = Date.UTC(2030, 0, 1);
const hour = 3_600_000;

const ids = { photographer: '', service: '' };

beforeAll(async () => {
  ids.photographer = await studio().addPhotographer();
  ids.service = await studio().addService();
});

beforeEach(() => studio().setNow('2029-12-01T12:00'));

/** Stores bookings and their payments; returns the ids of the bookings. */
const store = async (bookings: readonly Paying[]): Promise<string[]> => {
  await storeBookings(
    db(),
    bookings.map((booking) => ({
      status: booking.status,
      start: year + booking.hour * hour,
      minutes: 60,
      created: year - 9000 * hour,
      photographer_id: ids.photographer,
      photographer_name: 'Anna',
      service_id: ids.service,
      service_name: 'Porträt',
      price: 15_000,
      revenue: null,
    })),
  );
  const { rows } = await sql<{ id: string; starts_at: number }>`SELECT id, starts_at FROM booking`.execute(db());
  const stored = bookings.map((booking) => rows.find((row) => row.starts_at === year + booking.hour * hour)?.id ?? '');
  for (const [i, booking] of bookings.entries()) {
    for (const [j, payment] of booking.payments.entries()) await storePayment(stored[i] ?? '', payment, j);
  }
  return stored;
};

const storePayment = async (bookingId: string, payment: Payment, minute: number): Promise<void> => {
  const [id, intent] = [randomUUID(), `pi_${randomUUID()}`];
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, created_at,
                         payment_intent, refund_needed)
    VALUES (${id}, ${bookingId}, ${id}, 'https://checkout.example', ${payment.cents}, 'EUR', ${payment.status}, now(),
            now() + ${minute} * interval '1 minute', ${intent}, ${payment.refund_needed})`.execute(db());
  if (payment.charged_back !== null) {
    await sql`INSERT INTO charge_refund (payment_intent, refunded_cents, updated_at)
              VALUES (${intent}, ${payment.charged_back}, now())`.execute(db());
  }
  for (const { state, cents } of payment.disputes) {
    await sql`INSERT INTO dispute (id, payment_intent, amount_cents, state, reported_at, created_at, updated_at)
              VALUES (${randomUUID()}, ${intent}, ${cents}, ${state}, now(), now(), now())`.execute(db());
  }
  for (const { status, cents, known, ours } of payment.refunds) {
    const refund = randomUUID();
    // Bypasses the rule that no more is refunded than was paid: the provider may still report more.
    await sql`
      INSERT INTO refund (id, payment_id, payment_intent, refund_id, amount_cents, status, requested_by, next_attempt_at,
                          created_at, updated_at)
      VALUES (${refund}, ${ours ? id : null}, ${ours ? null : intent}, ${known ? refund : null}, ${cents}, 'pending', 'system',
              now(), now(), now())`.execute(db());
    await sql`UPDATE refund SET status = ${status} WHERE id = ${refund}`.execute(db());
  }
};

const figures = async (query = ''): Promise<StatsOverview['payments']> => {
  const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/stats/overview${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.payments;
};

/** The same figures, summed up from the list of bookings. */
const listed = async (): Promise<Record<'paid' | 'refunded' | 'open', number>> => {
  const { body } = await studio().adminCall('GET', '/api/admin/bookings');
  const amounts = (body as AdminBooking[]).map(({ status, payment }) =>
    moneyOf({ status, payment: paymentInCents(payment) }),
  );
  const sum = (of: 'paid' | 'refunded' | 'open') => amounts.reduce((total, each) => total + each[`${of}_cents`], 0);
  return { paid: sum('paid') / 100, refunded: sum('refunded') / 100, open: sum('open') / 100 };
};

it('paid, refunded and open prepayments equal an independent count, in the figures and in the list (SRV-33)', async () => {
  const anyHour = fc.nat(8759);
  await fc.assert(
    fc.asyncProperty(anyBookings, anyHour, anyHour, async (bookings, one, other) => {
      const stored = await store(bookings);
      const all = await figures();
      expect(all).toEqual(recomputed(bookings, stored));
      const { refunds_needed: _, contested: __, ...amounts } = all;
      expect(await listed()).toEqual(amounts);
      const [from, until] = [Math.min(one, other), Math.max(one, other)];
      const range = `?date_from=${new Date(year + from * hour).toISOString()}&date_to=${new Date(year + until * hour).toISOString()}`;
      const inside = bookings.map((booking, i) => ({ booking, id: stored[i] ?? '' }));
      const within = inside.filter(({ booking }) => booking.hour >= from && booking.hour <= until);
      expect(await figures(range)).toEqual(
        recomputed(
          within.map(({ booking }) => booking),
          within.map(({ id }) => id),
        ),
      );
    }),
    { numRuns: scaleCount(15, 5) },
  );
});
