import { randomUUID } from 'node:crypto';
import { startSmtpSink } from '../../src/features/notifications/server/testing/smtp-sink.ts';
import { addDays } from '../../src/shared/kernel/time/calendar-date.ts';
import { someMonday } from '../support/dates.ts';
import { saveSetting } from '../support/public-site.ts';
import { expect, type Studio, startStudio, test } from '../support/studio.ts';
import { type RoundRobinProxy, startProxy } from './round-robin-proxy.ts';

interface TestResponse {
  readonly status: number;
  readonly body: any;
}

/** One process that only runs the database, and two behind a round-robin proxy that also run the jobs. */
test.describe('two processes behind a proxy', () => {
  let keeper: Studio;
  let sink: Awaited<ReturnType<typeof startSmtpSink>>;
  let processes: [Studio, Studio];
  let proxy: RoundRobinProxy;

  const startSecondProcess = (port?: string) =>
    startStudio({
      DATABASE_URL: keeper.databaseUrl,
      SECRET_KEY: keeper.secretKey,
      SMTP_URL: sink.url,
      TRUST_PROXY: '1',
      DRAIN_MS: '500',
      ...(port === undefined ? {} : { PORT: port }),
    });
  const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<TestResponse> => {
    const response = await fetch(proxy.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  };
  const offer = async () => ({
    service_id: (await ask('GET', '/api/services')).body[0].id as string,
    photographer_id: (await ask('GET', '/api/photographers')).body[0].id as string,
  });
  const book = (what: Awaited<ReturnType<typeof offer>>, start: string) =>
    ask('POST', '/api/bookings', {
      ...what,
      location_id: 'company',
      start,
      customer: { name: 'Änne Müller', email: `${randomUUID()}@example.de`, phone: '+49 170 1234567' },
    });
  const startsOn = async (what: Awaited<ReturnType<typeof offer>>, date: string): Promise<string[]> => {
    const { status, body } = await ask('GET', `/api/availability?${new URLSearchParams({ ...what, date })}`);
    expect(status).toBe(200);
    return body.slots.map((slot: { start: string }) => slot.start);
  };

  test.beforeAll(async () => {
    sink = await startSmtpSink();
    keeper = await startStudio({ JOBS: 'off' });
    await saveSetting(keeper, 'calendar', { advance_booking_days: 365 });
    processes = await Promise.all([startSecondProcess(), startSecondProcess()]);
    proxy = await startProxy(processes.map(({ url }) => url));
  });
  test.afterAll(async () => {
    await proxy.stop();
    await Promise.all(processes.map((studio) => studio.stop()));
    await keeper.stop();
    await sink.close();
  });

  test('each mail is sent once, although both process the outbox (SRV-68, D05) @whole', async () => {
    const what = await offer();
    const [date = ''] = mondays();
    for (let booked = 0; booked < 6; booked++) {
      const [start = ''] = await startsOn(what, date);
      expect((await book(what, start)).status).toBe(201);
    }
    await expect.poll(() => keeper.sql(`SELECT id FROM message WHERE status = 'waiting'`)).toEqual([]);
    const sent = await keeper.sql(`SELECT message_id, attempts FROM message WHERE status = 'sent'`);
    expect(sent.length).toBeGreaterThanOrEqual(6);
    expect(sent.filter(({ attempts }) => attempts !== 1)).toEqual([]);
    const arrived = sink.received.map(({ messageId }) => messageId);
    expect(arrived).toHaveLength(sent.length);
    expect(new Set(arrived)).toEqual(new Set(sent.map((mail) => mail.message_id)));
  });

  test('a session started on one is valid on the other, and ends on both (SRV-60, A10) @whole', async () => {
    const { email, password } = keeper.admin;
    const { body } = await ask('POST', '/api/admin/auth/login-json', { email, password });
    const me = async () =>
      Promise.all(
        processes.map(async ({ url }) => {
          const headers = { authorization: `Bearer ${body.access_token}` };
          return (await fetch(`${url}/api/admin/auth/me`, { headers })).status;
        }),
      );
    expect(await me()).toEqual([200, 200]);
    expect((await ask('POST', '/api/admin/auth/logout', {}, body.access_token)).status).toBe(200);
    expect(await me()).toEqual([401, 401]);
  });

  test('they are restarted in turn while customers book: no request is refused, and no taken time is offered (D06)', async () => {
    const what = await offer();
    let rolling = true;
    const booked: string[] = [];
    // Each on its own days: every offered slot can be booked, and is no longer offered afterwards.
    const customer = async (lane: number) => {
      for (const date of mondays(lane).slice(1)) {
        for (let [start] = await startsOn(what, date); start !== undefined; [start] = await startsOn(what, date)) {
          if (!rolling) return;
          const { status, body } = await book(what, start);
          expect(status, JSON.stringify(body)).toBe(201);
          booked.push(body.booking_id);
          expect(await startsOn(what, date)).not.toContain(start);
          expect((await ask('GET', `/api/bookings/${body.booking_id}`)).status).toBe(200);
          expect((await ask('GET', '/booking')).status).toBe(200);
        }
      }
    };
    const customers = [0, 1, 2].map(customer);
    const failed = Promise.all(customers);
    for (const index of [0, 1] as const) {
      const before = booked.length;
      await Promise.race([expect.poll(() => booked.length).toBeGreaterThan(before + 2), failed]);
      const old = processes[index];
      expect(await old.end('SIGTERM'), old.output()).toBe(0);
      processes[index] = await startSecondProcess(new URL(old.url).port);
      await Promise.race([expect.poll(() => proxy.ready().length).toBe(2), failed]);
    }
    rolling = false;
    await failed;
    expect([...proxy.statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    const kept = await keeper.sql(`SELECT id FROM booking WHERE id = ANY ($1)`, [booked]);
    expect(kept).toHaveLength(new Set(booked).size);
  });
});

/** Days of the coming weeks on the same weekday: 0 is Monday. */
const mondays = (weekday = 0): string[] =>
  Array.from({ length: 48 }, (_, week) => addDays(someMonday(), week * 7 + weekday));
