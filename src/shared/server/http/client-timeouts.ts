import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/**
 * Timeouts for clients, in milliseconds. The server closes connections that exceed one, because they occupy resources.
 */
export interface ClientTimeouts {
  /** From opening the connection until the headers of a request are complete. */
  readonly headers: number;
  /** Until the request is complete. */
  readonly request: number;
  /**
   * Without traffic on a connection while a response is under way. Longer than the slowest operation of the server.
   */
  readonly silence: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** Interval of the checks. */
  readonly check: number;
}

/** A connection without a served request lasts at most half a minute. */
export const clientTimeouts: ClientTimeouts = {
  headers: 10_000,
  request: 28_000,
  silence: 28_000,
  idle: 20_000,
  check: 1000,
};

/** The same as options of the server. */
export const timeoutOptions = (timeouts: ClientTimeouts) =>
  ({
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.idle,
  }) satisfies FastifyHttpOptions<Server>;
