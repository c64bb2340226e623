import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { SignedBody } from '#shared/contract/endpoint.ts';
import { type Access, type Endpoint, withVersion } from '#shared/contract/endpoint.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Role } from '#shared/contract/role.ts';
import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { sendCompressed } from './compressed.ts';
import type { Administrator, Caller, MountedContract } from './handler.ts';
import { RawResponse } from './handler.ts';
import { refuseHostileText } from './hostile-text.ts';
import { networkOf } from './network-of.ts';
import { preferredLanguage } from './preferred-language.ts';
import { admitUpload, type BeginUpload, mountUpload, readUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    administrator: Administrator | undefined;
  }
}

/**
 * Resolves the bearer token of a request to its owner; undefined if there is none or it is not valid for such an
 * endpoint.
 */
export type Authenticate = (request: FastifyRequest, access: Access) => Promise<Administrator | undefined>;

export interface Admission {
  readonly authenticate: Authenticate;
  readonly beginUpload: BeginUpload;
}

/**
 * Mounts every endpoint of the contracts. Access is checked before the body is read, the parts of a request are parsed
 * by their schemas, and the response schema removes every field from the handler's result that the contract does not
 * name.
 */
export const mountEndpoints = (
  server: FastifyInstance,
  contracts: readonly MountedContract[],
  admission: Admission,
): void => {
  server.decorateRequest('administrator', undefined);
  for (const { contract, handlers } of contracts) {
    for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
      const handler = handlers[key];
      if (!handler) throw new Error(`No handler for ${key}`);
      mount(server, key, endpoint, handler, admission);
    }
  }
};

const mount = (
  server: FastifyInstance,
  key: string,
  endpoint: Endpoint,
  handler: (input: never, caller: never) => unknown,
  { authenticate, beginUpload }: Admission,
): void => {
  const [method = '', path = ''] = key.split(' ');
  const route: RouteOptions = {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.hourlyLimit === undefined
      ? {}
      : { config: { rateLimit: { max: endpoint.hourlyLimit, timeWindow: 3_600_000 } } }),
    onRequest: async (request) => {
      const isOpen = endpoint.access === 'public';
      if (!isOpen || request.headers.authorization !== undefined) {
        const caller = await authenticate(request, endpoint.access);
        request.administrator = admitted(caller, endpoint, preferredLanguage(request.headers['accept-language']));
      }
      if (!isOpen && !request.administrator) {
        throw new Problem(401, 'not_signed_in', 'Not signed in');
      }
      if (endpoint.upload) await admitUpload(request, beginUpload);
    },
    handler: async (request, reply) => {
      const input = {
        params: parsePart(endpoint, 'params', request.params),
        query: parsePart(endpoint, 'query', request.query),
        body: parsePart(endpoint, 'body', withReadVersion(request)),
        file: endpoint.upload && (await readUpload(request, endpoint.upload)),
        signed: endpoint.signed && readSigned(request, endpoint.signed),
      };
      const isTrimmed = mayNotRead(endpoint, request.administrator);
      try {
        const result = await handler(input as never, callerOf(request) as never);
        return send(reply, endpoint, result, isTrimmed);
      } catch (error) {
        throw isTrimmed && error instanceof Problem ? withoutMore(error) : error;
      }
    },
  };
  if (endpoint.upload) mountUpload(server, route, endpoint.upload);
  else if (endpoint.signed) mountSigned(server, route);
  else server.route(route);
};

/** Whoever may write bookings may do more at public endpoints, too: book outside of the working hours. */
const mayDoMoreInPublic: ReadonlySet<Role> = new Set(['owner', 'desk']);

/**
 * Returns the caller as far as the endpoint accepts them. Throws 403 for a person whose role the contract does not
 * name, and for an API key without the scope that it names.
 */
const admitted = (
  caller: Administrator | undefined,
  endpoint: Endpoint,
  language: Language,
): Administrator | undefined => {
  if (!caller) return undefined;
  const { access, roles, scope } = endpoint;
  if (!caller.scopes) {
    if (access === 'public') return mayDoMoreInPublic.has(caller.role) ? caller : undefined;
    if (access === 'admin' && !roles.includes(caller.role)) throw notForRole(language);
    return caller;
  }
  // On a public endpoint an API key gives no additional rights.
  if (access === 'public') return undefined;
  if (scope === undefined) throw new Problem(403, 'not_for_api_keys', 'No API key may do this');
  if (!caller.scopes.includes(scope)) throw new Problem(403, 'missing_scope', `The API key lacks the scope ${scope}`);
  return caller;
};

