import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long clients are waited for, in milliseconds. Whoever takes longer holds what others need, and is hung up on. */
export interface ClientPatience {
  /** Until the headers of a request are there, from the opening of the connection on. */
  readonly headers: number;
  /** Until the whole request is there. */
  readonly request: number;
  /** For which nothing may move on a connection with an answer under way: longer than the slowest of our own doings. */
  readonly silence: number;
  /** Between two requests of one connection. */
  readonly idle: number;
  /** How often is looked. */
  readonly check: number;
}

/** Nobody holds a connection longer than half a minute without a request that is answered. */
export const clientPatience: ClientPatience = {
  headers: 10_000,
  request: 28_000,
  silence: 28_000,
  idle: 20_000,
  check: 1000,
};

/** The same as the server is told it. */
export const patientWith = (patience: ClientPatience) =>
  ({
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    keepAliveTimeout: patience.idle,
  }) satisfies FastifyHttpOptions<Server>;
