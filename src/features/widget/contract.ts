import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { embeddingOrigin, mostOrigins } from './domain/embedding-origin.ts';

/** Which websites may show the wizard in a frame, as origins. */
const widgetSettings = z.object({ origins: z.array(z.string()) });

const origin = z
  .string()
  .max(300)
  .transform(embeddingOrigin)
  .pipe(z.string('must be the address of a website like https://www.example.de'));

export const widgetContract = defineContract({
  'GET /api/admin/widget': {
    summary: 'Which websites may embed the booking wizard',
    access: 'admin',
    response: widgetSettings,
    cache: 'no-store',
  },
  'PUT /api/admin/widget': {
    summary: 'Set which websites may embed the booking wizard; addresses are kept as origins, each once',
    access: 'admin',
    body: z.object({
      origins: z
        .array(origin)
        .max(mostOrigins)
        .transform((all) => [...new Set(all)]),
    }),
    response: widgetSettings,
    cache: 'no-store',
  },
});
