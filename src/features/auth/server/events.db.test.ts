import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import { type EventReader, readEvents } from './testing/event-reader.ts';
import { setRole } from './testing/set-role.ts';

const studio = testStudio();
const readers: EventReader[] = [];
let url = '';
let token = '';

beforeAll(async () => {
  const address = await studio().server.listen({ port: 0, host: '127.0.0.1' });
  url = `${address}/api/admin/events`;
});
const signIn = async (): Promise<string> =>
  (await studio().call('POST', '/api/admin/auth/login-json', adminLogin)).body.access_token;
beforeEach(async () => {
  token = await signIn();
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.close();
});

// fetch keeps its connections, which would keep the server open.
afterAll(() => studio().server.server.closeAllConnections());

const open = async (headers: Record<string, string> = {}, query = ''): Promise<EventReader> => {
  const reader = await readEvents(`${url}${query}`, { authorization: `Bearer ${token}`, ...headers });
  readers.push(reader);
  if (reader.response.status === 200) await expect.poll(() => reader.events.length).toBeGreaterThan(0);
  return reader;
};
const change = (action: 'service.changed' | 'photographer.changed') =>
  recordAudit(studio().context.db, { actor: 'system', action });

it('tells an open screen what kind of thing has changed, and nothing else (TODAY-04)', async () => {
  const reader = await open();
  expect(reader.events[0]).toMatchObject({ event: 'open', kinds: [], id: expect.stringMatching(/^\d+-/) });
  await studio().adminCall('POST', '/api/admin/contacts', { name: 'Nora Neu', email: 'nora@kunde.example' });
  await reader.next('contact');
  expect(JSON.stringify(reader.events)).not.toMatch(/nora/i);
});

it('sends headers that keep proxies from buffering, and no compression', async () => {
  const { response } = await open({ 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('continues after the last event without a gap; what is unknown is answered with a reset', async () => {
  const first = await open();
  await change('service.changed');
  await first.next('service');
  await first.close();
  await change('photographer.changed');
  const again = await open({ 'last-event-id': first.events.at(-1)?.id ?? '' });
  // In the first event, or in the next one if the process hears of the change only now.
  await again.next('photographer');
  expect(again.events[0]?.event).toBe('open');
  expect(again.events.flatMap(({ kinds }) => kinds)).toEqual(['photographer']);
  const upToDate = await open({ 'last-event-id': again.events.at(-1)?.id ?? '' });
  expect(upToDate.events[0]).toMatchObject({ event: 'open', kinds: [] });
  expect((await open({ 'last-event-id': '1-nothing' })).events[0]).toMatchObject({ event: 'reset', kinds: [] });
});

it('tells a page what has changed since it began to load', async () => {
  // What happened before the process listened is not known.
  const isKnown = async () => (await open({}, '?within=0')).events[0]?.event;
  await expect.poll(isKnown, { timeout: 10_000, interval: 300 }).toBe('open');
  await change('service.changed');
  expect((await open({}, '?within=0')).events[0]?.kinds).toContain('service');
  expect((await open({}, '?within=86400000')).events[0]?.event).toBe('reset');
  expect((await open({}, '?within=86400001')).response.status).toBe(422);
});

it('many changes at once become few events', async () => {
  const reader = await open();
  for (let i = 0; i < 50; i++) await change('service.changed');
  await reader.next('service');
  await change('photographer.changed');
  await reader.next('photographer');
  expect(reader.events.length).toBeLessThan(20);
});

it('ends with its session, however that ends, and leaves other sessions alone (TODAY-04)', async () => {
  const mine = await open();
  token = await signIn();
  const other = await open();
  await studio().call('POST', '/api/admin/auth/logout', undefined, { authorization: `Bearer ${token}` });
  await other.ended();
  expect(mine.isOpen()).toBe(true);
  await studio()
    .context.db.deleteFrom('session' as never)
    .execute();
  await mine.ended();
  expect((await open()).response.status).toBe(401);
});

it('refuses strangers, API keys, and who does not ask for events', async () => {
  expect((await open({ authorization: '' })).response.status).toBe(401);
  expect((await open({ accept: 'application/json' })).response.status).toBe(406);
});

it('limits the streams of an account, and counts those that have ended no more', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => open()));
  const refused = await open();
  expect(refused.response.status).toBe(429);
  expect(refused.response.headers.get('retry-after')).toBe('30');
  await all[0]?.close();
  await expect.poll(async () => (await open()).response.status).toBe(200);
});

describe('a photographer', () => {
  afterEach(() => setRole(studio().database.db, 'owner'));

  it('hears of what her pages show, and nothing of money, contacts and settings (TEAM-01)', async () => {
    await setRole(studio().database.db, 'photographer');
    const reader = await open();
    const told = ['invoice.blocked_opened', 'settings.changed', 'team.changed', 'booking.cancelled'] as const;
    for (const action of told) await recordAudit(studio().context.db, { actor: 'system', action });
    await reader.next('booking');
    expect(new Set(reader.events.flatMap(({ kinds }) => kinds))).toEqual(new Set(['booking']));
    const again = await open({ 'last-event-id': reader.events[0]?.id ?? '' });
    expect(again.events[0]).toMatchObject({ event: 'open', kinds: ['booking'] });
  });

  it('whose role is changed hears no longer by the former one (TEAM-01)', async () => {
    const asOwner = await open();
    await setRole(studio().database.db, 'photographer');
    await recordAudit(studio().context.db, { actor: 'system', action: 'team.changed' });
    await asOwner.ended();
  });
});
