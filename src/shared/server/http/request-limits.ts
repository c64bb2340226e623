import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contract/problem.ts';
import { networkOf } from './network-of.ts';

/**
 * Limits how often one network address may call an endpoint; see network-of.ts. Each process counts for itself. Limits
 * that must hold across processes are counted in the database (failed sign-ins, future sessions, mails per day).
 */
export const limitRequests = async (server: FastifyInstance): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    max: 1000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'too_many_requests', 'Too many requests, please try again later', {
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  });
};
