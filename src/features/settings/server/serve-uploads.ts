import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '#shared/contract/problem.ts';
import type { Database } from '#shared/server/database/database.ts';
import { selectUpload } from './upload-store.ts';

const byName = z.object({ name: z.string().regex(/^[0-9a-f]{32}\.(?:jpg|png)$/) });

/**
 * Serves uploads with an unlimited cache lifetime: a name always means the same content. Mails embed them from other
 * origins.
 */
export const serveUploads = (server: FastifyInstance, db: Database): void => {
  server.get('/uploads/:name', async (request, reply) => {
    const params = byName.safeParse(request.params);
    const upload = params.success ? await selectUpload(db, params.data.name) : undefined;
    if (!upload) throw notFound('File');
    return reply
      .headers({
        'content-type': upload.content_type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(upload.bytes);
  });
};
