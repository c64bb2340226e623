import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { bookableStudio, customer } from '#features/booking/server/testing/bookable-studio.ts';
import { readCalendar } from '#shared/server/testing/read-calendar.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { pageData } from './facts/page-data.ts';
import { readsFrom } from './facts/reads-from.ts';

const { studio, service, book, edit } = bookableStudio();

const fileOf = async (id: string, secretKey = studio().context.secretKey) => {
  const server = Fastify();
  bookingCalendar(server, readsFrom({ ...studio().context, secretKey }));
  const { statusCode, body } = await server.inject({ url: `/booking/success/${id}/termin.ics` });
  await server.close();
  return { status: statusCode, body };
};
const eventOf = async (id: string, secretKey?: string): Promise<Readonly<Record<string, string>>> => {
  const { status, body } = await fileOf(id, secretKey);
  expect(status).toBe(200);
  return readCalendar(body).events[0] ?? {};
};

describe('the calendar file of a booking', () => {
  it('does not contain the id of the booking (SRV-96)', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    const event = await eventOf(booking_id);
    expect(event).toMatchObject({ UID: expect.stringMatching(/^[0-9a-f]{32}@fotobooking$/), SEQUENCE: '1' });
    expect((await fileOf(booking_id)).body).not.toContain(booking_id.slice(0, 8));
  });

  it('keeps its UID after a change, and with another secret key (SRV-96)', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    const { UID } = await eventOf(booking_id);
    await edit(booking_id, { start: '2030-06-05T11:00' });
    expect(await eventOf(booking_id, 'another key, after a restore')).toMatchObject({ UID, SEQUENCE: '2' });
  });

  it('has a UID of its own per booking, and for one of an earlier version the UID that calendars have stored', async () => {
    const [first, second] = [await book('2030-06-05T09:00:00'), await book('2030-06-05T12:00:00')];
    expect((await eventOf(first.booking_id)).UID).not.toBe((await eventOf(second.booking_id)).UID);
    await sql`UPDATE booking SET calendar_uid = NULL WHERE id = ${second.booking_id}`.execute(studio().database.db);
    expect(await eventOf(second.booking_id)).toMatchObject({ UID: `${second.booking_id}@fotobooking` });
  });

  it('names the items of the booking (PLAN-31)', async () => {
    const options = [{ name_de: 'Make-up', price: 60, max_count: 3 }];
    const offered = await studio().adminCall('PUT', `/api/admin/services/${service()}`, { options });
    const { booking_id } = await book('2030-06-05T09:00:00', {
      options: [{ id: offered.body.options[0].id, count: 2 }],
    });
    expect((await eventOf(booking_id)).DESCRIPTION).toContain('2 × Make-up');
  });

  it('names a reduction with its amount (VOU-04)', async () => {
    await studio().adminCall('POST', '/api/admin/discount-codes', { code: 'SOMMER', percent: 10 });
    const { booking_id } = await book('2030-06-05T09:00:00', { discount_code: 'SOMMER' });
    expect((await eventOf(booking_id)).DESCRIPTION).toContain('Rabattcode SOMMER (-15,00 €)');
  });

  it('names both of two sessions in a row, with their times (PLAN-33)', async () => {
    const { body } = await studio().adminCall('POST', '/api/admin/services', {
      name: 'Passfoto',
      description: 'Bilder',
      duration_min: 30,
      price_eur: 20,
      as_second_session: true,
    });
    const { booking_id } = await book('2030-06-05T09:00:00', { options: [{ id: body.id, count: 1 }] });
    const event = await eventOf(booking_id);
    expect(event.SUMMARY).toContain(' + Passfoto');
    expect(event.DESCRIPTION?.split('\n')).toEqual([
      expect.stringMatching(/^FB-/),
      'Anna Lindner',
      '09:00–10:00 Porträt',
      '10:00–10:30 Passfoto',
    ]);
  });

  it('is 404 for an unknown booking', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nope']) expect((await fileOf(id)).status).toBe(404);
  });
});

describe('the page of a booking', () => {
  const page = async (id: string, network: string, token?: string) => {
    const { data, status } = await pageData.success({
      reads: readsFrom(studio().context),
      params: { id },
      query: new URLSearchParams(token === undefined ? {} : { token }),
      language: 'de',
      pathname: `/booking/success/${id}`,
      chosen: undefined,
      network,
      failed: (error) => {
        throw error;
      },
    });
    return data.booking?.customer ?? status;
  };
  const masked = { name: 'Änne M.', email: 'a***@example.de', phone: '***567' };

  it('shows all customer data where the booking was just made (PUB-085, PUB-086), and masks it elsewhere', async () => {
    const { booking_id } = await book('2030-06-05T09:00:00');
    expect(await page(booking_id, '127.0.0.1')).toEqual(customer);
    expect(await page(booking_id, '203.0.113.7')).toEqual(masked);
    studio().setNow('2030-06-03T10:00');
    expect(await page(booking_id, '127.0.0.1')).toEqual(masked);
  });

  it('shows all customer data with the token of the mails, and nothing with a wrong one', async () => {
    const { booking_id, cancel_token } = await book('2030-06-05T09:00:00');
    expect(await page(booking_id, '203.0.113.7', cancel_token)).toEqual(customer);
    expect(await page(booking_id, '127.0.0.1', `${cancel_token}x`)).toBe(403);
  });
});
