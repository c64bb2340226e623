import { describe, expect, it } from 'vitest';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { payingStudio } from '../testing/paying-studio.ts';
import { closeCheckouts } from './check-payments.ts';

const { studio, provider, configure, book, checkout, checkoutByLink, begin, read, send, events } = payingStudio();
const statusOf = async (id: string) => (await studio().call('GET', `/api/bookings/${id}`)).body.status;

describe('starting the prepayment (API-029, SRV-28)', () => {
  it('requests the amount of the prepayment rule from the provider and reserves the booking (BOOK-077, AMB-045, AMB-102)', async () => {
    const id = await book({ name: 'Porträt', price_cents: 15_001 });
    const { status, body } = await checkout(id);
    expect(status).toBe(200);
    const session = provider().sessions.at(-1)!;
    expect(body).toEqual({ checkout_url: session.url });
    expect(Object.fromEntries(session.form)).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[booking_id]': id,
      'line_items[0][price_data][unit_amount]': '7501',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': expect.stringMatching(/^Porträt – 05\.06\.2030, 09:00 \(FB-/),
      success_url: `http://localhost:3000/booking/success/${id}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `http://localhost:3000/booking/success/${id}?payment=cancelled`,
    });
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
  });

  it('sends the address of the customer to the provider, but no placeholder (AMB-052)', async () => {
    await checkout(await book());
    const given = Object.fromEntries(provider().sessions.at(-1)!.form);
    expect(given).toMatchObject({
      customer_email: expect.stringContaining('@'),
      'payment_intent_data[receipt_email]': given['customer_email'],
    });
    const id = await book();
    await studio().database.pool.query(
      `UPDATE booking SET customer_email = 'kunde@fotobooking.invalid' WHERE id = $1`,
      [id],
    );
    expect(await checkout(id)).toMatchObject({ status: 200 });
    const absent = provider().sessions.at(-1)!.form;
    expect([absent.get('client_reference_id'), absent.get('customer_email')]).toEqual([id, null]);
    expect(absent.has('payment_intent_data[receipt_email]')).toBe(false);
  });

  it.each([
    ['anna.müller@beispiel.example', null],
    ['анна@пример.рф', null],
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ])('opens the payment page for %s, an address that the provider takes as %s (PAY-026)', async (address, sent) => {
    const id = await book();
    await studio().database.pool.query('UPDATE booking SET customer_email = $2 WHERE id = $1', [id, address]);
    const before = provider().sessions.length;
    const { status, body } = await checkout(id);
    expect(status).toBe(200);
    expect(provider().sessions.length).toBe(before + 1);
    const { form, url } = provider().sessions.at(-1)!;
    expect(body.checkout_url).toBe(url);
    expect([form.get('customer_email'), form.get('payment_intent_data[receipt_email]')]).toEqual([sent, sent]);
    // Asked again, it is the same session, also if the response to the first call was lost.
    expect((await checkout(id)).body.checkout_url).toBe(url);
    expect((await read(id)).customer_email).toBe(address);
  });

  it('returns the open session again, also to ten concurrent requests (P10)', async () => {
    const id = await book();
    const before = provider().sessions.length;
    const responses = await Promise.all(Array.from({ length: 10 }, () => checkout(id)));
    expect(new Set(responses.map(({ body }) => body.checkout_url)).size).toBe(1);
    expect((await checkout(id)).body).toEqual(responses[0]?.body);
    expect(provider().sessions.length).toBe(before + 1);
  });

  it('creates a new session if the provider has ended the open one and its event was lost (SRV-74)', async () => {
    const { id, session } = await begin();
    session.expire();
    const { status, body } = await checkout(id);
    expect(status).toBe(200);
    const next = provider().sessions.at(-1)!;
    expect(body.checkout_url).toBe(next.url);
    expect([session.describe()['status'], next.describe()['status']]).toEqual(['expired', 'open']);
    expect(await events(id)).toContain('booking.payment_expired');
    expect((await read(id)).payment).toMatchObject({ status: 'open', due_at: '2030-06-04T08:00:00+02:00' });
    // The event arrives late: the new session stays as it is.
    await send('checkout.session.expired', session.describe());
    expect((await checkout(id)).body.checkout_url).toBe(next.url);
  });

  it('returns one new session to ten concurrent requests if the former one has ended (SRV-74)', async () => {
    const { id, session } = await begin();
    session.expire();
    const before = provider().sessions.length;
    const responses = await Promise.all(Array.from({ length: 10 }, () => checkout(id)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.checkout_url}`)).size).toBe(1);
    expect(provider().sessions.length).toBe(before + 1);
    expect((await events(id)).filter((action) => action === 'booking.payment_expired')).toHaveLength(1);
  });

  it.each([
    ['at once', 'already_paid', 'CONFIRMED'],
    ['slowly', 'payment_processing', 'PAYMENT_PENDING'],
  ] as const)('processes a session that was paid %s, and does not return it again', async (how, code, status) => {
    const { id, session } = await begin();
    session.pay(how);
    expect(await checkout(id)).toMatchObject({ status: 400, body: { code } });
    expect(await statusOf(id)).toBe(status);
    expect(provider().sessions.at(-1)).toBe(session);
  });

  it.each([500, 429, 'hanging'] as const)(
    'returns the open session if its state cannot be read from the provider (%s)',
    async (behaviour) => {
      const { id, session } = await begin();
      provider().behave(behaviour);
      expect(await checkout(id)).toMatchObject({ status: 200, body: { checkout_url: session.url } });
    },
  );

  it('creates a new one if the provider does not know the session, as after a change of account', async () => {
    const { id, session } = await begin();
    await studio().database.pool.query(`UPDATE payment SET session_id = 'cs_elsewhere' WHERE booking_id = $1`, [id]);
    const { body } = await checkout(id);
    expect(body.checkout_url).toBe(provider().sessions.at(-1)?.url);
    expect(body.checkout_url).not.toBe(session.url);
  });

  it('does not return a session that something else was paid through', async () => {
    const { id, session } = await begin();
    await studio().database.pool.query('UPDATE payment SET amount_cents = 8000 WHERE booking_id = $1', [id]);
    await configure({ full_payment_required: true });
    session.pay();
    await send('checkout.session.completed', session.describe());
    expect(await checkout(id)).toMatchObject({ status: 400, body: { code: 'payment_processing' } });
  });

  it.each([
    ['payments are switched off', { stripe_enabled: false }],
    ['the keys are missing', { stripe_secret_key_sealed: '' }],
    ['nothing is due', { enable_prepayment: false }],
  ])('is refused when %s', async (_, more) => {
    await configure(more);
    const id = await book();
    expect(await checkout(id)).toMatchObject({ status: 400, body: { detail: expect.any(String) } });
    expect(await statusOf(id)).toBe('PENDING');
  });

  it('is refused for a cancelled booking and unknown ids', async () => {
    const id = await book();
    await studio().database.pool.query(
      `WITH gone AS (UPDATE booking SET status = 'CANCELLED', occupied_id = NULL WHERE id = $1) SELECT 1`,
      [id],
    );
    expect((await checkout(id)).status).toBe(400);
    expect((await checkout('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await checkout('nope')).status).toBe(404);
  });

  it.each([
    [500, 502, 'provider_down'],
    [429, 503, 'provider_busy'],
    [401, 502, 'provider_refused'],
  ])(
    'a provider that responds with %i gives %i %s with a detail, and the booking can be paid again',
    async (response, expected, code) => {
      const id = await book();
      provider().behave(response);
      expect(await checkout(id)).toMatchObject({ status: expected, body: { code, detail: expect.any(String) } });
      expect(await statusOf(id)).toBe('PENDING');
      provider().behave('normal');
      expect((await checkout(id)).status).toBe(200);
    },
  );

  it('a provider that does not respond gives 504 in time, and then the same session is returned (P12)', async () => {
    const id = await book();
    provider().behave('lost');
    expect(await checkout(id)).toMatchObject({ status: 504, body: { detail: expect.any(String) } });
    expect(await statusOf(id)).toBe('PENDING');
    const before = provider().sessions.length;
    provider().behave('normal');
    studio().setNow('2030-06-03T08:01');
    expect(await checkout(id)).toMatchObject({ status: 200, body: { checkout_url: provider().sessions.at(-1)?.url } });
    expect(provider().sessions.length).toBe(before);
    expect(await statusOf(id)).toBe('PAYMENT_PENDING');
  });

  it('no transaction is open and no booking locked during the request to the provider (P12)', async () => {
    const id = await book();
    const { pool } = studio().database;
    const before = provider().requests.length;
    provider().behave('hanging');
    const response = checkout(id);
    await expect.poll(() => provider().requests.length).toBeGreaterThan(before);
    const { rows } = await pool.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
    expect((await pool.query('SELECT id FROM booking WHERE id = $1 FOR UPDATE NOWAIT', [id])).rowCount).toBe(1);
    expect((await studio().adminCall('PUT', `/api/admin/bookings/${id}`, { notes: 'meanwhile' })).status).toBe(200);
    expect((await response).status).toBe(504);
  });

  it('uses the same key until the provider has failed three times', async () => {
    const id = await book();
    const keys = () =>
      provider()
        .requests.filter(({ idempotency_key }) => idempotency_key?.startsWith(id))
        .map(({ idempotency_key }) => idempotency_key);
    provider().behave(500);
    for (let attempt = 0; attempt < 3; attempt++) await checkout(id);
    expect(new Set(keys()).size).toBe(1);
    provider().behave('normal');
    expect((await checkout(id)).status).toBe(200);
    expect(new Set(keys()).size).toBe(2);
  });

  it('requests another session if the booking was changed since the first request to the provider', async () => {
    const id = await book();
    provider().behave('lost');
    await checkout(id);
    provider().behave('normal');
    await studio().adminCall('PUT', `/api/admin/bookings/${id}`, { customer_email: 'other@example.de' });
    expect((await checkout(id)).status).toBe(200);
    expect(provider().sessions.at(-1)?.form.get('customer_email')).toBe('other@example.de');
  });

  it('creates another session for another amount, and closes the first one (SRV-28)', async () => {
    const id = await book();
    await checkout(id);
    const first = provider().sessions.at(-1)!;
    await configure({ full_payment_required: true });
    expect((await checkout(id)).status).toBe(200);
    const second = provider().sessions.at(-1)!;
    expect(second.form.get('line_items[0][price_data][unit_amount]')).toBe('15000');
    await closeCheckouts(studio().context);
    expect([first.describe()['status'], second.describe()['status']]).toEqual(['expired', 'open']);
  });

  it('uses neither amount nor currency from the browser (P02)', async () => {
    const id = await book();
    const sent = { amount: 1, payment_amount: 0.01, currency: 'RUB', unit_amount: 1, discount: 100 };
    const { status } = await studio().call('POST', `/api/payments/create-checkout-session/${id}?amount=1`, sent);
    expect(status).toBe(200);
    const { form } = provider().sessions.at(-1)!;
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('7500');
    expect(form.get('line_items[0][price_data][currency]')).toBe('eur');
  });

  it.each([
    ['paid', 'checkout.session.completed', 'already_paid'],
    ['on its way', 'checkout.session.completed', 'payment_processing'],
  ])('a booking whose payment is %s cannot be paid again (P11)', async (_, type, code) => {
    const { id, session } = await begin();
    session.pay(code === 'already_paid' ? 'at once' : 'slowly');
    await send(type, session.describe());
    if (code === 'already_paid')
      await studio().database.pool.query(`UPDATE booking SET status = 'PENDING' WHERE id = $1`, [id]);
    expect(await checkout(id)).toMatchObject({ status: 400, body: { code } });
  });

  it('a booking whose session has begun cannot be paid (P11)', async () => {
    const id = await book();
    studio().setNow('2030-06-05T09:00');
    expect(await checkoutByLink(id)).toMatchObject({ status: 400, body: { code: 'not_payable' } });
  });

  it('the session is valid as long as the studio allows for paying, within the limits of the provider (P13)', async () => {
    const seconds = async (payment_deadline_hours: number): Promise<number> => {
      await configure({ payment_deadline_hours });
      await checkout(await book());
      return (provider().sessions.at(-1)?.expires_at ?? 0) - studio().context.now() / 1000;
    };
    expect([await seconds(1), await seconds(4), await seconds(1000)]).toEqual([3600, 4 * 3600, 24 * 3600 - 60]);
  });

  it('a wrong key is reported without showing it', async () => {
    await configure({
      stripe_secret_key_sealed: sealSecret(studio().context.secretKey, 'payments.stripe_secret_key', 'sk_test_wrong'),
    });
    const response = await checkout(await book());
    expect(response.status).toBe(502);
    expect(JSON.stringify(response.body)).not.toContain('sk_test');
  });
});
