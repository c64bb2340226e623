import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountStandIn, accountStandIn } from './account-stand-in.ts';
import { type CheckoutStandIn, checkoutStandIn, refused, type StandInResponse } from './checkout-stand-in.ts';
import { type DisputeStandIn, disputeStandIn } from './dispute-stand-in.ts';

/**
 * `lost`: the request is executed, but its response never arrives. `hanging`: no response, and nothing is executed. A
 * number: a response with that status, and nothing is executed.
 */
type Behaviour = 'normal' | 'hanging' | 'lost' | number;

/** A received request. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly idempotency_key: string | undefined;
}

/**
 * A local server that behaves like the payment provider, and as strictly: bearer token, form encoding, no unknown
 * parameters, idempotency keys bound to their parameters, sessions of 30 minutes to 24 hours, no refund beyond the
 * charge.
 */
export interface StripeStandIn extends Pick<CheckoutStandIn, 'sessions' | 'refunds' | 'refundsBecome'> {
  readonly url: string;
  readonly disputes: DisputeStandIn['disputes'];
  readonly intents: AccountStandIn['intents'];
  readonly accountBecomes: AccountStandIn['accountBecomes'];
  readonly requests: readonly StandInRequest[];
  /** Sets the response to the next requests. */
  behave(as: Behaviour): void;
  /** As after a day: requests with a key that was used before are executed again. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

export const startStripeStandIn = async (secretKey: string, now: () => number = Date.now): Promise<StripeStandIn> => {
  const checkout = checkoutStandIn(now);
  const account = accountStandIn();
  const disputed = disputeStandIn();
  const requests: StandInRequest[] = [];
  const keys = new Map<string, { parameters: string; response?: StandInResponse }>();
  let behaviour: Behaviour = 'normal';

  const carryOut = (request: IncomingMessage, path: string, text: string): StandInResponse => {
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return refused('invalid_api_key', 'Invalid API Key provided', 401);
    const method = request.method ?? '';
    if (method === 'POST' && text !== '' && request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refused('', 'Invalid request: the body must be form-encoded');
    return (
      checkout.respond(method, path, new URLSearchParams(text)) ??
      disputed.respond(method, path, new URLSearchParams(text)) ??
      account.respond(method, path, text) ??
      refused('resource_missing', 'Unrecognized request URL', 404)
    );
  };

  /** With a key, a request is executed once, and repeating the key with other parameters is an error. */
  const once = (key: string | undefined, parameters: string, work: () => StandInResponse): StandInResponse => {
    if (key === undefined) return work();
    const before = keys.get(key);
    if (before && before.parameters !== parameters) return idempotencyError;
    if (before?.response) return before.response;
    const response = work();
    // A request refused before its execution does not bind the key.
    if (response.status === 200) keys.set(key, { parameters, response });
    return response;
  };

  const server = createServer((request, response) => {
    const respondTo = (body: string): void => {
      const url = new URL(request.url ?? '/', 'http://provider');
      const text = request.method === 'GET' ? url.search.slice(1) : body;
      const key = request.headers['idempotency-key'];
      const idempotency_key = typeof key === 'string' ? key : undefined;
      requests.push({ method: request.method ?? '', path: url.pathname, idempotency_key });
      if (behaviour === 'hanging') return;
      if (typeof behaviour === 'number') return send(response, failure(behaviour, secretKey));
      const parameters = `${request.method} ${url.pathname} ${text}`;
      const result = once(idempotency_key, parameters, () => carryOut(request, url.pathname, text));
      if (behaviour !== 'lost') send(response, result);
    };
    // Aborted by the client: nothing was requested.
    read(request).then(respondTo, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions: checkout.sessions,
    refunds: checkout.refunds,
    refundsBecome: (status) => checkout.refundsBecome(status),
    disputes: disputed.disputes,
    intents: account.intents,
    accountBecomes: (changes) => account.accountBecomes(changes),
    requests,
    behave: (as) => void (behaviour = as),
    forgetKeys: () => keys.clear(),
    stop: () => close(server),
  };
};

const idempotencyError: StandInResponse = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters',
    },
  },
};

// The provider might put the key into an error message; we must not pass it on.
const failure = (status: number, secretKey: string): StandInResponse => ({
  status,
  body: {
    error: {
      type: status >= 500 ? 'api_error' : 'invalid_request_error',
      code: 'api_error',
      message: `Something went wrong with ${secretKey}`,
    },
  },
});

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const send = (response: ServerResponse, { status, body }: StandInResponse): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
