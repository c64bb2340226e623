import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountStandIn, accountStandIn } from './account-stand-in.ts';

export interface StandInSession {
  readonly id: string;
  readonly url: string;
  readonly expires_at: number;
  readonly form: URLSearchParams;
}

/**
 * A local server that answers like the payment provider, as strictly: bearer, form encoding, no unknown parameter,
 * idempotency keys bound to their parameters, sessions of 30 minutes to 24 hours.
 */
export interface StripeStandIn {
  readonly url: string;
  readonly sessions: readonly StandInSession[];
  readonly intents: AccountStandIn['intents'];
  /** How the next requests are answered: as they deserve, with an error status, or not at all. */
  behave(as: 'normal' | 'hanging' | number): void;
  stop(): Promise<void>;
}

const known =
  /^(?:mode|client_reference_id|customer_email|success_url|cancel_url|expires_at|metadata\[\w+\]|line_items\[\d\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\]|payment_intent_data\[(?:receipt_email|metadata\]\[\w+)\])$/;

export const startStripeStandIn = async (secretKey: string, now: () => number = Date.now): Promise<StripeStandIn> => {
  const sessions: StandInSession[] = [];
  const account = accountStandIn();
  const answered = new Map<string, { parameters: string; session: StandInSession }>();
  let behaviour: 'normal' | 'hanging' | number = 'normal';

  const create = (request: IncomingMessage, body: string, response: ServerResponse): void => {
    const form = new URLSearchParams(body);
    const unknown = [...form.keys()].find((name) => !known.test(name));
    if (unknown) return refuse(response, 400, 'parameter_unknown', `Received unknown parameter: ${unknown}`);
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.parameters !== body)
      return refuse(response, 400, 'idempotency_error', 'Keys can only be used with the same parameters');
    if (before) return send(response, 200, view(before.session));
    const expires = Number(form.get('expires_at'));
    const seconds = expires - now() / 1000;
    if (!(seconds >= 1800 && seconds <= 86_400))
      return refuse(response, 400, 'invalid_expires_at', 'expires_at must be 30 minutes to 24 hours away');
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session = { id, url: `https://checkout.example/pay/${id}`, expires_at: expires, form };
    sessions.push(session);
    if (typeof key === 'string') answered.set(key, { parameters: body, session });
    return send(response, 200, view(session));
  };

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      if (behaviour === 'hanging') return;
      if (typeof behaviour === 'number')
        return refuse(response, behaviour, 'api_error', `Something went wrong with ${secretKey}`);
      if (request.headers.authorization !== `Bearer ${secretKey}`)
        return refuse(response, 401, 'invalid_api_key', 'Invalid API Key provided');
      if (request.method === 'POST' && request.url === '/v1/checkout/sessions') return create(request, body, response);
      const ofAccount = account.answer(request.method, request.url, body);
      if (ofAccount) return send(response, ofAccount.status, ofAccount.body);
      refuse(response, 404, 'resource_missing', 'Unrecognized request URL');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    intents: account.intents,
    behave: (as) => void (behaviour = as),
    stop: () => close(server),
  };
};

const view = ({ id, url, expires_at, form }: StandInSession): object => ({
  id,
  object: 'checkout.session',
  url,
  expires_at,
  status: 'open',
  payment_status: 'unpaid',
  client_reference_id: form.get('client_reference_id'),
});

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, status: number, code: string, message: string): void =>
  send(response, status, { error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', code, message } });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
