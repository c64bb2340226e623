import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { type UploadedFile, uploadName } from '#shared/contract/endpoint.ts';
import { malformed, Problem } from '#shared/contract/problem.ts';
import { allowSlowUpload } from './body-limits.ts';
import { hangUpSoon } from './broken-http.ts';
import { preferredLanguage } from './preferred-language.ts';

interface Upload {
  readonly maxBytes: number;
}

const field = 'file';

/**
 * Mounts a route that accepts a file. Multipart bodies are parsed only there; every other route refuses them with 415.
 */
export const mountUpload = (server: FastifyInstance, route: RouteOptions, { maxBytes }: Upload): void => {
  server.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11, fieldSize: 1000, headerPairs: 20 },
    });
    scope.route(route);
  });
};

/** Remembers that the file of this name is being sent; false if it is known already. */
export type BeginUpload = (name: string) => Promise<boolean>;

/**
 * Lets a caller who may send a file take their time, and refuses with 409 what a browser sends again by itself. Called
 * before the body is read.
 */
export const admitUpload = async ({ raw, headers }: FastifyRequest, begin: BeginUpload): Promise<void> => {
  const name = headers[uploadName];
  if (typeof name === 'string' && /^[\da-f-]{36}$/.test(name) && !(await begin(name))) {
    // Not a byte more than necessary is sent twice.
    hangUpSoon(raw.socket);
    const language = preferredLanguage(headers['accept-language']);
    throw new Problem(409, 'upload_repeated', interrupted[language]);
  }
  allowSlowUpload(raw);
};

/**
 * Returns the file of a request. Throws 415 if it is not multipart, 413 if the file is too large, 422 if there is none or
 * if it is empty.
 */
export const readUpload = async (request: FastifyRequest, { maxBytes }: Upload): Promise<UploadedFile> => {
  if (!request.isMultipart()) throw new Problem(415, 'unsupported_type', 'Send the file as multipart/form-data');
  const language = preferredLanguage(request.headers['accept-language']);
  try {
    const part = await request.file();
    const bytes = await part?.toBuffer();
    if (part?.fieldname !== field || !bytes) throw malformed(['body', field], 'is required', 'missing');
    // What a cloud has not loaded yet, or a card lost, has a name and no content.
    if (bytes.length === 0) throw new Problem(422, 'empty_file', emptyFile[language]);
    return { name: part.filename, bytes };
  } catch (error) {
    throw uploadProblem(error, tooLarge[language](maxBytes / 1_048_576));
  }
};

// The form parser throws plain errors, some with a status; all of them are the client's fault.
const uploadProblem = (error: unknown, largeText: string): Problem => {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Problem(413, 'too_large', largeText);
  return new Problem(400, 'invalid_upload', 'The upload could not be read');
};

const interrupted = {
  de: 'Die Verbindung wurde unterbrochen. Bitte senden Sie die Datei noch einmal.',
  ru: 'Соединение прервалось. Пожалуйста, отправьте файл ещё раз.',
} as const;

const emptyFile = {
  de: 'Die Datei ist leer. Liegt sie in einer Cloud, laden Sie sie bitte erst auf dieses Gerät.',
  ru: 'Файл пуст. Если он в облаке, сначала загрузите его на это устройство.',
} as const;

const tooLarge = {
  de: (megabytes: number) => `Die Datei ist zu groß (höchstens ${megabytes} MB).`,
  ru: (megabytes: number) => `Файл слишком большой (не более ${megabytes} МБ).`,
} as const;
