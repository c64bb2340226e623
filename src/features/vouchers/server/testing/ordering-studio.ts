import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { voucherSales } from '#app/server/routes.ts';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';
import { checkVoucherOrders } from '../api.ts';

export const order = {
  amount: 60.5,
  buyer_name: 'Vera Geber',
  buyer_email: 'vera@example.de',
  recipient_name: 'Jana',
  dedication: 'Alles Gute!',
};
export const completed = 'checkout.session.completed';

/** A studio that sells vouchers on the website, with what buyers, the provider and the studio do. */
export const orderingStudio = () => {
  const { studio, provider, configure, send } = payingStudio();
  const db = () => studio().database.db;
  beforeEach(() => configure({ vouchers_online_enabled: true }));
  const place = (more: object = {}, key: string = randomUUID()) =>
    studio().call('POST', '/api/vouchers/orders', { ...order, ...more }, { 'idempotency-key': key });
  const begin = async (more: object = {}) => {
    const { status, body } = await place(more);
    const session = provider().sessions.find(({ url }) => url === body.checkout_url);
    if (status !== 201 || !session) throw new Error(JSON.stringify(body));
    return { id: body.order_id as string, session };
  };
  return {
    studio,
    provider,
    configure,
    send,
    db,
    place,
    begin,
    /** An order that was paid; returns its id, which is that of the voucher, and the intent of its payment. */
    bought: async (more: object = {}) => {
      const { id, session } = await begin(more);
      session.pay();
      const { status } = await send(completed, session.describe());
      if (status !== 200) throw new Error(`Not paid: ${status}`);
      return { id, session, intent: String(session.describe()['payment_intent']) };
    },
    check: async (id: string) => (await studio().call('POST', `/api/vouchers/orders/${id}/check`)).body,
    /** What the periodic task does. */
    tick: () => checkVoucherOrders(studio().context, voucherSales, 0),
    list: async () => (await studio().adminCall('GET', '/api/admin/vouchers')).body,
    voucher: async (id: string) =>
      (await studio().adminCall('GET', '/api/admin/vouchers?limit=200')).body.vouchers.find(
        (one: { id: string }) => one.id === id,
      ),
    vouchers: async (id: string) =>
      (await sql<Record<string, unknown>>`SELECT * FROM voucher WHERE id = ${id}`.execute(db())).rows,
    mails: async (id: string) =>
      (
        await sql<{ kind: string; to_address: string; send_at: number | null }>`
          SELECT kind, to_address, send_at FROM message WHERE voucher_id = ${id} ORDER BY kind`.execute(db())
      ).rows,
    stored: async (id: string) =>
      (await sql<Record<string, unknown>>`SELECT * FROM voucher_order WHERE id = ${id}`.execute(db())).rows[0],
  };
};
