import { z } from 'zod';
import { type Contract, type Endpoint, type Schema, uploadName, withVersion } from '#shared/contract/endpoint.ts';
import { scopes } from '#shared/contract/scope.ts';

type Json = Record<string, unknown>;

/** The webhook events by name, each with a summary and its body. */
export type SentEvents = Readonly<Record<string, { readonly summary: string; readonly body: Schema }>>;

/**
 * Returns the OpenAPI 3.1 document of the contracts. Requests are described by the input of their schemas, responses by
 * the output.
 */
export const openApiDocument = (contract: Contract, version: string, events: SentEvents = {}): Json => {
  const paths: Record<string, Json> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'FotoBooking',
      version,
      description:
        'Prices are EUR numbers. Instants go out as ISO 8601 with the Berlin offset and come in naive (Berlin) or with an offset. Every refusal is {detail, code, request_id}.',
    },
    paths,
    webhooks: Object.fromEntries(
      Object.entries(events).map(([name, event]) => [name, { post: sentEvent(name, event) }]),
    ),
    components: {
      securitySchemes: {
        administrator: {
          type: 'http',
          scheme: 'bearer',
          description: 'Returned by signing in; may call everything.',
        },
        challenge: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fbc_…',
          description:
            'Returned by signing in with the right password where a second factor is on; valid for five minutes, for login-code only.',
        },
        api_key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fbk_…',
          description: `A key from Settings, Integrations. An operation names the one scope that it takes; where it names none, no key may call it. Scopes: ${scopes.join(', ')}.`,
        },
      },
      schemas: { Problem: problem },
    },
  };
};

const operation = (key: string, endpoint: Endpoint): Json => ({
  operationId: key.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
  summary: endpoint.summary,
  ...(endpoint.access === 'public' ? {} : { security: security(endpoint) }),
  ...(endpoint.roles ? { 'x-roles': endpoint.roles } : {}),
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), ...asking(endpoint)],
  ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body, 'input') } } : {}),
  ...(endpoint.upload ? { requestBody: { required: true, content: oneFile } } : {}),
  ...(endpoint.signed
    ? { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } }
    : {}),
  responses: {
    [endpoint.status ?? 200]: { description: doneWith(endpoint), content: json(endpoint.response, 'output') },
    ...Object.fromEntries(refusals(endpoint).map((status) => [status, refusal])),
  },
});

const asking = ({ versionOnRequest, upload }: Endpoint): Json[] => [
  ...(versionOnRequest ? [header(withVersion, 'Any value: the response has its version.')] : []),
  ...(upload ? [header(uploadName, 'A UUID for this sending: the same one again is refused with 409.')] : []),
];

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

/** The schema of an object, or of a list of objects. */
interface Listed {
  readonly properties?: Json;
  readonly items?: { readonly properties?: Json };
}

const doneWith = ({ trimmed }: Endpoint): string => {
  if (!trimmed) return 'Done';
  const { items, properties = items?.properties ?? {} } = jsonSchema(trimmed.response, 'output') as Listed;
  return `Done; a key without ${trimmed.unless} gets ${Object.keys(properties).join(', ')} only`;
};

const sentEvent = (name: string, { summary, body }: SentEvents[string]): Json => ({
  operationId: `webhook_${name.replace('.', '_')}`,
  summary,
  parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((sent) => ({
    name: sent,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: json(body, 'output') },
  responses: { '2XX': { description: 'Taken' }, 410: { description: 'The endpoint is gone; deliveries to it stop' } },
});

const security = ({ access, scope }: Endpoint): Json[] =>
  access === 'challenge' ? [{ challenge: [] }] : [{ administrator: [] }, ...(scope ? [{ api_key: [scope] }] : [])];

const oneFile = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
};

const refusals = (endpoint: Endpoint): number[] => {
  const statuses = new Set(endpoint.refuses);
  if (endpoint.access !== 'public') statuses.add(401).add(403);
  if (endpoint.scope) statuses.add(429);
  if (endpoint.params) statuses.add(404);
  if (endpoint.query ?? endpoint.body) statuses.add(422);
  return [...statuses].sort((a, b) => a - b);
};

const refusal = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const problem = {
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: {
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            properties: { loc: { type: 'array' }, msg: { type: 'string' }, type: { type: 'string' } },
          },
        },
      ],
    },
    code: { type: 'string' },
    request_id: { type: 'string' },
  },
};

const json = (schema: Schema, io: 'input' | 'output'): Json => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

const parameters = (schema: Schema | undefined, place: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }));
};

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return described;
};
