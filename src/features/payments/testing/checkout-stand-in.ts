import { randomBytes } from 'node:crypto';

export interface StandInResponse {
  readonly status: number;
  readonly body: object;
}

/** A checkout session at the stand-in; a test acts as the customer. */
export interface StandInSession {
  readonly id: string;
  readonly url: string;
  readonly expires_at: number;
  /** The request body that created it. */
  readonly form: URLSearchParams;
  /** Returns the session object, for responses and events. */
  describe(): Readonly<Record<string, unknown>>;
  /** The customer pays: at once, or by a method that takes days. */
  pay(how?: 'at once' | 'slowly'): void;
  /** A slow payment arrives or fails. */
  settle(arrives: boolean): void;
  /** The session expires unpaid. */
  expire(): void;
  /** Returns the charge as refund events contain it; with the amount refunded so far, in cents. */
  charge(): Readonly<Record<string, unknown>>;
}

export interface StandInRefund {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

/** The provider's endpoints about bookings: sessions, their payments, and refunds. */
export interface CheckoutStandIn {
  readonly sessions: readonly StandInSession[];
  readonly refunds: readonly StandInRefund[];
  /** Sets the status that the next refunds get at once. */
  refundsBecome(status: StandInRefund['status']): void;
  /** Returns undefined for any other URL. */
  respond(method: string, path: string, form: URLSearchParams): StandInResponse | undefined;
}

const knownOfSession =
  /^(?:mode|client_reference_id|customer_email|success_url|cancel_url|expires_at|metadata\[\w+\]|line_items\[\d\]\[(?:quantity|price_data\]\[(?:currency|unit_amount|product_data\]\[name))\]|payment_intent_data\[(?:receipt_email|metadata\]\[\w+)\])$/;
const knownOfRefund = /^(?:payment_intent|amount|reason|metadata\[\w+\])$/;

interface Session extends StandInSession {
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  intent: string | null;
  failed: boolean;
}

/** The provider takes no letters beyond ASCII. */
const isAddress = (value: string | null): boolean => value === null || /^[!-~]+@[!-~]+\.[!-~]+$/.test(value);

export const checkoutStandIn = (now: () => number): CheckoutStandIn => {
  const sessions: Session[] = [];
  const refunds: StandInRefund[] = [];
  let refundStatus: StandInRefund['status'] = 'succeeded';

  const create = (form: URLSearchParams): StandInResponse => {
    const unknown = [...form.keys()].find((name) => !knownOfSession.test(name));
    if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown}`);
    const seconds = Number(form.get('expires_at')) - now() / 1000;
    if (!(seconds >= 1800 && seconds <= 86_400))
      return refused('invalid_expires_at', 'expires_at must be 30 minutes to 24 hours away');
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    if (!Number.isInteger(amount) || amount < 50) return refused('amount_too_small', 'Amount must be at least 0.50');
    const address = ['customer_email', 'payment_intent_data[receipt_email]'].find((name) => !isAddress(form.get(name)));
    if (address) return refused('email_invalid', `Invalid email address: ${form.get(address)}`);
    const session = newSession(form, amount, refunds);
    sessions.push(session);
    return { status: 200, body: session.describe() };
  };

  const refund = (form: URLSearchParams): StandInResponse => {
    const unknown = [...form.keys()].find((name) => !knownOfRefund.test(name));
    if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown}`);
    const payment_intent = form.get('payment_intent') ?? '';
    const session = sessions.find(
      ({ intent, payment_status }) => intent === payment_intent && payment_status === 'paid',
    );
    if (!session) return missing('payment_intent', payment_intent);
    const left = amountOf(session.form) - refundedOf(refunds, payment_intent);
    const amount = Number(form.get('amount') ?? left);
    if (left === 0) return refused('charge_already_refunded', 'Charge has already been refunded.');
    if (!Number.isInteger(amount) || amount < 1 || amount > left)
      return refused('amount_too_large', 'Refund amount is greater than unrefunded amount on charge');
    const made: StandInRefund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      amount,
      payment_intent,
      metadata: metadataOf(form, 'metadata'),
      status: refundStatus,
      ...(refundStatus === 'failed' ? { failure_reason: 'lost_or_stolen_card' } : {}),
    };
    refunds.push(made);
    return { status: 200, body: { object: 'refund', ...made } };
  };

  return {
    sessions,
    refunds,
    refundsBecome: (status) => void (refundStatus = status),
    respond: (method, path, form) => {
      if (method === 'POST' && path === '/v1/checkout/sessions') return create(form);
      if (method === 'POST' && path === '/v1/refunds') return refund(form);
      if (method === 'GET' && path === '/v1/refunds') return list(refunds, form);
      const [, id = '', expiring] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
      if (id === '') return undefined;
      const session = sessions.find((other) => other.id === id);
      if (!session) return missing('checkout.session', id);
      if (method === 'POST' && expiring) return expire(session);
      return method === 'GET' && !expiring ? retrieve(session, form) : undefined;
    },
  };
};

