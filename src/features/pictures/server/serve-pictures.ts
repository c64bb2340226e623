import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '#shared/contract/problem.ts';
import type { Database } from '#shared/server/database/database.ts';
import { selectFile } from './files-store.ts';

const address = z.object({ file: z.string().regex(/^[0-9a-f]{32}-\d{1,4}\.(?:avif|webp)$/) });

/**
 * Serves what pages show, with an unlimited cache lifetime: an address always means the same content. An address that no
 * picture has any more is unknown.
 */
export const servePictures = (server: FastifyInstance, db: Database): void => {
  server.get('/pictures/:file', async (request, reply) => {
    const params = address.safeParse(request.params);
    if (!params.success) throw notFound('Picture');
    const [name = '', width = '', format = ''] = params.data.file.split(/[-.]/);
    const bytes = await selectFile(db, { name, width: Number(width), format });
    if (!bytes) throw notFound('Picture');
    return reply
      .headers({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  });
};