/** Whether the caller is an API key that may not read all of the response here; it gets the trimmed one. */
const mayNotRead = ({ trimmed }: Endpoint, caller: Administrator | undefined): boolean =>
  trimmed !== undefined && caller?.scopes !== undefined && !caller.scopes.includes(trimmed.unless);

/** The further fields of a problem may contain data, such as a booking changed by another caller. */
const withoutMore = ({ status, code, detail, retryAfterSeconds }: Problem): Problem =>
  new Problem(status, code, detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });

const send = (reply: FastifyReply, endpoint: Endpoint, result: unknown, isTrimmed: boolean): unknown => {
  if (result instanceof RawResponse) {
    return reply.code(result.status).headers(result.headers).send(result.body);
  }
  if (endpoint.cache) reply.header('cache-control', endpoint.cache);
  reply.code(endpoint.status ?? 200);
  const { response } = (isTrimmed ? endpoint.trimmed : undefined) ?? endpoint;
  const body = response.parse(result);
  if (reply.request.headers[withVersion] === undefined) removeVersions(endpoint, body);
  return endpoint.compressed ? sendSmall(reply, JSON.stringify(body)) : reply.send(body);
};

const removeVersions = ({ versionOnRequest: where }: Endpoint, body: unknown): void => {
  if (where === undefined) return;
  const records = where === true ? body : (body as Readonly<Record<string, unknown>>)[where];
  for (const record of [records].flat()) delete (record as { version?: unknown }).version;
};

/** A response that fits into one packet does not arrive sooner if it is smaller. */
const onePacket = 1400;

const sendSmall = (reply: FastifyReply, text: string): unknown => {
  reply.headers({ 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' });
  return text.length > onePacket ? sendCompressed(reply.request, reply, text) : reply.send(text);
};

/** The header If-Match may name the version that was read, instead of the body. */
const withReadVersion = ({ body, headers }: FastifyRequest): unknown => {
  const [, version] = /^"([\w-]{1,40})"$/.exec(headers['if-match'] ?? '') ?? [];
  if (version === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, version: /^\d{1,9}$/.test(version) ? Number(version) : version };
};

const parsePart = (endpoint: Endpoint, part: 'params' | 'query' | 'body', value: unknown): unknown => {
  const schema = endpoint[part];
  if (!schema) return undefined;
  refuseHostileText(value);
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  // A malformed id matches nothing: the same response as for an unknown id.
  if (part === 'params') throw new Problem(404, 'not_found', 'Not found');
  throw new Problem(422, 'validation', fieldProblems(parsed.error, part));
};

const fieldProblems = (error: z.ZodError, part: string): FieldProblem[] =>
  error.issues.slice(0, 50).map((issue) => ({
    loc: [part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))],
    msg: issue.message,
    type: issue.code,
  }));

const callerOf = (request: FastifyRequest): Caller => {
  const key = request.headers['idempotency-key'];
  const last = request.headers['last-event-id'];
  return {
    request_id: request.id,
    network: networkOf(request.ip),
    language: preferredLanguage(request.headers['accept-language']),
    idempotency_key: typeof key === 'string' ? key : undefined,
    user_agent: request.headers['user-agent'],
    accepts_events: request.method === 'GET' && /\btext\/event-stream\b/i.test(request.headers.accept ?? ''),
    last_event_id: typeof last === 'string' ? last : undefined,
    administrator: request.administrator,
  };
};

/** 403: the role of the account may not call this endpoint. */
const notForRole = (language: Language): Problem => new Problem(403, 'not_for_role', roleRefusals[language]);

const roleRefusals: Readonly<Record<Language, string>> = {
  de: 'Dafür hat Ihr Konto keine Berechtigung. Bitte wenden Sie sich an den Inhaber des Studios.',
  ru: 'У вашей учётной записи нет на это прав. Обратитесь к владельцу студии.',
};

/**
 * Mounts a route that receives its raw body, of any content type: a signature covers the bytes, not the parsed content.
 */
const mountSigned = (server: FastifyInstance, route: RouteOptions): void => {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => body);
    scope.route(route);
  });
};

const readSigned = (request: FastifyRequest, { header }: { readonly header: string }): SignedBody => {
  const signature = request.headers[header];
  return {
    body: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    signature: typeof signature === 'string' ? signature : undefined,
  };
};
