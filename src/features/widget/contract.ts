import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { readVersion } from '#shared/contract/fields.ts';
import { embeddingOrigin, mostOrigins } from './domain/embedding-origin.ts';

/** Which websites may show the wizard in a frame, as origins. */
const widgetSettings = z.object({
  origins: z.array(z.string()),
  /** Counts the changes; 0: never saved. */
  version: z.int(),
});
export type AdminWidget = z.infer<typeof widgetSettings>;

const origin = z
  .string()
  .max(300)
  .transform(embeddingOrigin)
  .pipe(z.string('must be the address of a website like https://www.example.de'));

export const widgetContract = defineContract({
  'GET /api/admin/widget': {
    summary: 'Which websites may embed the booking wizard',
    access: 'admin',
    roles: ['owner'],
    response: widgetSettings,
    versionOnRequest: true,
    cache: 'no-store',
  },
  'PUT /api/admin/widget': {
    summary: 'Set which websites may embed the booking wizard; addresses are kept as origins, each once',
    access: 'admin',
    roles: ['owner'],
    body: z.object({
      origins: z
        .array(origin)
        .max(mostOrigins)
        .transform((all) => [...new Set(all)]),
      version: readVersion,
    }),
    response: widgetSettings,
    versionOnRequest: true,
    refuses: [409],
    cache: 'no-store',
  },
});
