import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '../testing/test-studio.ts';

const studio = testStudio();
const right = adminLogin.password;
const hook = { url: 'https://hooks.example.com/', events: ['booking.created'] };

/** A session that has just begun. */
const session = async (password = right) => {
  studio().setNow('2030-06-03T08:00');
  const { body } = await studio().call('POST', '/api/admin/auth/login-json', { ...adminLogin, password });
  const headers = { authorization: `Bearer ${body.access_token}` };
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
    studio().call(method, `/api/admin/${path}`, sent, headers);
};
/** A session whose sign-in counts no more. */
const oldSession = async () => {
  const ask = await session();
  studio().setNow('2030-06-03T08:15');
  return ask;
};
const webhook = async (): Promise<string> => (await studio().adminCall('POST', '/api/admin/webhooks', hook)).body.id;

interface Action {
  readonly method: 'POST' | 'PUT';
  readonly path: () => string | Promise<string>;
  readonly body: object;
}
const makingKey: Action = {
  method: 'POST',
  path: () => 'api-keys',
  body: { name: 'Programm', scopes: ['bookings:read'] },
};
/** Actions whose effects outlive the session, for which the sign-in counts. */
const asking: Readonly<Record<string, Action>> = {
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
  'another mail server': {
    method: 'PUT',
    path: () => 'email-settings',
    body: { smtp: { host: 'mail.fremd.example', port: 465 } },
  },
  'another address for WhatsApp messages': {
    method: 'PUT',
    path: () => 'email-settings',
    body: { whatsapp: { webhook_url: 'https://fremd.example/' } },
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

const succeeds = async (ask: Awaited<ReturnType<typeof session>>, { method, path, body }: Action) => {
  const [address, before] = [await path(), await stored()];
  expect((await ask(method, address, body)).status).toBeLessThan(300);
  expect(await stored()).not.toBe(before);
};

describe('actions whose effect outlives the session', () => {
  it.each(Object.entries(asking))(
    'need nothing but their request right after the sign-in: %s (KEY-02)',
    async (_, action) => succeeds(await session(), action),
  );

  it.each<[string, () => ReturnType<typeof session>, Action]>([
    ['making an API key, at once', session, makingKey],
    ...Object.entries(asking).map(([name, action]): [string, typeof session, Action] => [name, oldSession, action]),
  ])('require the password again: %s (SRV-86)', async (_, begin, { method, path, body }) => {
    const address = await path();
    const ask = await begin();
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
    ['email-settings', { smtp: { from_name: 'Studio' }, whatsapp: { enabled: false } }],
    ['email-settings', { smtp: { password: '' }, whatsapp: { webhook_token: '' } }],
    ['email-settings', { smtp: { host: '', port: 587, username: '' }, whatsapp: { webhook_url: '' } }],
  ])('require no password if no secret or destination is set: %s %j', async (path, body) => {
    expect((await (await oldSession())('PUT', path, body)).status).toBe(200);
  });

  it('require no password for an unchanged destination; secrets sent back masked stay', async () => {
    const id = await webhook();
    const change = { url: hook.url, description: 'Buchhaltung', is_enabled: false };
    expect((await (await oldSession())('PUT', `webhooks/${id}`, change)).status).toBe(200);
    const ask = await session();
    const keys = { stripe_secret_key: 'sk_test_studio', stripe_webhook_secret: 'whsec_studio' };
    const account = { transfer_iban: 'DE89370400440532013000' };
    await ask('PUT', 'payments/settings', { ...keys, ...account, current_password: right });
    const shown = (await ask('GET', 'payments/settings')).body;
    expect((await ask('PUT', 'payments/settings', shown)).status).toBe(200);
    expect((await ask('GET', 'payments/settings')).body).toEqual(shown);
  });
});

describe('a secret address of a calendar', () => {
  it('is made and shown right after the sign-in, later only with a password; it is switched off without (SRV-86)', async () => {
    const id = await studio().addPhotographer();
    const paths = [`photographers/${id}/calendar-feed`, `resources/${id}/calendar-feed`];
    const ask = await session();
    for (const path of paths) expect((await ask('POST', path)).status).toBe(201);
    studio().setNow('2030-06-03T08:15');
    const before = (await ask('GET', paths[0] ?? '')).body;
    expect(before).toMatchObject({ created_at: expect.any(String), address: null, is_hidden: true });
    for (const path of paths)
      expect(await ask('POST', path)).toMatchObject({ status: 403, body: { code: 'password_required' } });
    expect((await ask('GET', paths[0] ?? '')).body).toEqual(before);
    await ask('POST', 'auth/confirmation', { password: right });
    const { address, is_hidden } = (await ask('GET', paths[1] ?? '')).body;
    expect([address, is_hidden]).toEqual([expect.stringContaining('/api/calendar/feed/'), undefined]);
    for (const path of paths) expect((await ask('POST', path)).status).toBe(201);
    studio().setNow('2030-06-03T08:31');
    expect((await ask('DELETE', paths[0] ?? '')).status).toBe(200);
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
