import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { roles } from '#shared/contract/role.ts';
import { longestShownMs } from './domain/events-window.ts';

/** What has changed, as it happens: docs/rules/live.md. */
export const eventsContract = defineContract({
  'GET /api/admin/events': {
    summary:
      'Server-sent events for `Accept: text/event-stream`: the kinds of what has changed. `Last-Event-ID` continues',
    access: 'admin',
    roles,
    /** `within`: for the first connection, the age of the shown data in ms. */
    query: z.object({ within: z.coerce.number().int().min(0).max(longestShownMs).optional() }),
    response: z.string(),
    refuses: [406, 429, 503],
    cache: 'no-store',
  },
});
