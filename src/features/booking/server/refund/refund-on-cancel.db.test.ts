import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailSettingsFrom } from '#features/notifications/domain/email-settings.ts';
import { readMailFacts } from '#features/notifications/server/mails/mail-facts.ts';
import { formatInstant, parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { CreatedBooking } from '../../contract.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, book, put } = bookableStudio();
const db = () => studio().database.db;
const settings = (changes: object) => studio().adminCall('PUT', '/api/admin/payments/settings', changes);
const weekThenHalf = [
  { days_before: 7, percent: 100 },
  { days_before: 2, percent: 50 },
];

beforeEach(async () => {
  await settings({ refund_rule_enabled: true, refund_stages: weekThenHalf });
  studio().setNow('2030-06-03T08:00');
});

/** A confirmed session on Wednesday, 12 June, 9:00, paid with 75.01 €. */
const paidBooking = async (cents = 7501): Promise<CreatedBooking> => {
  const booking = await book('2030-06-12T09:00:00');
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
    VALUES (${randomUUID()}, ${booking.booking_id}, ${randomUUID()}, 'https://checkout.example', ${cents}, 'EUR', 'paid',
            now(), ${randomUUID()}, now())`.execute(db());
  await put(booking.booking_id, 'CONFIRMED');
  return booking;
};
const look = async ({ booking_id, cancel_token }: CreatedBooking) =>
  (await studio().call('GET', `/api/bookings/${booking_id}?token=${cancel_token}`)).body;
const cancel = ({ booking_id, cancel_token }: CreatedBooking, expected?: number) =>
  studio().call(
    'POST',
    `/api/bookings/${booking_id}/cancel?token=${cancel_token}${expected === undefined ? '' : `&expected_refund=${expected}`}`,
  );
const refunded = async ({ booking_id }: CreatedBooking): Promise<number[]> => {
  const { rows } = await sql<{ amount_cents: number }>`
    SELECT refund.amount_cents FROM refund JOIN payment ON payment.id = refund.payment_id
    WHERE booking_id = ${booking_id}`.execute(db());
  return rows.map(({ amount_cents }) => amount_cents);
};
const wall = (text: string, minutes: number): string => {
  const instant = parseInstant(text);
  return formatInstant((instant.ok ? instant.value : 0) + minutes * MINUTE).slice(0, 16);
};

describe('the refund when a customer cancels (SRV-33)', () => {
  it('is shown with the token, in euros and dates, and not without it', async () => {
    const booking = await paidBooking();
    expect(await look(booking)).toMatchObject({
      paid_amount: 75.01,
      refund_amount: 75.01,
      refunded_amount: 0,
      refund_periods: [
        { until: '2030-06-05T09:00:00+02:00', amount: 75.01 },
        { until: '2030-06-10T09:00:00+02:00', amount: 37.51 },
      ],
    });
    const { body } = await studio().call('GET', `/api/bookings/${booking.booking_id}`);
    expect(Object.keys(body).filter((field) => /paid|refund/.test(field))).toEqual([]);
  });

  it.each(
    ['2030-06-05T09:00', '2030-06-10T09:00', '2030-06-11T08:57'].flatMap((border) =>
      [-2, -1, 0, 1, 2].map((minutes) => [wall(border, minutes)] as const),
    ),
  )('at %s the amount shown is the amount refunded', async (now) => {
    const booking = await paidBooking();
    studio().setNow(now);
    const { refund_amount, refund_periods } = await look(booking);
    expect(refund_amount).toBe(now < '2030-06-05T09:00' ? 75.01 : now < '2030-06-10T09:00' ? 37.51 : 0);
    expect(refund_periods[0]?.amount ?? 0).toBe(refund_amount);
    expect(await cancel(booking, refund_amount)).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', refunded_amount: refund_amount },
    });
    expect(await refunded(booking)).toEqual(refund_amount === 0 ? [] : [Math.round(refund_amount * 100)]);
  });

  it('is the shown amount, or nothing is cancelled (409)', async () => {
    const booking = await paidBooking();
    studio().setNow('2030-06-05T09:00');
    expect(await cancel(booking, 75.01)).toMatchObject({
      status: 409,
      body: {
        code: 'refund_changed',
        detail: expect.stringContaining('Inzwischen würde ein anderer Betrag erstattet'),
      },
    });
    expect(await refunded(booking)).toEqual([]);
    expect((await look(booking)).status).toBe('CONFIRMED');
    expect((await cancel(booking, 37.51)).status).toBe(200);
    expect(await refunded(booking)).toEqual([3751]);
    const { design } = emailSettingsFrom({});
    const facts = await readMailFacts(studio().context, booking.booking_id, design, null);
    expect(facts?.booking.refund_cents).toBe(3751);
  });

  it('is made once, however often it is cancelled', async () => {
    const booking = await paidBooking();
    const responses = await Promise.all(Array.from({ length: 8 }, () => cancel(booking, 75.01)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refunded(booking)).toEqual([7501]);
  });

  it('follows the rule in effect when it was booked, not the current one', async () => {
    const booking = await paidBooking();
    await settings({ refund_rule_enabled: false, refund_stages: [] });
    expect((await look(booking)).refund_amount).toBe(75.01);
    await cancel(booking);
    expect(await refunded(booking)).toEqual([7501]);
  });

  it('is decided by the studio if it was booked without a rule', async () => {
    await settings({ refund_rule_enabled: false });
    const booking = await paidBooking();
    await settings({ refund_rule_enabled: true });
    expect(await look(booking)).toMatchObject({ paid_amount: 75.01, refund_amount: null, refund_periods: [] });
    expect((await cancel(booking)).status).toBe(200);
    expect(await refunded(booking)).toEqual([]);
  });

  it('is a percentage of what the studio has not refunded yet', async () => {
    const booking = await paidBooking(10_000);
    await sql`
      INSERT INTO refund (id, payment_id, payment_intent, amount_cents, status, refund_id, requested_by, next_attempt_at, created_at, updated_at)
      SELECT ${randomUUID()}, id, payment_intent, 4000, 'succeeded', 're_1', 'admin', now(), now(), now() FROM payment
      WHERE booking_id = ${booking.booking_id}`.execute(db());
    studio().setNow('2030-06-06T09:00');
    expect(await look(booking)).toMatchObject({ paid_amount: 60, refund_amount: 30, refunded_amount: 40 });
    expect((await cancel(booking, 30)).body).toMatchObject({ paid_amount: 30, refunded_amount: 70 });
    expect(new Set(await refunded(booking))).toEqual(new Set([3000, 4000]));
  });

  it('is nothing if nothing was paid', async () => {
    const booking = await book('2030-06-12T09:00:00');
    expect(await look(booking)).toMatchObject({ paid_amount: 0, refund_amount: 0, refund_periods: [] });
    expect((await cancel(booking, 0)).status).toBe(200);
    expect(await refunded(booking)).toEqual([]);
  });

  it.each(['x', 'NaN'])('an expected refund of %s is 422, and nothing is cancelled', async (expected) => {
    const booking = await book('2030-06-12T09:00:00');
    const { booking_id, cancel_token } = booking;
    const path = `/api/bookings/${booking_id}/cancel?token=${cancel_token}&expected_refund=${expected}`;
    expect((await studio().call('POST', path)).status).toBe(422);
    expect((await look(booking)).status).toBe('PENDING');
  });
});
