import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/**
 * Timeouts for clients, in milliseconds. The server closes connections that exceed one, because they occupy resources.
 */
export interface ClientTimeouts {
  /** From opening the connection until the headers of a request are complete. */
  readonly headers: number;
  /** From the headers until the body is complete; counted by `limitBodies`. */
  readonly body: number;
  /**
   * Between two pieces of a file that a signed-in caller uploads, which may take minutes in all. Shorter than `silence`,
   * so that the caller gets a reason.
   */
  readonly upload: number;
  /**
   * Without traffic on a connection while a response is under way. Longer than the slowest operation of the server.
   */
  readonly silence: number;
  /** Between two requests on one connection. */
  readonly idle: number;
  /** Interval of the checks. */
  readonly check: number;
}

/** A connection without a served request lasts at most 40 seconds, unless a file moves on it. */
export const clientTimeouts: ClientTimeouts = {
  headers: 10_000,
  body: 28_000,
  upload: 25_000,
  silence: 28_000,
  idle: 20_000,
  check: 1000,
};

/** The same as options of the server. Node counts a request as a whole, uploads included, so that is off. */
export const timeoutOptions = (timeouts: ClientTimeouts) =>
  ({
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    requestTimeout: 0,
    connectionTimeout: timeouts.silence,
    keepAliveTimeout: timeouts.idle,
  }) satisfies FastifyHttpOptions<Server>;
