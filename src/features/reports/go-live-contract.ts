import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { goLiveSteps } from './domain/go-live.ts';

/** What a studio sets up before its first customer books, and its progress. */
export const goLive = z.object({
  /** Whether the list is hidden. */
  dismissed: z.boolean(),
  steps: z.array(
    z.object({
      name: z.enum(goLiveSteps),
      done: z.boolean(),
      /** Whether the studio has marked the step as not needed. */
      skipped: z.boolean(),
      /** The screen on which the step is done, if that depends on the studio's state. */
      at: z.enum(['services', 'photographers']).optional(),
    }),
  ),
});
export type GoLive = z.infer<typeof goLive>;

export const goLiveContract = defineContract({
  'GET /api/admin/go-live': {
    summary: 'What is left to do before the first customer books',
    access: 'admin',
    roles: ['owner'],
    response: goLive,
    cache: 'no-store',
  },
  'PUT /api/admin/go-live': {
    summary: 'Skip steps that are not needed, or put the list away; what is absent stays as it is',
    access: 'admin',
    roles: ['owner'],
    body: z.object({ dismissed: z.boolean(), skipped: z.array(z.enum(goLiveSteps)).max(goLiveSteps.length) }).partial(),
    response: goLive,
    cache: 'no-store',
  },
});
