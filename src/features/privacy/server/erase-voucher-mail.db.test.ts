import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { tablesWith } from './testing/findable.ts';

const studio = testStudio();
const db = () => studio().database.db;
const post = (what: string, body: object) => studio().adminCall('POST', `/api/admin/privacy/${what}`, body);
const sell = async (buyer: string, mail: string, on: string | null = null): Promise<string> => {
  studio().setNow('2030-06-03T10:00');
  const { status, body } = await studio().adminCall('POST', '/api/admin/vouchers', {
    amount: 60,
    method: 'cash',
    buyer_name: `${buyer}-name`,
    buyer_email: `${buyer}@kunde.example`,
    recipient_name: `${mail}-name`,
    dedication: `dedication-to-${mail}`,
    mail: { email: `${mail}@kunde.example`, on },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
};
/** As after sending: the copy names both. */
const sent = (id: string, ...names: string[]) =>
  sql`
  UPDATE message SET status = 'sent', sent_at = now(), subject = ${names[0] ?? ''}, html = ${names.join(' ')},
    plain_text = ${names.join(' ')} WHERE voucher_id = ${id} AND status = 'waiting'`.execute(db());
const voucher = async (id: string) =>
  (await sql<Record<string, unknown>>`SELECT * FROM voucher WHERE id = ${id}`.execute(db())).rows[0];
const mails = async (id: string) =>
  (await sql<Record<string, unknown>>`SELECT * FROM message WHERE voucher_id = ${id}`.execute(db())).rows;

describe('the mail with a voucher', () => {
  it('is in the data of the buyer and of who got it, without what is left of other people (VOU-07)', async () => {
    const id = await sell('vera1', 'jana1');
    await sell('vera2', 'jana2');
    const ask = async (email: string) => (await post('export', { email })).body;
    expect((await ask('VERA1@kunde.example')).vouchers).toMatchObject([{ id, messages: [{ kind: 'voucher_sent' }] }]);
    const got = await ask('jana1@kunde.example');
    expect(got.messages).toMatchObject([{ voucher_id: id, to_address: 'jana1@kunde.example' }]);
    expect(got.vouchers).toEqual([]);
    expect((await post('lookup', { email: 'jana1@kunde.example' })).body).toMatchObject({ messages: 1, vouchers: 0 });
  });

  it('is emptied when the buyer is erased, and not sent any more (VOU-07)', async () => {
    const old = await sell('vera3', 'jana3');
    const later = await sell('vera3', 'tim3', '2030-12-24');
    await sent(old, 'vera3-name', 'jana3-name');
    const { body } = await post('erase', { email: 'vera3@kunde.example', repeated: 'vera3@kunde.example' });
    expect(body).toMatchObject({ vouchers: 2, messages: 2 });
    expect(await tablesWith(db(), ['vera3', 'jana3', 'tim3'])).toEqual([]);
    expect(await mails(old)).toMatchObject([{ status: 'sent', html: null }]);
    expect(await mails(later)).toMatchObject([{ status: 'skipped', last_error: 'given_up' }]);
    const again = await post('erase', { email: 'vera3@kunde.example', repeated: 'vera3@kunde.example' });
    expect(again.body).toMatchObject({ vouchers: 0, messages: 0 });
  });

  it('is emptied when who got it is erased; the voucher loses the name and keeps its buyer (VOU-07)', async () => {
    const id = await sell('vera4', 'jana4');
    await sent(id, 'vera4-name', 'jana4-name');
    await studio().adminCall('PUT', `/api/admin/vouchers/${id}/mail`, { mail: { email: 'vera4@kunde.example' } });
    await sent(id, 'vera4-name', 'jana4-name');
    const { body } = await post('erase', { email: 'jana4@kunde.example', repeated: 'jana4@kunde.example' });
    expect(body).toMatchObject({ vouchers: 0, messages: 1 });
    expect(await tablesWith(db(), ['jana4'])).toEqual([]);
    expect(await voucher(id)).toMatchObject({ buyer_name: 'vera4-name', recipient_name: '', dedication: '' });
    expect((await mails(id)).map(({ to_address }) => to_address)).toContain('vera4@kunde.example');
  });

  it('to the buyer leaves the name of whom the voucher is for when another buyer is erased (VOU-07)', async () => {
    const id = await sell('vera5', 'vera5');
    await sell('vera6', 'jana6');
    await post('erase', { email: 'vera6@kunde.example', repeated: 'vera6@kunde.example' });
    expect(await voucher(id)).toMatchObject({ buyer_name: 'vera5-name', recipient_name: 'vera5-name' });
  });

  it('keeps its content for months after it was sent, not after it was written (G06)', async () => {
    const id = await sell('vera7', 'jana7');
    await sent(id, 'vera7-name');
    await sql`UPDATE message SET created_at = now() - interval '3 years', sent_at = ${new Date(studio().context.now())}
              WHERE voucher_id = ${id}`.execute(db());
    const { body } = await studio().adminCall('GET', '/api/admin/privacy/retention');
    expect(body.due.message_contents).toBe(0);
  });
});
