import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { SignedBody } from '#shared/contract/endpoint.ts';

/**
 * Mounts a route that receives its raw body, of any content type: a signature covers the bytes, not the parsed content.
 */
export const mountSigned = (server: FastifyInstance, route: RouteOptions): void => {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    scope.route(route);
  });
};

export const readSigned = (request: FastifyRequest, { header }: { readonly header: string }): SignedBody => {
  const signature = request.headers[header];
  return {
    body: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    signature: typeof signature === 'string' ? signature : undefined,
  };
};
