import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { pushStudio } from '../testing/push-studio.ts';
import { pushKeysOf } from './push-keys.ts';
import { newPushKeys } from './push-request.ts';

const { studio, choose, service } = pushStudio();
const strict = testStudio();
const db = () => studio().database.db;
const devices = async () =>
  (await sql<{ endpoint: string }>`SELECT endpoint FROM push_subscription`.execute(db())).rows.length;

describe('a notified device', () => {
  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://localhost/1',
    'https://a:b@push.example/1',
    'nothing',
  ])('is refused at an address that nothing may be sent to: %s (TODAY-03)', async (endpoint) => {
    const key = newPushKeys().public_key;
    const body = { endpoint, keys: { p256dh: key, auth: 'a'.repeat(22) }, kinds: ['lead'] };
    const refused = await strict().adminCall('PUT', '/api/admin/push', body);
    expect(refused).toMatchObject({ status: 400, body: { code: expect.stringMatching(/^url_/) } });
  });

  it('is refused with a key that no browser makes (TODAY-03)', async () => {
    const refused = await choose(['lead'], service.url, Buffer.alloc(65, 4).toString('base64url'));
    expect(refused).toMatchObject({ status: 400, body: { code: 'push_key' } });
  });

  it('is one, however often and by whomever it is chosen (TODAY-03)', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => choose(['lead'])));
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await devices()).toBe(1);
  });

  it('belongs to who chose last on it, and nobody else can end that (TODAY-03)', async () => {
    const own = async () => (await studio().adminCall('GET', '/api/admin/push')).body.devices;
    await choose(['lead']);
    await sql`INSERT INTO admin_user (id, email, full_name, password_hash) VALUES (gen_random_uuid(), 'b@example.de', 'B', '')
              ON CONFLICT DO NOTHING`.execute(db());
    const toOther = sql`UPDATE push_subscription SET admin_id = (SELECT id FROM admin_user WHERE email = 'b@example.de')`;
    await toOther.execute(db());
    expect(await own()).toEqual([]);
    await choose([]);
    expect(await devices()).toBe(1);
    await choose(['cancellation']);
    expect(await own()).toMatchObject([{ kinds: ['cancellation'] }]);
    expect(await devices()).toBe(1);
  });

  it('is forgotten when its session is ended, but not when the session lapses (TODAY-03)', async () => {
    await choose(['lead']);
    await sql`UPDATE session SET expires_at = '2020-01-01Z'`.execute(db());
    await sql`DELETE FROM session`.execute(db());
    expect(await devices()).toBe(1);
    // Signed in again on the same device, and signed out.
    studio().setNow('2030-06-03T08:00');
    await studio().adminCall('GET', '/api/admin/push');
    await studio().adminCall('POST', '/api/admin/auth/logout');
    expect(await devices()).toBe(0);
  });

  it('is forgotten when its account is deactivated (TODAY-03)', async () => {
    await choose(['lead']);
    await sql`INSERT INTO admin_user (id, email, full_name, password_hash) VALUES (gen_random_uuid(), 'b@example.de', 'B', '')
              ON CONFLICT DO NOTHING`.execute(db());
    await sql`UPDATE admin_user SET deactivated_at = now() WHERE email <> 'b@example.de'`.execute(db());
    expect(await devices()).toBe(0);
    await sql`UPDATE admin_user SET deactivated_at = NULL`.execute(db());
  });

  it('gets the same key of the studio from every process (TODAY-03)', async () => {
    await sql`DELETE FROM push_key`.execute(db());
    const keys = await Promise.all(Array.from({ length: 10 }, () => pushKeysOf(studio().context)));
    expect(new Set(keys.map(({ private_key }) => private_key)).size).toBe(1);
    const { body } = await studio().adminCall('GET', '/api/admin/push');
    expect(body.public_key).toBe(keys[0]?.public_key);
    await choose(['lead']);
    const other = await pushKeysOf({ db: db(), secretKey: 'another key' });
    expect(other.public_key).not.toBe(keys[0]?.public_key);
    expect(await devices()).toBe(0);
  });
});
