import { sql } from 'kysely';
import { pino } from 'pino';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';
import { featureRoutes } from '../routes.ts';

const logged: string[] = [];
const log = pino({ level: 'trace', base: null }, { write: (line: string) => void logged.push(line) });
const { studio, provider, book, begin, checkout, send } = payingStudio({ log });

const keys = { stripe_secret_key: 'sk_test_studio', stripe_webhook_secret: 'whsec_studio' };
const settings = '/api/admin/payments/settings';

/** The responses to all GET endpoints, and all pages. */
const allOutput = async (bookingId: string): Promise<string[]> => {
  const { authorization } = await signedIn();
  const endpoints = featureRoutes(studio().context).flatMap(({ contract }) => Object.keys(contract));
  const reads = endpoints.filter((key) => key.startsWith('GET ')).map((key) => key.slice(4));
  expect(reads.length).toBeGreaterThan(30);
  const pages = [
    '/',
    '/booking',
    `/booking/success/${bookingId}`,
    '/terms',
    '/privacy',
    '/admin/payments',
    '/api/health',
  ];
  const output: string[] = [];
  for (const path of [...reads, ...pages]) {
    const url = path.replaceAll(/\{\w+\}/g, bookingId);
    const response = await studio().server.inject({ method: 'GET', url, headers: { authorization } });
    output.push(response.body, JSON.stringify(response.headers));
    if (response.statusCode === 200 && path.endsWith('/excel')) {
      output.push(JSON.stringify(await readExcelFile(response.rawPayload)));
    }
  }
  return output;
};

const signedIn = async (): Promise<{ authorization: string }> => {
  const { body } = await studio().call('POST', '/api/admin/auth/login-json', {
    email: 'studio@example.de',
    password: 'correct horse battery',
  });
  return { authorization: `Bearer ${body.access_token}` };
};

/** All stored data, as a backup contains it. */
const everythingStored = async (): Promise<string> => {
  const { db } = studio().database;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db);
  const contents = await Promise.all(
    tables.map(({ name }) =>
      sql<{ text: string | null }>`SELECT string_agg(row::text, ' ') AS text FROM ${sql.table(name)} AS row`.execute(
        db,
      ),
    ),
  );
  return contents.map(({ rows }) => rows[0]?.text ?? '').join(' ');
};

it('no response, page, export, log line or stored row contains a key of the provider, whatever fails (G07, SRV-35)', async () => {
  const responses: unknown[] = [(await studio().adminCall('PUT', settings, keys)).body];
  const { id, session } = await begin();
  // A provider that repeats the key in its error messages.
  for (const failure of [500, 429, 402] as const) {
    provider().behave(failure);
    responses.push(
      (await checkout(await book())).body,
      (await studio().adminCall('POST', '/api/admin/payments/test-stripe-connection')).body,
      (await studio().adminCall('POST', '/api/admin/payments/test-payment-intent', { amount: 1 })).body,
      (await studio().call('GET', `/api/bookings/${id}`)).body,
    );
  }
  provider().behave('normal');
  session.pay();
  responses.push((await send('checkout.session.completed', session.describe(), { secret: 'whsec_studio_not' })).body);
  await send('checkout.session.completed', session.describe());
  provider().behave(500);
  responses.push((await studio().adminCall('POST', `/api/admin/bookings/${id}/refunds`, { amount: 1 })).body);
  responses.push((await studio().adminCall('PUT', settings, { stripe_publishable_key: keys.stripe_secret_key })).body);
  responses.push(
    (await studio().adminCall('PUT', settings, { stripe_secret_key: `${keys.stripe_secret_key} x` })).body,
  );

  expect(logged.join('')).toContain('the state of a payment has changed');
  const output = [...responses.map((response) => JSON.stringify(response)), ...(await allOutput(id)), ...logged];
  output.push(await everythingStored());
  for (const key of Object.values(keys)) {
    const revealing = output
      .filter((text) => text.includes(key))
      .map((text) => text.slice(Math.max(0, text.indexOf(key) - 100)));
    expect(revealing).toEqual([]);
  }
});
