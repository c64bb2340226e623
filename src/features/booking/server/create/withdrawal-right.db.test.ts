import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { expressRequest } from '../../texts/express-request.ts';
import { bookableStudio } from '../testing/bookable-studio.ts';

const { studio, service, photographer, book, attempt, setStatus } = bookableStudio();

const setRight = async (withdrawal_right: unknown) =>
  studio().adminCall('PUT', `/api/admin/services/${service()}`, { withdrawal_right });

interface Agreed {
  readonly withdrawal_right: string;
  readonly express_request_at: number | null;
  readonly express_request_version: string | null;
  readonly contract_at: number | null;
}
const agreedOf = async (id: string): Promise<Agreed> => {
  const { rows } = await sql<Agreed>`
    SELECT withdrawal_right, express_request_at, express_request_version, contract_at FROM booking
    WHERE id = ${id}`.execute(studio().context.db);
  return rows[0]!;
};
const bookedRight = async (start: string, more: object = {}) =>
  (await agreedOf((await book(start, more)).booking_id)).withdrawal_right;

describe('the right of withdrawal', () => {
  it('is yes for a service unless the studio changes it, and any other value is shown to customers', async () => {
    const { body } = await studio().call('GET', `/api/services/${service()}`);
    expect(body).not.toHaveProperty('withdrawal_right');
    expect(await setRight('no')).toMatchObject({ status: 200, body: { withdrawal_right: 'no' } });
    expect((await studio().call('GET', `/api/services/${service()}`)).body.withdrawal_right).toBe('no');
    expect((await setRight('maybe')).status).toBe(422);
    expect((await setRight(null)).status).toBe(422);
  });

  it('is copied into the booking, and stays as it was (LAW-03)', async () => {
    const { booking_id } = await book('2030-06-05T09:00');
    expect(await agreedOf(booking_id)).toMatchObject({ withdrawal_right: 'yes', express_request_at: null });
    await setRight('no');
    expect((await agreedOf(booking_id)).withdrawal_right).toBe('yes');
    expect(await bookedRight('2030-06-05T11:00')).toBe('no');
    await expect(
      sql`UPDATE booking SET withdrawal_right = 'no' WHERE id = ${booking_id}`.execute(studio().context.db),
    ).rejects.toThrow(/never changed/);
  });

  describe('where the service asks for an express request', () => {
    beforeEach(async () => void (await setRight('express_request')));

    it('the ticked request is stored with its instant and the version of its wording, which is kept (LAW-03)', async () => {
      const { booking_id } = await book('2030-06-05T09:00', { express_request: true });
      const agreed = await agreedOf(booking_id);
      expect(agreed).toMatchObject({
        withdrawal_right: 'express_request',
        express_request_at: studio().context.now(),
      });
      const { rows } = await sql`
        SELECT de, ru FROM legal_version
        WHERE kind = 'express_request' AND version = ${agreed.express_request_version}`.execute(studio().context.db);
      expect(rows).toEqual([expressRequest]);
    });

    it('a customer who has not ticked it has the full right, and so has one who was booked by the studio (LAW-03)', async () => {
      expect(await bookedRight('2030-06-05T09:00')).toBe('yes');
      expect(await bookedRight('2030-06-05T11:00', { express_request: false })).toBe('yes');
      const admin = { service_id: service(), photographer_id: photographer() };
      const byStudio = (start: string, more = {}) =>
        studio().adminCall('POST', '/api/admin/bookings', { ...admin, start, customer: { name: 'Ute' }, ...more });
      const { booking_id } = (await byStudio('2030-06-05T13:00')).body;
      expect((await agreedOf(booking_id)).withdrawal_right).toBe('yes');
      const internal = (await byStudio('2030-06-05T15:00', { ignore_working_hours: true })).body.booking_id;
      expect((await agreedOf(internal)).withdrawal_right).toBe('no');
    });
  });

  it('a request that the service does not ask for is ignored, and one that is not a boolean is refused', async () => {
    expect(await bookedRight('2030-06-05T09:00', { express_request: true })).toBe('yes');
    expect((await attempt('2030-06-05T11:00', { express_request: 'ja' })).status).toBe(422);
  });

  it('the contract is made when the booking is first confirmed (LAW-03)', async () => {
    const { booking_id } = await book('2030-06-05T09:00');
    expect((await agreedOf(booking_id)).contract_at).toBeNull();
    studio().setNow('2030-06-03T09:30');
    await setStatus(booking_id, 'CONFIRMED');
    const first = (await agreedOf(booking_id)).contract_at;
    expect(first).toBe(Date.parse('2030-06-03T09:30+02:00'));
    studio().setNow('2030-06-03T10:00');
    await setStatus(booking_id, 'CANCELLED');
    await studio().adminCall('PUT', `/api/admin/bookings/${booking_id}`, { status: 'PENDING' });
    await setStatus(booking_id, 'CONFIRMED');
    expect((await agreedOf(booking_id)).contract_at).toBe(first);
  });
});
