import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { cancelToken } from '../link/cancel-token.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { forgetOrigins } from './booking-origin.ts';

const { studio, book, read } = payingStudio();
const db = () => studio().database.db;

interface From {
  readonly address?: string;
  readonly query?: string;
  readonly headers?: Record<string, string>;
}

const checkout = async (id: string, { address = '127.0.0.1', query = '', headers = {} }: From = {}) => {
  const response = await studio().server.inject({
    method: 'POST',
    url: `/api/payments/create-checkout-session/${id}${query}`,
    remoteAddress: address,
    headers,
  });
  return { status: response.statusCode, body: response.json() };
};

const bookFrom = async (address: string) => {
  const { statusCode, body } = await studio().server.inject({
    method: 'POST',
    url: '/api/bookings',
    remoteAddress: address,
    payload: {
      service_id: await studio().addService(),
      photographer_id: await studio().addPhotographer(),
      location_id: 'company',
      start: '2030-06-05T09:00:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de', phone: '+49 170 1234567' },
    },
  });
  expect(statusCode).toBe(201);
  return JSON.parse(body).booking_id as string;
};

const refused = (detail: string) => ({ status: 403, body: { code: 'token_required', detail } });
const inGerman =
  'Zum Bezahlen öffnen Sie bitte den Link aus Ihrer E‑Mail zu diesem Termin oder melden Sie sich beim Studio.';

describe('starting the payment without the token of the mails', () => {
  it('is allowed to a client that has just booked from the same address (API-029, SRV-95)', async () => {
    const id = await bookFrom('203.0.113.7');
    expect((await checkout(id, { address: '203.0.113.7' })).status).toBe(200);
    studio().setNow('2030-06-03T09:59');
    expect((await checkout(id, { address: '203.0.113.7' })).status).toBe(200);
  });

  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2'],
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['127.0.0.1', '::1'],
  ])('is allowed from the same network in any notation: %s, %s', async (made, paid) => {
    expect((await checkout(await bookFrom(made), { address: paid })).status).toBe(200);
  });

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['203.0.113.7', '127.0.0.1'],
  ])('is refused from elsewhere, and no deadline starts: %s, %s', async (made, paid) => {
    const id = await bookFrom(made);
    expect(await checkout(id, { address: paid })).toMatchObject(refused(inGerman));
    expect((await read(id)).status).toBe('PENDING');
    const russian = await checkout(id, { address: paid, headers: { 'accept-language': 'ru' } });
    expect(russian.body.detail).toMatch(/откройте ссылку из письма/);
  });

  it('is refused after two hours, also from the same address (SRV-95)', async () => {
    const id = await bookFrom('203.0.113.7');
    studio().setNow('2030-06-03T10:00');
    expect(await checkout(id, { address: '203.0.113.7' })).toMatchObject(refused(inGerman));
  });

  it('is refused once the network was deleted', async () => {
    const [kept, forgotten] = [await bookFrom('203.0.113.7'), await bookFrom('203.0.113.7')];
    await sql`UPDATE booking_origin SET made_at = made_at - interval '2 hours' WHERE booking_id = ${forgotten}`.execute(
      db(),
    );
    await forgetOrigins(db(), studio().context.now());
    expect((await checkout(kept, { address: '203.0.113.7' })).status).toBe(200);
    expect((await checkout(forgotten, { address: '203.0.113.7' })).status).toBe(403);
  });

  it('is allowed for bookings by the studio, from where it booked, and for signed-in administrators', async () => {
    const { body } = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id: await studio().addService(),
      photographer_id: await studio().addPhotographer(),
      start: '2030-06-05T09:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de' },
    });
    expect((await checkout(body.id, { address: '198.51.100.9' })).status).toBe(403);
    expect((await checkout(body.id)).status).toBe(200);
    const paths = `/api/payments/create-checkout-session/${body.id}`;
    studio().setNow('2030-06-04T08:00');
    expect((await studio().call('POST', paths)).status).toBe(403);
    expect((await studio().adminCall('POST', paths)).status).toBe(200);
  });
});

describe('starting the payment with the token', () => {
  it('is allowed from anywhere and at any time (SRV-95)', async () => {
    const id = await bookFrom('203.0.113.7');
    studio().setNow('2030-06-04T08:00');
    const token = cancelToken(studio().context.secretKey, { id, link_version: 0 });
    expect((await checkout(id, { address: '198.51.100.9', query: `?token=${token}` })).status).toBe(200);
  });

  it('is refused with a wrong one, also from where the booking was made, and for an unknown booking', async () => {
    const [id, other] = [await bookFrom('203.0.113.7'), await book()];
    const token = cancelToken(studio().context.secretKey, { id: other, link_version: 0 });
    for (const query of [`?token=${token}`, '?token=']) {
      expect(await checkout(id, { address: '203.0.113.7', query })).toMatchObject({
        status: 403,
        body: { code: 'wrong_token' },
      });
    }
    expect((await checkout('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await read(id)).status).toBe('PENDING');
  });
});

describe('the stored network of a booking', () => {
  beforeEach(async () => void (await sql`DELETE FROM booking_origin`.execute(db())));

  it('is a hash that reveals neither the address nor who booked twice, and is deleted with the booking', async () => {
    const ids = [await bookFrom('203.0.113.7'), await bookFrom('203.0.113.7')];
    const { rows } = await sql<{ network_hash: Buffer }>`SELECT network_hash FROM booking_origin`.execute(db());
    expect(new Set(rows.map(({ network_hash }) => network_hash.toString('hex'))).size).toBe(2);
    await studio().adminCall('DELETE', `/api/admin/bookings/${ids[0]}`);
    const left = await sql<{ booking_id: string }>`SELECT booking_id FROM booking_origin`.execute(db());
    expect(left.rows).toEqual([{ booking_id: ids[1] }]);
  });
});
