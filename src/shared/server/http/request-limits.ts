import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contract/problem.ts';
import { networkOf } from './network-of.ts';

/**
 * Lets endpoints limit how often one network address calls them (SRV-61); for what
 * counts as one see network-of.ts. Counted by each process for itself: what must hold over all of them is counted in the
 * database (failed sign-ins, sessions ahead, mails a day).
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
