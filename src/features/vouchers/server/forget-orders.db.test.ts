import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { applyRetention } from '#features/privacy/server/api.ts';
import { completed, orderingStudio } from './testing/ordering-studio.ts';

const { studio, provider, send, db, place, begin, check, tick, list, vouchers, stored } = orderingStudio();
const privacy = (what: string, body: object) => studio().adminCall('POST', `/api/admin/privacy/${what}`, body);

describe('the buyer of a voucher on the website (VOU-08)', () => {
  const email = 'vera@example.de';

  it('is in the data of the person while the order is open, and an erasure closes it at the provider', async () => {
    const open = { email: 'open@example.de' };
    const { id, session } = await begin({ buyer_email: open.email });
    const { voucher_orders } = (await privacy('export', open)).body;
    expect(voucher_orders).toMatchObject([{ id, wanted: { buyer_name: 'Vera Geber' } }]);
    expect(JSON.stringify(voucher_orders)).not.toContain('checkout.example');
    expect((await privacy('lookup', open)).body.vouchers).toBe(1);
    expect((await privacy('erase', { ...open, repeated: open.email })).body.vouchers).toBe(1);
    expect(await stored(id)).toMatchObject({ status: 'closing', wanted: null, checkout_url: null });
    await tick();
    expect(session.describe()['status']).toBe('expired');
    expect(await check(id)).toMatchObject({ state: 'over' });
  });

  it('who paid at the same moment gets nothing sold, and the studio is told', async () => {
    const { id, session } = await begin();
    session.pay();
    await privacy('erase', { email, repeated: email });
    await send(completed, session.describe());
    expect(await vouchers(id)).toEqual([]);
    expect((await list()).stray_payments).toMatchObject([{ order_id: id, problem: 'erased' }]);
  });

  it('who is named in an unpaid order is forgotten after a week, and never in one that may be paid', async () => {
    const [expired, open, asking] = [await begin(), await begin(), 'never-answered'];
    provider().behave(500);
    await place({}, asking);
    provider().behave('normal');
    expired.session.expire();
    await tick();
    const known = async () =>
      (await sql<{ order_key: string; id: string }>`SELECT id, order_key FROM voucher_order`.execute(db())).rows;
    studio().setNow('2030-06-10T07:59');
    await applyRetention(studio().context);
    expect((await known()).map(({ id }) => id)).toContain(expired.id);
    studio().setNow('2030-06-10T10:30');
    await applyRetention(studio().context);
    const left = await known();
    expect(left.map(({ id }) => id)).not.toContain(expired.id);
    expect(left.map(({ order_key }) => order_key)).not.toContain(asking);
    expect(left.map(({ id }) => id)).toContain(open.id);
  });
});