const retrieve = (session: Session, query: URLSearchParams): StandInResponse => {
  const unknown = [...query].find(([name, value]) => !/^expand\[\d\]$/.test(name) || value !== 'payment_intent');
  if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown.join('=')}`);
  const body = session.describe();
  if (!query.has('expand[0]') || session.intent === null) return { status: 200, body };
  const status = session.failed
    ? 'requires_payment_method'
    : session.payment_status === 'paid'
      ? 'succeeded'
      : 'processing';
  return { status: 200, body: { ...body, payment_intent: { id: session.intent, object: 'payment_intent', status } } };
};

const expire = (session: Session): StandInResponse => {
  if (session.status !== 'open') return refused('', 'Only Checkout Sessions with a status in ["open"] can be expired.');
  session.expire();
  return { status: 200, body: session.describe() };
};

const newSession = (form: URLSearchParams, amount: number, refunds: readonly StandInRefund[]): Session => {
  const id = `cs_test_${randomBytes(12).toString('hex')}`;
  const session: Session = {
    id,
    url: `https://checkout.example/pay/${id}`,
    expires_at: Number(form.get('expires_at')),
    form,
    status: 'open',
    payment_status: 'unpaid',
    intent: null,
    failed: false,
    describe: () => ({
      id,
      object: 'checkout.session',
      url: session.status === 'open' ? session.url : null,
      expires_at: session.expires_at,
      status: session.status,
      payment_status: session.payment_status,
      payment_intent: session.intent,
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]'),
      livemode: false,
      client_reference_id: form.get('client_reference_id'),
      metadata: metadataOf(form, 'metadata'),
    }),
    pay: (how = 'at once') => {
      session.status = 'complete';
      session.payment_status = how === 'slowly' ? 'unpaid' : 'paid';
      session.intent = `pi_${randomBytes(12).toString('hex')}`;
    },
    settle: (arrives) => {
      session.payment_status = arrives ? 'paid' : 'unpaid';
      session.failed = !arrives;
    },
    expire: () => void (session.status = 'expired'),
    charge: () => ({
      id: `ch_${id}`,
      object: 'charge',
      amount,
      amount_refunded: refundedOf(refunds, session.intent ?? ''),
      payment_intent: session.intent,
      metadata: metadataOf(form, 'payment_intent_data[metadata]'),
    }),
  };
  return session;
};

const list = (refunds: readonly StandInRefund[], query: URLSearchParams): StandInResponse => {
  const unknown = [...query.keys()].find((name) => !/^(?:payment_intent|limit)$/.test(name));
  if (unknown) return refused('parameter_unknown', `Received unknown parameter: ${unknown}`);
  const data = refunds.filter(({ payment_intent }) => payment_intent === query.get('payment_intent'));
  return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
};

const amountOf = (form: URLSearchParams): number => Number(form.get('line_items[0][price_data][unit_amount]'));

const refundedOf = (refunds: readonly StandInRefund[], intent: string): number =>
  refunds
    .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

const metadataOf = (form: URLSearchParams, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(`${prefix}[`))
      .map(([name, value]) => [name.slice(prefix.length + 1, -1), value]),
  );

export const refused = (code: string, message: string, status = 400): StandInResponse => ({
  status,
  body: { error: { type: 'invalid_request_error', ...(code ? { code } : {}), message } },
});

const missing = (what: string, id: string): StandInResponse =>
  refused('resource_missing', `No such ${what}: '${id}'`, 404);
