import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from './testing/test-studio.ts';

const studio = testStudio();
const right = adminLogin.password;
const hook = { url: 'https://hooks.example.com/', events: ['booking.created'] };

/** A session in which no password has been confirmed since it began. */
const session = async (password = right) => {
  const { body } = await studio().call('POST', '/api/admin/auth/login-json', { ...adminLogin, password });
  const headers = { authorization: `Bearer ${body.access_token}` };
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
    studio().call(method, `/api/admin/${path}`, sent, headers);
};
const webhook = async (): Promise<string> => (await studio().adminCall('POST', '/api/admin/webhooks', hook)).body.id;

interface Action {
  readonly method: 'POST' | 'PUT';
  readonly path: () => string | Promise<string>;
  readonly body: object;
}
/** Actions whose effects outlive the session. */
const asking: Readonly<Record<string, Action>> = {
  'making an API key': {
    method: 'POST',
    path: () => 'api-keys',
    body: { name: 'Programm', scopes: ['bookings:read'] },
  },
  'making a webhook': { method: 'POST', path: () => 'webhooks', body: hook },
  'sending events elsewhere': {
    method: 'PUT',
    path: async () => `webhooks/${await webhook()}`,
    body: { url: 'https://elsewhere.example.com/' },
  },
  'a new secret of a webhook': {
    method: 'POST',
    path: async () => `webhooks/${await webhook()}/roll-secret`,
    body: {},
  },
  'a password of the mail server': {
    method: 'PUT',
    path: () => 'email-settings',
    body: { smtp: { host: 'mail.example', password: 'geheim' } },
  },
  'a token of the WhatsApp provider': {
    method: 'PUT',
    path: () => 'email-settings',
    body: { whatsapp: { webhook_token: 'geheim' } },
  },
  'a key of the payment provider': {
    method: 'PUT',
    path: () => 'payments/settings',
    body: { stripe_secret_key: 'sk_test_fremd' },
  },
  'a webhook secret of the payment provider': {
    method: 'PUT',
    path: () => 'payments/settings',
    body: { stripe_webhook_secret: 'whsec_fremd' },
  },
  'another account for transfers': {
    method: 'PUT',
    path: () => 'payments/settings',
    body: { transfer_iban: 'DE89370400440532013000' },
  },
};

const stored = async (): Promise<string> => {
  const { rows } = await sql<{ all: string }>`
    SELECT concat((SELECT json_agg(k ORDER BY id)::text FROM api_key k), (SELECT json_agg(w ORDER BY id)::text FROM webhook_endpoint w),
                  (SELECT json_agg(s ORDER BY name)::text FROM setting s)) AS all`.execute(studio().database.db);
  return rows[0]?.all ?? '';
};

beforeEach(async () => {
  const { db } = studio().database;
  for (const table of ['api_key', 'webhook_endpoint']) await sql`DELETE FROM ${sql.table(table)}`.execute(db);
  await sql`DELETE FROM setting WHERE name IN ('email', 'payments')`.execute(db);
});

describe('actions whose effect outlives the session', () => {
  it.each(Object.entries(asking))('require the password again: %s (SRV-86)', async (_, { method, path, body }) => {
    const ask = await session();
    const address = await path();
    const before = await stored();
    expect(await ask(method, address, body)).toMatchObject({
      status: 403,
      body: { code: 'password_required', detail: expect.stringContaining('Passwort') },
    });
    expect(await ask(method, address, { ...body, current_password: 'guess' })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', detail: 'Das Passwort ist falsch.' },
    });
    expect(await stored()).toBe(before);
    expect((await ask(method, address, { ...body, current_password: right })).status).toBeLessThan(300);
    expect(await stored()).not.toBe(before);
    expect(await stored()).not.toContain(right);
  });

  it('allow ten wrong passwords in a session, then 429 without a check, for any of them', async () => {
    const ask = await session();
    const key = (current_password: string) =>
      ask('POST', 'api-keys', { name: 'Programm', scopes: ['bookings:read'], current_password });
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (__, index) =>
        index % 2 === 0
          ? key(`guess ${index}`)
          : ask('POST', 'webhooks', { ...hook, current_password: `guess ${index}` }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30);
    expect(await key(right)).toMatchObject({ status: 429, body: { code: 'too_many_codes' } });
    // Another session continues.
    const other = await session();
    expect((await other('POST', 'webhooks', { ...hook, current_password: right })).status).toBe(201);
  });

  it.each([
    ['email-settings', { smtp: { host: 'mail.example', from_name: 'Studio' }, whatsapp: { enabled: false } }],
    ['email-settings', { smtp: { password: '' }, whatsapp: { webhook_token: '' } }],
    ['payments/settings', { stripe_publishable_key: 'pk_test_1', stripe_secret_key: '', payment_deadline_hours: 12 }],
    ['payments/settings', { transfer_iban: '', transfer_account_holder: 'Studio', transfer_bic: 'COBADEFFXXX' }],
  ])('require no password if no secret is set: %s %j', async (path, body) => {
    expect((await (await session())('PUT', path, body)).status).toBe(200);
  });

  it('require no password for an unchanged destination or account, nor for secrets sent back masked', async () => {
    const ask = await session();
    const change = { url: hook.url, description: 'Buchhaltung', is_enabled: false };
    expect((await ask('PUT', `webhooks/${await webhook()}`, change)).status).toBe(200);
    const keys = { stripe_secret_key: 'sk_test_studio', stripe_webhook_secret: 'whsec_studio' };
    const account = { transfer_iban: 'DE89370400440532013000' };
    await ask('PUT', 'payments/settings', { ...keys, ...account, current_password: right });
    const shown = (await ask('GET', 'payments/settings')).body;
    expect((await ask('PUT', 'payments/settings', shown)).status).toBe(200);
    expect((await ask('GET', 'payments/settings')).body).toEqual(shown);
  });
});

describe('changing the password', () => {
  it('lists the API keys that stay valid, which can be revoked together (SRV-86)', async () => {
    const make = async (name: string): Promise<string> =>
      (await studio().adminCall('POST', '/api/admin/api-keys', { name, scopes: ['bookings:read'] })).body.token;
    const tokens = [await make('Buchhaltung'), await make('Unbekannt')];
    const statuses = () =>
      Promise.all(
        tokens.map(async (token) => {
          const headers = { authorization: `Bearer ${token}` };
          return (await studio().call('GET', '/api/admin/bookings', undefined, headers)).status;
        }),
      );
    const ask = await session();
    const other = 'rotes Fahrrad am See';
    const changed = await ask('PUT', 'auth/password', { current_password: right, new_password: other });
    expect(changed.status).toBe(200);
    expect(changed.body.api_keys.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Buchhaltung',
      'Unbekannt',
    ]);
    expect(JSON.stringify(changed.body)).not.toContain(tokens[0]?.slice(8));
    expect(await statuses()).toEqual([200, 200]);
    expect((await ask('DELETE', 'api-keys')).body).toEqual({ success: true });
    expect(await statuses()).toEqual([401, 401]);
    expect((await ask('GET', 'api-keys')).body).toEqual([]);
    const { rows } = await sql<{ name: string }>`
      SELECT details->>'name' AS name FROM audit_entry WHERE action = 'api_key.revoked' ORDER BY 1`.execute(
      studio().database.db,
    );
    expect(rows).toEqual([{ name: 'Buchhaltung' }, { name: 'Unbekannt' }]);
    const back = await ask('PUT', 'auth/password', { current_password: other, new_password: right });
    expect(back.body.api_keys).toEqual([]);
  });
});
