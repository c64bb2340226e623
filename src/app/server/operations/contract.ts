import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';

/** Endpoints for monitoring. */
export const operationsContract = defineContract({
  'GET /api/health': {
    summary: 'The process serves; the database is not asked',
    access: 'public',
    response: z.object({ status: z.literal('ok'), version: z.string() }),
    cache: 'no-store',
  },
  'GET /api/ready': {
    summary: 'The database responds and its schema is current',
    access: 'public',
    response: z.object({ status: z.literal('ready') }),
    refuses: [503],
    cache: 'no-store',
  },
  'GET /api/openapi.json': {
    summary: 'This document',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
    cache: 'no-cache',
    compressed: true,
  },
});
