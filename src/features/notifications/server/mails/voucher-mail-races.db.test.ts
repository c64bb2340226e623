import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { redeemed } from '#features/vouchers/server/testing/stored-voucher.ts';
import { deliverDueMails } from '../sending/deliver-mails.ts';
import { claimDue } from '../store.ts';
import { voucherOutbox } from '../testing/voucher-outbox.ts';
import { prepareMail } from './prepare-mail.ts';

const { studio, sold, block, mailsOf } = voucherOutbox();
const addressOf = (index: number): string => `jana-${index}@kunde.example`;
const soldMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => sold({ email: addressOf(index) })));
const receivedBy = (address: string): number =>
  studio().sink.received.filter(({ recipients }) => recipients.includes(address)).length;

const blockedByAnotherVersion = (id: string) =>
  sql`
  UPDATE voucher SET blocked_by = 'x', blocked_at = now(), block_reason = 'x' WHERE id = ${id}`.execute(
    studio().context.db,
  );

describe('a voucher that cannot be redeemed', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was blocked', (id) => block(id)],
    ['was blocked by another version of the program', blockedByAnotherVersion],
    ['was given back', (id) => block(id, true)],
    ['is used', (id) => redeemed(id, 6000, undefined, studio().clock).execute(studio().context.db)],
    ['is over', async () => void (studio().clock = Date.parse('2034-01-01T00:00:00+01:00'))],
  ])('is not mailed if it %s before (VOU-07)', async (_, change) => {
    const id = await sold();
    await change(id);
    await studio().deliverAll();
    expect(studio().sink.received).toEqual([]);
    expect(await mailsOf(id)).toMatchObject([{ status: 'skipped', last_error: 'voucher_invalid' }]);
  });

  it('is not mailed after it was unblocked, unless the desk wishes so (VOU-07)', async () => {
    const id = await sold({ email: addressOf(0), on: '2030-06-10' });
    await block(id);
    await sql`UPDATE voucher SET blocked_by = NULL, blocked_at = NULL, block_reason = NULL WHERE id = ${id}`.execute(
      studio().context.db,
    );
    studio().clock = Date.parse('2030-06-10T09:00:00+02:00');
    await studio().deliverAll();
    expect(studio().sink.received).toEqual([]);
  });

  it('is not mailed by a process that has begun with it before (VOU-07)', async () => {
    const id = await sold();
    const { context, clock: now } = studio();
    const claim = { kinds: ['voucher_sent'], now, leaseMs: 30_000, limit: 5, domain: 'x.example' } as const;
    const [mail] = await claimDue(context.db, claim);
    await block(id);
    // It is being sent: the process says what becomes of it.
    expect(await mailsOf(id)).toMatchObject([{ status: 'waiting' }]);
    const server = { from: { name: '', address: 'studio@example.com' } } as never;
    const design = { show_company_info: false, header_text: '', primary_color: '#111111', secondary_color: '#222222' };
    const sender = { server, settings: { design } as never, logo: undefined };
    if (!mail) throw new Error('The mail was not due');
    expect(await prepareMail(context, mail, sender)).toEqual({ status: 'skipped', why: 'voucher_invalid' });
  });
});

/** Delivers until nothing is left, also of what a busy database has put off. */
const deliverAllLater = async (): Promise<void> => {
  await studio().deliverAll();
  studio().clock += 5 * 60_000;
  await studio().deliverAll();
};

describe('the mails of many vouchers', () => {
  it('forty blocked while processes send them: sent is what arrived, and nothing else (VOU-07)', async () => {
    const ids = await soldMany(40);
    const processes = Array.from({ length: 4 }, () => studio().delivery());
    await Promise.all([
      ...processes.map((process) => deliverDueMails(process)),
      ...ids.map((id) => block(id)),
      ...processes.map((process) => deliverDueMails(process)),
    ]);
    await deliverAllLater();
    for (const [index, id] of ids.entries()) {
      const [{ status } = { status: '' }] = await mailsOf(id);
      expect(['sent', 'skipped']).toContain(status);
      expect(receivedBy(addressOf(index))).toBe(status === 'sent' ? 1 : 0);
    }
  });

  it('due at once are each sent once by four processes (VOU-07)', async () => {
    const many = 12;
    await soldMany(many);
    const processes = Array.from({ length: 4 }, () => studio().delivery());
    await Promise.all(processes.map((process) => studio().deliverAll(process)));
    await deliverAllLater();
    expect(Array.from({ length: many }, (_, index) => receivedBy(addressOf(index)))).toEqual(Array(many).fill(1));
  });
});
