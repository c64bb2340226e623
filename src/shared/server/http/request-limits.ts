import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contract/problem.ts';

/** Lets endpoints limit how often one network address calls them (SRV-61); counted by each process for itself. */
export const limitRequests = async (server: FastifyInstance): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    max: 1000,
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'too_many_requests', 'Too many requests, please try again later', {
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  });
};
