import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { AdminVoucher } from '../../contract.ts';
import { redeemed, storeVoucher } from '../testing/stored-voucher.ts';

const studio = testStudio();
const db = () => studio().database.db;
const many = 40;
const jana = { email: 'jana@kunde.example' };
const sell = (mail: object | null, more: object = {}, key?: string) => {
  studio().setNow('2030-06-03T10:00');
  const sale = {
    amount: 60,
    method: 'cash',
    buyer_name: 'Vera Geber',
    buyer_email: 'vera@kunde.example',
    mail,
    ...more,
  };
  return studio().adminCall('POST', '/api/admin/vouchers', sale, key ? { 'idempotency-key': key } : {});
};
const change = (id: string, body: object) => studio().adminCall('PUT', `/api/admin/vouchers/${id}/mail`, body);
const block = (id: string, undo_sale = false) =>
  studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason: 'Verloren', undo_sale });
const messages = async (id: string) =>
  (
    await sql<Record<string, unknown>>`
      SELECT status, to_address, to_name, language, params, send_at, next_attempt_at, last_error FROM message
      WHERE voucher_id = ${id} ORDER BY created_at, id`.execute(db())
  ).rows;
const sentAlready = (id: string) =>
  sql`
  UPDATE message SET status = 'sent', sent_at = now(), attempts = 1 WHERE voucher_id = ${id}`.execute(db());
const actions = async (id: string) =>
  (
    await sql<{ action: string; details: object }>`
      SELECT action, details FROM audit_entry WHERE details ->> 'voucher_id' = ${id} ORDER BY id`.execute(db())
  ).rows;

describe('a voucher', () => {
  it('is only printed unless a mail is wished (VOU-01)', async () => {
    const { body } = await sell(null);
    expect(body.mail).toMatchObject({ status: 'none', email: '', language: 'de', on: null, due: null });
    expect(await messages(body.id)).toEqual([]);
  });

  it('is mailed at once or on a day, in the language of the voucher or another one (VOU-07)', async () => {
    const { body: now } = await sell(jana, { recipient_name: 'Jana Kern', language: 'ru' });
    expect(now.mail).toMatchObject({ status: 'waiting', email: jana.email, language: 'ru', on: null, due: null });
    expect(await messages(now.id)).toMatchObject([
      { to_name: 'Jana Kern', params: {}, send_at: null, next_attempt_at: studio().context.now() },
    ]);
    const { body: later } = await sell({ email: 'VERA@kunde.example', language: 'ru', on: '2030-12-24' });
    const due = '2030-12-24T09:00:00+01:00';
    expect(later.mail).toMatchObject({ status: 'waiting', language: 'ru', on: '2030-12-24', due });
    expect(await messages(later.id)).toMatchObject([
      { to_name: 'Vera Geber', params: { to_buyer: true }, next_attempt_at: Date.parse(due) },
    ]);
    expect(await actions(later.id)).toMatchObject([
      { action: 'voucher.sold' },
      { action: 'voucher.mail_planned', details: { voucher_id: later.id, date: '2030-12-24' } },
    ]);
  });

  it.each([
    ['2030-06-02', 'too_small'],
    ['2034-01-01', 'too_big'],
    ['2030-02-30', 'value_error'],
    ['morgen', 'invalid_format'],
  ])('is neither sold nor mailed on %s (VOU-07)', async (on, type) => {
    const count = async () => (await sql`SELECT FROM voucher`.execute(db())).rows.length;
    const before = await count();
    const { status, body } = await sell({ ...jana, on });
    expect([status, body.detail[0].loc, body.detail[0].type]).toEqual([422, ['body', 'mail', 'on'], type]);
    expect(await count()).toBe(before);
    const { body: voucher } = await sell(null);
    expect((await change(voucher.id, { mail: { ...jana, on } })).body.detail[0].loc).toEqual(['body', 'mail', 'on']);
    expect(await messages(voucher.id)).toEqual([]);
  });

  it('is mailed on the first and on the last possible day (VOU-07)', async () => {
    for (const on of ['2030-06-03', '2033-12-31']) expect((await sell({ ...jana, on })).status).toBe(201);
  });

  it('sold once by eight equal requests has one mail, and another address is another sale (VOU-07)', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => sell(jana, {}, 'mailed-once')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await messages(all[0]?.body.id)).toHaveLength(1);
    expect((await sell({ email: 'other@kunde.example' }, {}, 'mailed-once')).body.code).toBe('idempotency_key_reused');
    expect((await sell(null, {}, 'mailed-once')).body.code).toBe('idempotency_key_reused');
  });
});

