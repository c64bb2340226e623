import type { FastifyInstance, FastifyReply } from 'fastify';

/** What an API response may load if a browser shows it as a page: nothing. Pages set a policy of their own. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Headers of responses that load nothing: those of the API, and errors for unknown routes. */
export const strictHeaders = { ...always, 'content-security-policy': nothing, 'x-frame-options': 'DENY' } as const;

/**
 * Whether the policy of a response names websites that may frame it. X-Frame-Options cannot name them and is then left
 * out.
 */
const isFramedByNamed = (reply: FastifyReply): boolean =>
  /frame-ancestors [^;]*:/.test(String(reply.getHeader('content-security-policy') ?? ''));

/** Adds the headers of every response. `secure`: the product is reached by https. */
export const addSecurityHeaders = (server: FastifyInstance, { secure }: { secure: boolean }): void => {
  server.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(strictHeaders)) {
      if (!reply.hasHeader(name) && !(name === 'x-frame-options' && isFramedByNamed(reply))) reply.header(name, value);
    }
    if (secure) reply.header('strict-transport-security', 'max-age=31536000');
  });
};
