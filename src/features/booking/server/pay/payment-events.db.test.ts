import { describe, expect, it } from 'vitest';
import type { TestResponse } from '#app/server/testing/test-studio.ts';
import type { StandInSession } from '#features/payments/testing/checkout-stand-in.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, configure, begin, read, send, mails, events } = payingStudio();
const completed = 'checkout.session.completed';
const pool = () => studio().database.pool;
const statusOf = async (id: string) => (await read(id)).status;

describe('an event that is not authentic (P01)', () => {
  const forged = async (wrong: (session: StandInSession) => Promise<TestResponse>) => {
    const { id, session } = await begin();
    session.pay();
    const { status, body } = await wrong(session);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: 'The signature is not valid', code: 'invalid_signature' });
    expect(JSON.stringify(body)).not.toContain('whsec');
    const { rows } = await pool().query('SELECT status FROM payment WHERE booking_id = $1', [id]);
    expect(rows).toEqual([{ status: 'open' }]);
  };

  it('signed with another secret', () =>
    forged((session) => send(completed, session.describe(), { secret: 'whsec_of_somebody' })));
  it('not signed', () =>
    forged((session) =>
      studio().call('POST', '/api/payments/webhook', {
        id: 'evt_1',
        type: completed,
        data: { object: session.describe() },
      }),
    ));
  it('signed six minutes ago', () =>
    forged((session) => send(completed, session.describe(), { at: studio().context.now() - 360_000 })));
  it('signed six minutes ahead (T07)', () =>
    forged((session) => send(completed, session.describe(), { at: studio().context.now() + 360_000 })));
  it('no webhook secret is set', () =>
    forged(async (session) => {
      await configure({ stripe_webhook_secret_sealed: '' });
      return send(completed, session.describe());
    }));
  it.each(['', 'nonsense', 't=,v1=', `t=1,v1=${'0'.repeat(64)}`, `t=99999999999999999999,v1=${'f'.repeat(64)}`])(
    'with the signature %j',
    (signature) =>
      forged((session) =>
        studio().call('POST', '/api/payments/webhook', JSON.stringify(session.describe()), {
          'content-type': 'application/json',
          'stripe-signature': signature,
        }),
      ),
  );
  it('four minutes of clock difference are accepted (SRV-29)', async () => {
    const { id, session } = await begin();
    session.pay();
    expect((await send(completed, session.describe(), { at: studio().context.now() - 240_000 })).status).toBe(200);
    expect(await statusOf(id)).toBe('CONFIRMED');
  });
});

describe('events in any order (P09)', () => {
  const orders = permutations(['completed', 'failed', 'expired', 'refunded'] as const);

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s, many times each, have the same result (SRV-29)',
    async (_, order) => {
      const { id, session } = await begin();
      session.pay();
      const paid = session.describe();
      const { metadata, payment_intent } = paid;
      const object = {
        completed: paid,
        failed: { id: payment_intent, object: 'payment_intent', metadata },
        expired: { ...paid, status: 'expired', payment_status: 'unpaid' },
        refunded: { ...session.charge(), amount_refunded: 2500 },
      };
      for (const event of order) {
        const repeated = Array.from({ length: scaleCount(50) }, () =>
          send(types[event], object[event], { id: `evt_${event}_${id}` }),
        );
        expect(new Set((await Promise.all(repeated)).map(({ status }) => status))).toEqual(new Set([200]));
      }
      expect(await read(id)).toMatchObject({
        status: 'CONFIRMED',
        payment: { status: 'paid', amount: 75, refunded_amount: 25, refundable_amount: 50, refund_needed: false },
      });
      expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
      expect((await events(id)).filter((action) => action === 'booking.paid')).toHaveLength(1);
    },
  );

  it.each(orders.map((order) => [order.join(', '), order] as const))(
    '%s, all at once, have the same result',
    async (_, order) => {
      const { id, session } = await begin();
      session.pay();
      const paid = session.describe();
      const refund = { id: `re_${id}`, amount: 7500, status: 'succeeded', payment_intent: paid['payment_intent'] };
      const object = {
        completed: paid,
        failed: paid,
        expired: { ...paid, status: 'expired', payment_status: 'unpaid' },
        refunded: refund,
      };
      const type = { ...types, failed: 'checkout.session.async_payment_failed', refunded: 'refund.created' };
      await Promise.all(order.map((event) => send(type[event], object[event])));
      expect(await read(id)).toMatchObject({
        status: 'CONFIRMED',
        payment: { status: 'refunded', refunded_amount: 75 },
      });
      expect((await mails(id)).filter((kind) => kind === 'payment_received')).toHaveLength(1);
    },
  );
});

const types = {
  completed,
  failed: 'payment_intent.payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
};

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
