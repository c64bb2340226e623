import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeStandIn, startStripeStandIn } from '#features/payments/testing/stripe-stand-in.ts';
import { picture } from '#features/settings/server/testing/logo-studio.ts';
import { useEveryAddition } from '../testing/every-addition.ts';
import { adminsCalls, callsWithAdditions } from '../testing/specified/administrators.ts';
import type { SpecifiedCall } from '../testing/specified/call.ts';
import { type Furnish, filled, specifiedFacts } from '../testing/specified/facts.ts';
import { visitorsCalls } from '../testing/specified/visitors.ts';
import { adminLogin, testStudio } from '../testing/test-studio.ts';

let provider: StripeStandIn;
beforeAll(async () => void (provider = await startStripeStandIn('sk_test_studio', () => studio().context.now())));
const studio = testStudio({
  get stripeApiUrl() {
    return provider.url;
  },
});
afterAll(() => provider.stop());

let token = '';

const asAdmin = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });
const made2xx = async (method: SpecifiedCall['method'], path: string, body?: unknown) => {
  const headers = path.startsWith('/api/admin/') ? asAdmin() : {};
  const answer = await studio().call(method, path, body, headers);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const admin = (method: SpecifiedCall['method'], path: string, body?: unknown) =>
  made2xx(method, `/api/admin${path}`, body);

const newFacts = specifiedFacts(made2xx);

const named = (calls: readonly SpecifiedCall[]): [string, SpecifiedCall][] =>
  calls.map((call) => [
    `${call.method} ${call.path} ${call.body === undefined ? '' : JSON.stringify(call.body).slice(0, 50)}`,
    call,
  ]);

/** A call with what it is about: those that only read share it. */
const sender = (base: '/api' | '/api/admin', furnish: () => Furnish) => {
  let shared: ReturnType<typeof newFacts> | undefined;
  return async (call: SpecifiedCall): Promise<void> => {
    const facts = call.method === 'GET' ? (shared ??= newFacts(furnish())) : newFacts(furnish(), JSON.stringify(call));
    const { method, path, body: sent } = filled(call, await facts);
    const headers = base === '/api/admin' ? asAdmin() : {};
    const { status, body } = await studio().call(method, `${base}${path}`, sent, headers);
    expect({ status, body }).toMatchObject({ status: expect.toSatisfy((code) => code === 200 || code === 201) });
    if (method === 'DELETE') expect(body).toMatchObject({ success: true });
    const { fields = [] } = call;
    if (fields.length > 0) {
      expect(Object.keys(Array.isArray(body) ? body[0] : body)).toEqual(expect.arrayContaining([...fields]));
    }
  };
};

const nothing = () => Promise.resolve();

beforeAll(async () => {
  await studio().addService({ name: 'Sonderangebot', is_system_service: true });
  token = (await made2xx('POST', '/api/admin/auth/login-json', adminLogin)).access_token;
  const keys = { stripe_publishable_key: 'pk_test_studio', stripe_secret_key: 'sk_test_studio' };
  await admin('PUT', '/payments/settings', { ...keys, stripe_enabled: true, enable_prepayment: true });
});

describe('a program that knows only the specified calls', () => {
  const [visit, administer] = [sender('/api', () => nothing), sender('/api/admin', () => nothing)];

  it.each(named(visitorsCalls))('succeeds as a visitor: %s (API-035)', (_, call) => visit(call));

  it.each(named(adminsCalls))('succeeds right after signing in: %s (API-035)', (_, call) => administer(call));

  it('uploads a logo with nothing but the file (API-035, COMP-007)', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await picture().png().toBuffer())], { type: 'image/png' }), 'logo.png');
    const request = new Request('http://studio', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    };
    const { statusCode } = await studio().server.inject({
      method: 'POST',
      url: '/api/admin/company/logo',
      headers,
      payload,
    });
    expect(statusCode).toBe(200);
  });

  it('signs out (API-035)', async () => {
    const session = (await made2xx('POST', '/api/admin/auth/login-json', adminLogin)).access_token;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${session}` };
    expect((await studio().call('POST', '/api/admin/auth/logout', undefined, headers)).status).toBe(200);
    expect((await studio().call('GET', '/api/admin/auth/me', undefined, headers)).status).toBe(401);
  });

  it('starts the payment of a booking with nothing but its id (API-035, API-029)', async () => {
    const { booking } = await newFacts(nothing);
    const paid = await made2xx('POST', `/api/payments/create-checkout-session/${booking}`);
    expect(paid).toHaveProperty('checkout_url');
  });
});

describe('where the studio uses every addition', () => {
  let furnish: Furnish = nothing;
  const [visit, administer] = [sender('/api', () => furnish), sender('/api/admin', () => furnish)];
  beforeAll(async () => void (furnish = await useEveryAddition(studio())));

  it.each(named(visitorsCalls))('a visitor succeeds: %s (API-035)', (_, call) => visit(call));

  it.each(named(callsWithAdditions))('an administrator succeeds: %s (API-035)', (_, call) => administer(call));
});
