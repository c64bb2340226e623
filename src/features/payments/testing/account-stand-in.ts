import { randomBytes } from 'node:crypto';

/** The provider's endpoints about the studio itself: its account, and the test payment. */
export interface AccountStandIn {
  /** The request bodies of test payments, in order. */
  readonly intents: readonly URLSearchParams[];
  /** Replaces fields of the account. */
  accountBecomes(changes: object): void;
  /** Returns undefined for any other URL. */
  respond(method: string | undefined, path: string | undefined, body: string): StandInResponse | undefined;
}

interface StandInResponse {
  readonly status: number;
  readonly body: object;
}

const knownOfIntent = /^(?:amount|currency|description|metadata\[\w+\]|payment_method_types\[\d\])$/;

export const accountStandIn = (): AccountStandIn => {
  const intents: URLSearchParams[] = [];
  let current: object = account;
  const createIntent = (form: URLSearchParams): StandInResponse => {
    const unknown = [...form.keys()].find((name) => !knownOfIntent.test(name));
    if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown}`);
    const [amount, currency] = [Number(form.get('amount')), form.get('currency') ?? ''];
    if (!Number.isInteger(amount)) return refused('parameter_invalid_integer', `Invalid integer: ${amount}`);
    if (!/^(?:eur|usd|rub)$/.test(currency)) return refused('parameter_invalid', `Invalid currency: ${currency}`);
    if (amount < 50) return refused('amount_too_small', 'Amount must be at least 0.50');
    intents.push(form);
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const client_secret = `${id}_secret_${randomBytes(12).toString('hex')}`;
    const status = 'requires_payment_method';
    return { status: 200, body: { id, object: 'payment_intent', amount, currency, client_secret, status } };
  };
  return {
    intents,
    accountBecomes: (changes) => void (current = { ...account, ...changes }),
    respond: (method, path, body) => {
      if (method === 'GET' && path === '/v1/account') return { status: 200, body: current };
      if (method === 'POST' && path === '/v1/payment_intents') return createIntent(new URLSearchParams(body));
      return undefined;
    },
  };
};

const account = {
  id: 'acct_1HabcStudio',
  object: 'account',
  business_profile: { name: 'Lichtblick Fotostudio' },
  charges_enabled: true,
  country: 'DE',
  default_currency: 'eur',
  email: 'studio@example.de',
};

const refused = (code: string, message: string): StandInResponse => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message } },
});