describe('the mail of a voucher', () => {
  it('that was not sent gets another recipient and day; the wrong address is kept nowhere (VOU-07)', async () => {
    const { body } = await sell({ email: 'typo@kunde.example', on: '2030-12-24' });
    const { body: changed } = await change(body.id, { mail: jana, version: body.mail.version });
    expect(changed.mail).toMatchObject({ status: 'waiting', email: jana.email, on: null, due: null });
    const stored = await messages(body.id);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify([stored, await actions(body.id)])).not.toContain('typo@');
  });

  it('is given up, and planned again (VOU-07)', async () => {
    const { body } = await sell({ ...jana, on: '2030-12-24' });
    const { body: none } = await change(body.id, { mail: null });
    expect(none.mail).toMatchObject({ status: 'skipped', reason: 'given_up' });
    expect((await change(body.id, { mail: null })).status).toBe(200);
    expect((await actions(body.id)).filter(({ action }) => action === 'voucher.mail_given_up')).toHaveLength(1);
    expect((await change(body.id, { mail: jana })).body.mail).toMatchObject({ status: 'waiting', reason: null });
  });

  it('that was sent is sent as another message, to whoever is named (VOU-07)', async () => {
    const { body } = await sell(jana);
    await sentAlready(body.id);
    studio().setNow('2030-06-03T11:00');
    await change(body.id, { mail: { email: 'tim@kunde.example' } });
    expect(await messages(body.id)).toMatchObject([
      { status: 'sent', to_address: jana.email },
      { status: 'waiting', to_address: 'tim@kunde.example' },
    ]);
    const { body: list } = await studio().adminCall('GET', `/api/admin/vouchers?search=${body.last_four}`);
    const listed = list.vouchers.find(({ id }: AdminVoucher) => id === body.id);
    expect(listed.mail).toMatchObject({ status: 'waiting', email: 'tim@kunde.example' });
  });

  it('is not changed while it is being sent (VOU-07)', async () => {
    const { body } = await sell(jana);
    await sql`UPDATE message SET attempts = 1, next_attempt_at = ${new Date(studio().context.now() + 20_000)}
              WHERE voucher_id = ${body.id}`.execute(db());
    for (const mail of [jana, null]) {
      expect(await change(body.id, { mail })).toMatchObject({ status: 409, body: { code: 'being_sent' } });
    }
  });

  it('to an address that stands for nobody is not sent (AMB-052)', async () => {
    const { body } = await sell({ email: 'x@fotobooking.invalid' });
    expect(body.mail).toMatchObject({ status: 'skipped', reason: 'placeholder', email: '' });
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['is blocked', (id) => block(id)],
    ['was given back', (id) => block(id, true)],
    ['is used', (id) => redeemed(id, 6000, undefined, studio().context.now()).execute(db())],
    ['is over', async () => studio().setNow('2034-01-01T00:00')],
  ])('is refused if the voucher %s (VOU-07)', async (_, end) => {
    const { body } = await sell(null);
    await end(body.id);
    expect(await change(body.id, { mail: jana })).toMatchObject({ status: 409, body: { code: 'voucher_invalid' } });
    expect(await messages(body.id)).toEqual([]);
  });

  it('is refused if the code cannot be read, and for no voucher (VOU-07)', async () => {
    studio().setNow('2030-06-03T10:00');
    const unreadable = await storeVoucher(db());
    expect((await change(unreadable, { mail: jana })).body.code).toBe('code_unreadable');
    expect((await change('018f0000-0000-7000-8000-000000000001', { mail: jana })).status).toBe(404);
  });

  it('blocked stays given up when the voucher is unblocked (VOU-07)', async () => {
    const { body } = await sell({ ...jana, on: '2030-12-24' });
    expect((await block(body.id)).body.mail).toMatchObject({ status: 'skipped', reason: 'voucher_invalid' });
    const { body: after } = await studio().adminCall('POST', `/api/admin/vouchers/${body.id}/unblock`);
    expect(after.mail.status).toBe('skipped');
  });
});

describe('of forty people at once', () => {
  it('with the version they have read, one plans the mail; the others are told (VOU-07, TEAM-04)', async () => {
    const { body } = await sell(null);
    const { version } = body.mail;
    const wishes = Array.from({ length: many }, (_, index) => ({ email: `p${index}@kunde.example` }));
    const all = await Promise.all(wishes.map((mail) => change(body.id, { mail, version })));
    const done = all.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status, body: refused } of all.filter((one) => one !== done[0])) {
      expect([status, refused.code, refused.mail?.status]).toEqual([409, 'version_conflict', 'waiting']);
    }
    expect(await messages(body.id)).toMatchObject([{ to_address: done[0]?.body.mail.email }]);
  });

  it('one blocks the voucher and the others mail it: nothing waits afterwards (VOU-07)', async () => {
    const { body } = await sell({ ...jana, on: '2030-12-24' });
    const calls = Array.from({ length: many - 1 }, (_, index) =>
      change(body.id, { mail: { email: `p${index}@kunde.example`, on: '2030-12-24' } }),
    );
    const [blocked, ...changed] = await Promise.all([block(body.id), ...calls]);
    expect(blocked?.status).toBe(200);
    for (const { status } of changed) expect([200, 409]).toContain(status);
    const stored = await messages(body.id);
    expect(stored).toHaveLength(1);
    expect(stored).toMatchObject([{ status: 'skipped', last_error: 'voucher_invalid' }]);
  });
});
