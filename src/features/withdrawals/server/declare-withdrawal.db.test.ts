import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';

const { studio, service, book, setStatus, read } = bookableStudio();

const declare = (more: object = {}) =>
  studio().call('POST', '/api/withdrawals', {
    name: customer.name,
    reference: 'FB-XXXXXXXX',
    email: customer.email,
    ...more,
  });
const listed = async () => (await studio().adminCall('GET', '/api/admin/withdrawals')).body;
const stored = async (reference: string) =>
  (await listed()).find((one: { reference: string }) => one.reference === reference);
const setRight = (withdrawal_right: string) =>
  studio().adminCall('PUT', `/api/admin/services/${service()}`, { withdrawal_right });
const timeOf = async (id: string) =>
  (await sql`SELECT FROM occupied_time WHERE id = ${id}`.execute(studio().context.db)).rows.length;

describe('a declaration of withdrawal', () => {
  it('within the period cancels the booking and frees its time (LAW-02)', async () => {
    const { booking_id, confirmation_code } = await book('2030-06-12T09:00');
    await setStatus(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-05T08:00:07');
    const { status, body } = await declare({ reference: confirmation_code.toLowerCase() });
    expect(status).toBe(201);
    expect(body).toEqual({
      name: customer.name,
      reference: confirmation_code.toLowerCase(),
      email: customer.email,
      declared_at: '2030-06-05T08:00:07+02:00',
    });
    expect(await read(booking_id)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'customer' });
    expect(await timeOf(booking_id)).toBe(0);
    expect(await stored(confirmation_code.toLowerCase())).toMatchObject({
      outcome: 'cancelled',
      refund: 0,
      booking: { id: booking_id, confirmation_code },
    });
  });

  it('finds the booking by its Berlin date, if there is only one, and changes nothing yet (LAW-06)', async () => {
    const email = 'tag@example.de';
    const { booking_id } = await book('2030-06-12T09:00', { customer: { ...customer, email } });
    const { booking_id: late } = await book('2030-06-13T09:00', { customer: { ...customer, email } });
    await book('2030-06-13T11:00', { customer: { ...customer, email } });
    await declare({ email: email.toUpperCase(), reference: '12.06.2030' });
    expect((await read(booking_id)).status).toBe('PENDING');
    expect(await stored('12.06.2030')).toMatchObject({ outcome: 'request', booking: { id: booking_id } });
    await declare({ email, reference: '13.06.2030' });
    expect((await read(late)).status).toBe('PENDING');
    expect(await stored('13.06.2030')).toMatchObject({ outcome: 'unknown', booking: null });
  });

  it('with an unknown code, or the code of another customer, gets the same response (LAW-02)', async () => {
    const { booking_id, confirmation_code } = await book('2030-06-12T13:00');
    const known = await declare({ reference: confirmation_code });
    const { booking_id: other, confirmation_code: theirs } = await book('2030-06-12T15:00');
    for (const more of [{ reference: 'FB-XXXXXXXX' }, { reference: theirs, email: 'fremd@example.de' }]) {
      const answer = await declare(more);
      expect([answer.status, Object.keys(answer.body)]).toEqual([known.status, Object.keys(known.body)]);
      expect(await stored(more.reference)).toMatchObject({ outcome: 'unknown', booking: null });
    }
    expect((await read(booking_id)).status).toBe('CANCELLED');
    expect((await read(other)).status).toBe('PENDING');
  });

  it('after the period, or without the right, is a request that changes nothing (LAW-02)', async () => {
    const { booking_id, confirmation_code } = await book('2030-06-27T09:00');
    await setStatus(booking_id, 'CONFIRMED');
    studio().setNow('2030-06-18T00:00');
    await declare({ reference: confirmation_code });
    expect(await stored(confirmation_code)).toMatchObject({
      outcome: 'request',
      booking: { id: booking_id, status: 'CONFIRMED' },
    });
    studio().setNow('2030-06-03T08:00');
    await setRight('no');
    const fixed = await book('2030-06-27T13:00');
    await declare({ reference: fixed.confirmation_code });
    expect((await read(fixed.booking_id)).status).toBe('PENDING');
    expect(await timeOf(fixed.booking_id)).toBe(1);
  });

  it('after an express request cancels the booking, and the studio decides about the refund (LAW-02)', async () => {
    await setRight('express_request');
    const { booking_id, confirmation_code } = await book('2030-06-12T09:00', { express_request: true });
    await declare({ reference: confirmation_code });
    expect((await read(booking_id)).status).toBe('CANCELLED');
    expect(await stored(confirmation_code)).toMatchObject({ outcome: 'proposed', booking: { id: booking_id } });
  });

  it('takes effect once per booking, also of many concurrent ones and after a restore (LAW-02, LAW-04)', async () => {
    const { booking_id, confirmation_code } = await book('2030-06-12T09:00');
    const count = scaleCount(200);
    const answers = await Promise.all(Array.from({ length: count }, () => declare({ reference: confirmation_code })));
    // Requests that wait too long for a connection are refused with 503, and nothing is stored.
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(count - taken);
    const outcomes = async () => {
      const { rows } = await sql<{ outcome: string; count: number }>`
        SELECT outcome, count(*)::int AS count FROM withdrawal_declaration WHERE booking_id = ${booking_id}
        GROUP BY outcome ORDER BY outcome`.execute(studio().context.db);
      return rows;
    };
    expect(await outcomes()).toEqual([
      { outcome: 'cancelled', count: 1 },
      { outcome: 'request', count: taken - 1 },
    ]);
    await studio().adminCall('PUT', `/api/admin/bookings/${booking_id}`, { status: 'PENDING' });
    expect((await declare({ reference: confirmation_code })).status).toBe(201);
    expect((await read(booking_id)).status).toBe('PENDING');
    expect((await outcomes())[1]?.count).toBe(taken);
    await expect(
      sql`INSERT INTO withdrawal_declaration
          SELECT gen_random_uuid(), declared_at, customer_name, customer_email, reference, language, outcome, booking_id,
                 refund_cents
          FROM withdrawal_declaration WHERE booking_id = ${booking_id} AND outcome = 'cancelled'`.execute(
        studio().context.db,
      ),
    ).rejects.toThrow('withdrawal_takes_effect_once');
  });
});
