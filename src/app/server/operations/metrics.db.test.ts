import { readFile } from 'node:fs/promises';
import performanceHooks from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildServer } from '#app/server/build-server.ts';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { Context } from '#shared/server/context.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';

const studio = testStudio();
const opened: FastifyInstance[] = [];
let watched: Awaited<ReturnType<typeof watch>>;

const watch = async (change: Partial<Context> = {}, token?: string) => {
  const { context, database } = studio();
  const built = await buildServer({
    context: { ...context, ...change },
    config: { TRUST_PROXY: false, METRICS: true, METRICS_TOKEN: token },
    pool: database.pool,
    version: '1.2.3',
    migrationsDirectory: 'migrations',
  });
  opened.push(built.server);
  return built;
};
const figures = async (server: FastifyInstance, headers: Record<string, string> = {}) =>
  server.inject({ url: '/metrics', headers });
const figure = (text: string, name: string): number =>
  Number(new RegExp(`^${name.replaceAll(/[{}"]/g, String.raw`\$&`)} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

beforeAll(async () => void (watched = await watch()));
afterAll(() => Promise.all(opened.map((server) => server.close())));

describe('GET /metrics', () => {
  it('reports pending work, failed work and payments that need attention', async () => {
    const service_id = await studio().addService();
    const photographer_id = await studio().addPhotographer();
    const { status } = await studio().call('POST', '/api/bookings', {
      service_id,
      photographer_id,
      location_id: 'company',
      start: '2030-06-11T09:00',
      customer: { name: 'Erika Sommer', email: 'erika@example.com', phone: '+49 170 1234567' },
    });
    expect(status).toBe(201);
    studio().setNow('2030-06-03T08:10');
    const { body } = await figures(watched.server);
    expect(figure(body, 'fotobooking_database_up')).toBe(1);
    expect(figure(body, 'fotobooking_mails_waiting')).toBe(1);
    expect(figure(body, 'fotobooking_mail_oldest_due_seconds')).toBe(600);

    const { pool } = studio().database;
    await pool.query(`UPDATE message SET status = 'failed'`);
    await pool.query(
      `INSERT INTO payment (id, session_id, checkout_url, amount_cents, currency, problem, expires_at)
       VALUES (gen_random_uuid(), 's', 'u', 1, 'EUR', 'amount', now())`,
    );
    const { body: later } = await figures(watched.server);
    expect(figure(later, 'fotobooking_mails_waiting')).toBe(0);
    expect(figure(later, 'fotobooking_mail_oldest_due_seconds')).toBe(0);
    expect(figure(later, 'fotobooking_mails_failed')).toBe(1);
    expect(figure(later, 'fotobooking_payments_to_look_at')).toBe(1);
  });

  it('counts requests by route, never by URL, and the runs of the jobs', async () => {
    await watched.server.inject('/api/bookings/4ba3b1b3-7d4c-4f6e-9f5c-0f6f4e4c1a11?token=secret');
    watched.watchTasks('send-refunds', 'failed');
    watched.watchTasks('send-refunds', 'done');
    const { body } = await figures(watched.server);
    expect(body).toMatch(
      /^http_request_duration_seconds_count\{method="GET",route="\/api\/bookings\/:id",status="403"/m,
    );
    expect(body).not.toMatch(/4ba3b1b3|secret/);
    expect(figure(body, 'fotobooking_job_runs_total{task="send-refunds",outcome="failed"}')).toBe(1);
    expect(figure(body, 'fotobooking_job_last_success_timestamp_seconds{task="send-refunds"}')).toBeGreaterThan(0);
  });

  it('samples the event loop from the first request on, once, and reports figures in the first response', async () => {
    const sampler = vi.spyOn(performanceHooks, 'monitorEventLoopDelay');
    const { server } = await watch();
    expect(sampler).not.toHaveBeenCalled();
    const { body } = await figures(server);
    expect(figure(body, 'nodejs_eventloop_lag_min_seconds')).toBeLessThan(1);
    expect(figure(body, 'nodejs_eventloop_lag_mean_seconds')).toBeGreaterThan(0);
    expect((await figures(server)).statusCode).toBe(200);
    expect(sampler).toHaveBeenCalledTimes(1);
    sampler.mockRestore();
  });

  it('reports an unavailable database and keeps the other figures', async () => {
    const connection = studio().database.url;
    const { db, close } = openDatabase({ connection, log: silentLog });
    await close();
    const { statusCode, body } = await figures((await watch({ db })).server);
    expect(statusCode).toBe(200);
    expect(figure(body, 'fotobooking_database_up')).toBe(0);
    expect(figure(body, 'fotobooking_mails_waiting')).toBeNaN();
    expect(figure(body, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('is available to this machine only: not through a proxy on it, nor from another one', async () => {
    expect((await figures(watched.server)).statusCode).toBe(200);
    const throughProxy = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].map(async (header) => {
      return (await figures(watched.server, { [header]: '127.0.0.1' })).statusCode;
    });
    expect(await Promise.all(throughProxy)).toEqual([404, 404, 404, 404]);
    expect((await watched.server.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(404);
  });

  it('with a token is available to callers that have it', async () => {
    const { server } = await watch({}, 'a token of no value');
    expect((await figures(server)).statusCode).toBe(404);
    expect((await figures(server, { authorization: 'Bearer another of no value' })).statusCode).toBe(404);
    expect((await figures(server, { authorization: 'Bearer a token of no value' })).statusCode).toBe(200);
  });

  it('has every metric that the dashboard and the alerts use', async () => {
    const { body } = await figures(watched.server);
    const asked = await Promise.all(
      ['dashboard.json', 'alerts.yml'].map((file) => readFile(`deploy/monitoring/${file}`, 'utf8')),
    );
    const names = new Set(asked.join('\n').match(/\b(?:fotobooking|http|database|process|nodejs)_[a-z0-9_]+/g));
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !body.includes(`\n${name}`))).toEqual([]);
  });
});
