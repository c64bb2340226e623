import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Contract, Endpoint } from '#shared/contract/endpoint.ts';
import { once } from '#shared/kernel/once.ts';
import { escapeHtml } from '#shared/kernel/text/escape-html.ts';

interface Described {
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema: unknown }>> };
  readonly responses: Readonly<
    Record<string, { description: string; content: { 'application/json': { schema: unknown } } }>
  >;
}

interface ApiPage {
  readonly contract: Contract;
  readonly version: string;
  /** The OpenAPI document of `contract`. */
  readonly document: () => Record<string, unknown>;
}

/** Serves the API documentation at /api/docs: plain HTML without scripts and without requests to other servers. */
export const serveApiPage = (server: FastifyInstance, { contract, version, document }: ApiPage): void => {
  const body = once(() => ({ html: sections(contract, document()) }));
  server.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(nonce, version, body().html));
  });
};

const sections = (contract: Contract, document: Record<string, unknown>): string => {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries<Endpoint>(contract)
    .map(([key, endpoint]) => {
      const [method = '', path = ''] = key.split(' ');
      const described = paths[path]?.[method.toLowerCase()];
      return described ? section(method, path, endpoint, described) : '';
    })
    .join('');
};

const section = (method: string, path: string, endpoint: Endpoint, described: Described): string => `
<details id="${escapeHtml(`${method}-${path}`)}">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(endpoint.summary)}</span>${caller(endpoint)}</summary>
${described.parameters.length > 0 ? `<h3>Parameters</h3><ul>${described.parameters.map(parameter).join('')}</ul>` : ''}
${Object.entries(described.requestBody?.content ?? {})
  .map(([type, content]) => `<h3>Body, ${escapeHtml(type)}</h3>${schema(content.schema)}`)
  .join('')}
${Object.entries(described.responses)
  .map(
    ([status, response]) =>
      `<h3>${status} ${escapeHtml(response.description)}</h3>${schema(response.content['application/json'].schema)}`,
  )
  .join('')}
</details>`;

const caller = ({ access, roles, scope }: Endpoint): string => {
  if (access === 'public') return '';
  if (access === 'challenge') return ' <em>with the challenge of a sign-in</em>';
  const person = `signed in as ${roles?.join(', ')}`;
  return ` <em>${scope ? `${person}, or an API key with ${scope}` : person}</em>`;
};

const parameter = ({ name, in: place, required, schema: described }: Described['parameters'][number]): string =>
  `<li><code>${escapeHtml(name)}</code> in ${place}${required ? '' : ', optional'} ${schema(described)}</li>`;

const schema = (described: unknown): string => `<pre>${escapeHtml(JSON.stringify(described, null, 2))}</pre>`;

const page = (nonce: string, version: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>FotoBooking API</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border-block-start: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0; }
summary { cursor: pointer; } summary span { opacity: .75; } b { display: inline-block; min-width: 4.5rem; }
h3 { font-size: .875rem; margin: 1rem 0 .25rem; }
pre { overflow: auto; padding: .75rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 8%, transparent); font-size: .8125rem; }
</style></head><body>
<h1>FotoBooking API <small>${escapeHtml(version)}</small></h1>
<p>The same as a document for programs: <a href="/api/openapi.json">openapi.json</a>. Prices are EUR numbers; instants go out as ISO 8601 with the Berlin offset and come in naive (Berlin) or with an offset; every refusal is <code>{detail, code, request_id}</code>. Endpoints marked <em>signed in</em> need <code>Authorization: Bearer …</code>; where a scope is named, an API key (<code>fbk_…</code>) with that scope will do.</p>
${body}
</body></html>`;
