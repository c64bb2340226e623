import type { FastifyInstance } from 'fastify';
import { Problem } from '#shared/contract/problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses JSON bodies only: other content types are refused with 415, bodies that are not UTF-8 or not JSON with 400. An
 * empty body is undefined.
 */
export const readJsonBodies = (server: FastifyInstance): void => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = decoder.decode(body);
    } catch {
      return done(new Problem(400, 'invalid_text', 'The body is not UTF-8'));
    }
    return parse(request, text, (error, value) =>
      error ? done(new Problem(400, 'invalid_json', 'The body is not valid JSON')) : done(null, value),
    );
  });
};
