import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { UploadedFile } from '#shared/contract/endpoint.ts';
import { malformed, Problem } from '#shared/contract/problem.ts';
import { preferredLanguage } from './preferred-language.ts';

interface Upload {
  readonly maxBytes: number;
}

const field = 'file';

/** Mounts a route that takes a file. Multipart bodies are read there and nowhere else; everywhere else they are 415. */
export const mountUpload = (server: FastifyInstance, route: RouteOptions, { maxBytes }: Upload): void => {
  server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11, fieldSize: 1000, headerPairs: 20 },
    });
    scope.route(route);
  });
};

/** The file of a request: 415 when it is not multipart, 413 when the file is too large, 422 when there is none. */
export const readUpload = async (request: FastifyRequest, { maxBytes }: Upload): Promise<UploadedFile> => {
  if (!request.isMultipart()) throw new Problem(415, 'unsupported_type', 'Send the file as multipart/form-data');
  try {
    const part = await request.file();
    const bytes = await part?.toBuffer();
    if (part?.fieldname !== field || !bytes || bytes.length === 0)
      throw malformed(['body', field], 'is required', 'missing');
    return { name: part.filename, bytes };
  } catch (error) {
    throw uploadProblem(error, tooLarge[preferredLanguage(request.headers['accept-language'])](maxBytes / 1_048_576));
  }
};

// What the form parser throws is plain errors, some with a status; none of them is the server's fault.
const uploadProblem = (error: unknown, largeText: string): Problem => {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Problem(413, 'too_large', largeText);
  return new Problem(400, 'invalid_upload', 'The upload could not be read');
};

const tooLarge = {
  de: (megabytes: number) => `Die Datei ist zu groß (höchstens ${megabytes} MB).`,
  ru: (megabytes: number) => `Файл слишком большой (не более ${megabytes} МБ).`,
} as const;
