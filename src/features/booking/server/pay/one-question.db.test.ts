import { expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { startCheckout } from './start-checkout.ts';

const { studio, provider, book, checkout, begin } = payingStudio();
const calls = () => provider().requests.filter(({ path }) => path.startsWith('/v1/checkout/sessions')).length;
const payer = { token: undefined, language: 'de', network: '127.0.0.1', administrator: undefined } as const;

it('many requests for one booking in two processes make one call for its session and one about it (SRV-28)', async () => {
  const id = await book();
  const second = openDatabase({ connection: studio().database.url, log: silentLog, patience: 'endless' });
  const contexts = [studio().context, { ...studio().context, db: second.db }];
  const before = calls();
  const press = () =>
    Promise.all(
      Array.from({ length: scaleCount(100) }, (_, i) => startCheckout(contexts[i % 2] ?? studio().context, id, payer)),
    );
  const first = await press();
  expect(new Set(first.map(({ checkout_url }) => checkout_url)).size).toBe(1);
  expect(calls() - before).toBeLessThanOrEqual(2);
  await press();
  await press();
  expect(calls() - before).toBeLessThanOrEqual(2);
  await second.close();
});

it('a session that the provider has ended is asked about again after seconds, and replaced (SRV-28)', async () => {
  const { id, session } = await begin();
  const { body } = await checkout(id);
  expect(body.checkout_url).toBe(session.url);
  session.expire();
  expect((await checkout(id)).body.checkout_url).toBe(session.url);
  studio().setNow(formatInstant(studio().context.now() + 4000).slice(0, 19));
  const other = await checkout(id);
  expect(other.status).toBe(200);
  expect(other.body.checkout_url).not.toBe(session.url);
});

it('whoever waits for a call that fails fails with it and makes none (SRV-28)', async () => {
  const id = await book();
  const before = calls();
  provider().behave(500);
  const answers = await Promise.all(Array.from({ length: 30 }, () => checkout(id)));
  provider().behave('normal');
  for (const { status } of answers) expect([502, 503]).toContain(status);
  // The client of the provider repeats a failed call.
  expect(calls() - before).toBeLessThanOrEqual(6);
  expect((await checkout(id)).status).toBe(200);
});
