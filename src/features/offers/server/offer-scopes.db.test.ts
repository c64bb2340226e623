import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { offeringStudio } from './testing/offering-studio.ts';

const { studio, service, photographer, offer, withdraw, linkOf } = offeringStudio();

const keyWith = async (...scopes: string[]): Promise<Record<string, string>> => {
  const { body } = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Kasse', scopes });
  return { authorization: `Bearer ${body.token}` };
};

it('an API key that may only read gets offers without their address, because the address permits booking (OFFER-09)', async () => {
  const made = await offer(['05T10:00']);
  const listed = async (headers: Record<string, string>) =>
    (await studio().call('GET', '/api/admin/offers', undefined, headers)).body;
  const [read] = await listed(await keyWith('bookings:read'));
  expect(read).toMatchObject({ id: made.id, url: null, customer: made.customer });
  expect(JSON.stringify(read)).not.toContain(linkOf(made));
  const [both] = await listed(await keyWith('bookings:read', 'bookings:write'));
  expect(both.url).toBe(made.url);
});

it('an API key that may only write offers times and withdraws them, and gets the id only (OFFER-09)', async () => {
  const headers = await keyWith('bookings:write');
  const wanted = {
    service_id: service(),
    times: [{ photographer_id: photographer(), start: '2030-06-05T10:00:00' }],
    customer: { name: 'Mia Kern', email: 'mia@example.de' },
  };
  const made = await studio().call('POST', '/api/admin/offers', wanted, headers);
  expect([made.status, made.body]).toEqual([201, { id: expect.any(String) }]);
  expect((await studio().call('GET', '/api/admin/offers', undefined, headers)).status).toBe(403);
  const withdrawn = await studio().call('POST', `/api/admin/offers/${made.body.id}/withdraw`, {}, headers);
  expect([withdrawn.status, withdrawn.body]).toEqual([200, { id: made.body.id }]);
  const other = await keyWith('bookings:read');
  expect((await studio().call('POST', '/api/admin/offers', wanted, other)).status).toBe(403);
});

it('making and withdrawing an offer is recorded without personal data, a refused one is not (OFFER-09)', async () => {
  const made = await offer(['05T10:00', '06T10:00']);
  await withdraw(made);
  expect((await withdraw(made)).status).toBe(409);
  const { rows } = await sql`
    SELECT action, details FROM audit_entry WHERE details ->> 'offer_id' = ${made.id} ORDER BY id`.execute(
    studio().database.db,
  );
  expect(rows).toEqual([
    { action: 'offer.made', details: { offer_id: made.id, service_id: service(), times: 2 } },
    { action: 'offer.withdrawn', details: { offer_id: made.id } },
  ]);
});
