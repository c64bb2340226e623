import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contract/problem.ts';
import { allowedOfWider, networkOf, widerNetworkOf } from './network-of.ts';

/**
 * Limits how often one network address, and one /48, may call an endpoint; see network-of.ts. Each process counts for itself. Limits
 * that must hold across processes are counted in the database (failed sign-ins, future sessions, mails per day).
 */
export const limitRequests = async (server: FastifyInstance): Promise<void> => {
  await server.register(rateLimit, {
    global: false,
    max: 1000,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
  server.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (!limit || typeof limit.max !== 'number') return;
    const count = server.createRateLimit({
      max: allowedOfWider(limit.max),
      ...(limit.timeWindow !== undefined && { timeWindow: limit.timeWindow }),
      keyGenerator: ({ ip }) => `${String(route.method)} ${route.url} ${widerNetworkOf(networkOf(ip))}`,
      allowList: ({ ip }) => widerNetworkOf(networkOf(ip)) === undefined,
    });
    route.onRequest = [route.onRequest ?? []].flat().concat(async (request) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttl);
    });
  });
};

/** `ttl`: how many ms to wait. */
const tooManyRequests = (ttl: number): Problem =>
  new Problem(429, 'too_many_requests', 'Too many requests, please try again later', {
    retryAfterSeconds: Math.ceil(ttl / 1000),
  });
