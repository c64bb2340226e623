import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '#shared/contract/problem.ts';
import { once } from '#shared/kernel/once.ts';
import type { Context } from '#shared/server/context.ts';
import type { TaskWatch } from '#shared/server/periodic-tasks.ts';
import { backlogFigures } from './backlog-figures.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

interface Watched {
  readonly context: Context;
  readonly pool: pg.Pool;
  readonly version: string;
  readonly token: string | undefined;
}

export const withoutMetrics: TaskWatch = () => undefined;

/**
 * Serves Prometheus metrics at GET /metrics, to callers on this machine or with the token. Returns the callback for
 * outcomes of periodic tasks.
 */
export const exposeMetrics = (server: FastifyInstance, { context, pool, version, token }: Watched): TaskWatch => {
  const registry = new Registry();
  const watchProcess = processFigures(registry);
  const build = new Gauge({
    name: 'fotobooking_build_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers: [registry],
  });
  build.set({ version }, 1);
  measureRequests(server, registry);
  measurePool(pool, registry);
  const readBacklog = backlogFigures(context, registry);
  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw notFound('Page');
    await Promise.all([readBacklog(), watchProcess()]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return taskFigures(registry);
};

/** How often the event loop's delay is sampled, in ms. */
const samplingMs = 10;

/**
 * Returns what begins to watch the process, before the first response that needs it. Sampling the event loop wakes the
 * process a hundred times a second, which is most of what a studio does at rest, and is left out where nobody reads it.
 */
const processFigures = (registry: Registry): (() => Promise<void>) =>
  once(async () => {
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: samplingMs });
    // Without a sample the smallest and the mean delay are no numbers. In each turn of a busy event loop there is one at
    // most, and the first of them only begins to count.
    for (let turn = 0; turn < 5; turn++) await delay(samplingMs);
  });

const measureRequests = (server: FastifyInstance, registry: Registry): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to respond to a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
};

const measurePool = (pool: pg.Pool, registry: Registry): void => {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, by state; waiting: requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const limit = new Gauge({
    name: 'database_connections_limit',
    help: 'The most connections this process opens',
    registers: [registry],
  });
  limit.set(pool.options.max);
};

const taskFigures = (registry: Registry): TaskWatch => {
  const runs = new Counter({
    name: 'fotobooking_job_runs_total',
    help: 'Runs of the periodic jobs in this process, by how they ended',
    labelNames: ['task', 'outcome'],
    registers: [registry],
  });
  const lastDone = new Gauge({
    name: 'fotobooking_job_last_success_timestamp_seconds',
    help: 'When a periodic job last came to its end in this process',
    labelNames: ['task'],
    registers: [registry],
  });
  return (task, outcome) => {
    runs.inc({ task, outcome });
    if (outcome === 'done') lastDone.set({ task }, Date.now() / 1000);
  };
};

const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return isFromHere(request);
  const authorization = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return authorization.length === wanted.length && timingSafeEqual(authorization, wanted);
};

// A request through a proxy on this machine also comes from loopback. Requests with forwarding headers are therefore
// refused, whether the proxy is trusted or not.
const isFromHere = (request: FastifyRequest): boolean =>
  loopback.test(request.ip) &&
  loopback.test(request.socket.remoteAddress ?? '') &&
  forwarded.every((name) => request.headers[name] === undefined);
