import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { authentication } from '#features/auth/server/api.ts';
import { serveMailPreviews } from '#features/notifications/server/api.ts';
import { servePictures } from '#features/pictures/server/api.ts';
import { serveUploads } from '#features/settings/server/api.ts';
import type { Contract } from '#shared/contract/endpoint.ts';
import { notFound } from '#shared/contract/problem.ts';
import { once } from '#shared/kernel/once.ts';
import { beginUpload } from '#shared/server/begun-uploads.ts';
import type { Context } from '#shared/server/context.ts';
import { limitBodies } from '#shared/server/http/body-limits.ts';
import { refuseBrokenHttp } from '#shared/server/http/broken-http.ts';
import { type ClientTimeouts, clientTimeouts, timeoutOptions } from '#shared/server/http/client-timeouts.ts';
import { handleErrors, sendFailure } from '#shared/server/http/error-response.ts';
import { gracefulClose } from '#shared/server/http/graceful-close.ts';
import { readJsonBodies } from '#shared/server/http/json-body.ts';
import { mountEndpoints } from '#shared/server/http/mount-endpoints.ts';
import { limitRequests } from '#shared/server/http/request-limits.ts';
import { addSecurityHeaders, strictHeaders } from '#shared/server/http/security-headers.ts';
import { changeFeedOf } from '#shared/server/live/change-feed.ts';
import type { TaskWatch } from '#shared/server/periodic-tasks.ts';
import type { Config } from './config.ts';
import { serveApiPage } from './operations/api-page.ts';
import { operationsContract } from './operations/contract.ts';
import { exposeMetrics, withoutMetrics } from './operations/metrics.ts';
import { openApiDocument } from './operations/openapi.ts';
import { operationsRoutes } from './operations/routes.ts';
import { featureRoutes, sentEvents } from './routes.ts';
import { finishMs } from './stop-times.ts';

/** Bytes of a body that is no file. */
export const largestBody = 1_048_576;

export interface ServerParts {
  readonly context: Context;
  readonly config: Pick<Config, 'TRUST_PROXY' | 'METRICS' | 'METRICS_TOKEN'>;
  readonly pool: pg.Pool;
  readonly version: string;
  /** Whether the database runs inside the product; undefined: not known. */
  readonly is_embedded?: boolean;
  readonly migrationsDirectory: string;
  /** Timeouts for clients; shorter in tests. */
  readonly patience?: ClientTimeouts;
  /** Adds the pages; omitted if only the API is needed. */
  readonly pages?: (server: FastifyInstance) => Promise<void>;
}

export interface StudioServer {
  readonly server: FastifyInstance;
  /** Receives the outcomes of the periodic tasks, for the metrics. */
  readonly watchTasks: TaskWatch;
  /**
   * Sets readiness to false. For `drainMs` it goes on responding, with `Connection: close`, so that a proxy has time to
   * switch to another process. Then it refuses new requests, finishes requests under way and closes the rest.
   */
  readonly close: (drainMs?: number) => Promise<void>;
}

/** Builds the HTTP server: what all responses share, the endpoints of all features, and the pages. */
export const buildServer = async (parts: ServerParts): Promise<StudioServer> => {
  const { context, config, pool, patience = clientTimeouts } = parts;
  const server = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trusted(config.TRUST_PROXY),
    bodyLimit: largestBody,
    ...timeoutOptions(patience),
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while closing is served, and the connection is closed with the
    // response.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // No hook runs before routing, so these responses get their headers here.
    frameworkErrors: (error: FastifyError, request, reply) => sendFailure(error, request, reply.headers(strictHeaders)),
    clientErrorHandler: refuseBrokenHttp,
  });
  limitBodies(server, patience);
  handleErrors(server);
  readJsonBodies(server);
  addSecurityHeaders(server, { secure: context.publicUrl.startsWith('https:') });
  logRequests(server);
  if (context.rateLimit) await limitRequests(server);
  const watchTasks = config.METRICS
    ? exposeMetrics(server, { context, pool, version: parts.version, token: config.METRICS_TOKEN })
    : withoutMetrics;
  const changes = changeFeedOf(context.db, context.log);
  server.addHook('onListen', async () => void changes.start());
  server.addHook('preClose', () => changes.stop());
  let accepting = true;
  const closeConnections = gracefulClose(server, finishMs);
  server.addHook('onSend', async (_request, reply) => {
    if (!accepting) reply.header('connection', 'close');
  });
  const features = featureRoutes(context, parts);
  const contract: Contract = Object.assign({}, ...features.map((feature) => feature.contract), operationsContract);
  // Created on the first request, because it takes longer than the rest of the start.
  const document = once(() => openApiDocument(contract, parts.version, sentEvents));
  const operations = operationsRoutes(context, { ...parts, document, accepting: () => accepting });
  const authenticate = authentication(context);
  mountEndpoints(server, [...features, operations], {
    authenticate: (request, access) => authenticate(request.headers.authorization, access),
    beginUpload: (name) => beginUpload(context.db, name, context.now()),
  });
  serveUploads(server, context.db);
  servePictures(server, context.db);
  serveMailPreviews(server, context);
  serveApiPage(server, { contract, version: parts.version, document });
  server.setNotFoundHandler(() => {
    throw notFound('Address');
  });
  await parts.pages?.(server);
  const close = async (drainMs = 0): Promise<void> => {
    accepting = false;
    // The browsers connect to another process, or to the next one.
    await changes.stop();
    if (drainMs > 0) await delay(drainMs);
    await closeConnections();
  };
  return { server, watchTasks, close };
};

// A number is the number of trusted proxies in front of this process.
const trusted = (proxies: Config['TRUST_PROXY']): boolean | string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

// Logs the route's pattern, never the URL, which may contain a booking's token.
const logRequests = (server: FastifyInstance): void => {
  server.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'request completed',
    );
  });
};
