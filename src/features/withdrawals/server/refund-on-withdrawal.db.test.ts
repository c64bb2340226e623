import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';

const { studio, service, book, put, read } = bookableStudio();
const db = () => studio().database.db;

const paid = async (more: object = {}) => {
  const booking = await book('2030-06-12T09:00', more);
  await sql`
    INSERT INTO payment (id, booking_id, session_id, checkout_url, amount_cents, currency, status, expires_at, payment_intent, paid_at)
    VALUES (${randomUUID()}, ${booking.booking_id}, ${randomUUID()}, 'https://checkout.example', 7501, 'EUR', 'paid', now(),
            ${randomUUID()}, now())`.execute(db());
  await put(booking.booking_id, 'CONFIRMED');
  return booking;
};
const declare = (reference: string) =>
  studio().call('POST', '/api/withdrawals', { name: customer.name, reference, email: customer.email });
const refunds = async (id: string) => {
  const { rows } = await sql<{ amount_cents: number }>`
    SELECT refund.amount_cents FROM refund JOIN payment ON payment.id = refund.payment_id
    WHERE booking_id = ${id}`.execute(db());
  return rows.map(({ amount_cents }) => amount_cents);
};
const outcome = async (code: string) => {
  const { body } = await studio().adminCall('GET', '/api/admin/withdrawals');
  return body.find(({ reference }: { reference: string }) => reference === code);
};

test('a withdrawal refunds everything once, whatever the refund stages are (LAW-02)', async () => {
  await studio().adminCall('PUT', '/api/admin/payments/settings', {
    refund_rule_enabled: true,
    refund_stages: [{ days_before: 30, percent: 10 }],
  });
  const { booking_id, confirmation_code } = await paid();
  await Promise.all(Array.from({ length: 20 }, () => declare(confirmation_code)));
  expect(await refunds(booking_id)).toEqual([7501]);
  expect((await read(booking_id)).status).toBe('CANCELLED');
  const { body } = await studio().adminCall('GET', '/api/admin/withdrawals');
  const amounts = body.filter((one: { reference: string }) => one.reference === confirmation_code);
  expect(amounts.map(({ refund }: { refund: number }) => refund).toSorted((a: number, b: number) => b - a)).toEqual([
    75.01,
    ...Array.from({ length: 19 }, () => 0),
  ]);
});

test('after an express request the amount is proposed, and the studio refunds it (LAW-02)', async () => {
  await studio().adminCall('PUT', `/api/admin/services/${service()}`, { withdrawal_right: 'express_request' });
  const { booking_id, confirmation_code } = await paid({ express_request: true });
  await declare(confirmation_code);
  expect(await refunds(booking_id)).toEqual([]);
  expect(await outcome(confirmation_code)).toMatchObject({ outcome: 'proposed', refund: 75.01 });
});
