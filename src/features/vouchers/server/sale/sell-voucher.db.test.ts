import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { qrCode } from '#shared/kernel/qr-code.ts';
import { printedCode } from '../../domain/voucher-code.ts';
import { openCode } from '../codes/code.ts';
import { selectVoucher } from '../store.ts';
import { redeemed, storeVoucher } from '../testing/stored-voucher.ts';
import { voucherFile } from './voucher-file.ts';

const studio = testStudio();
const db = () => studio().database.db;
const sale = {
  amount: 120.5,
  method: 'card_terminal',
  buyer_name: 'Vera Geber',
  buyer_email: 'vera.sale@example.de',
  recipient_name: 'Jana Beschenkt',
  dedication: 'Alles Gute!',
};
const sell = (more: object = {}, key?: string) =>
  studio().adminCall('POST', '/api/admin/vouchers', { ...sale, ...more }, key ? { 'idempotency-key': key } : {});
const list = async (search = '') =>
  (await studio().adminCall('GET', `/api/admin/vouchers?search=${encodeURIComponent(search)}`)).body;
const block = (id: string, body: object) => studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, body);

/** Where the dark modules of the QR code of an address are, as PDF writes them. */
const modulesOf = (address: string): string =>
  Array.from(qrCode(address).path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => `${x} ${y} m`).join(' ');
/** The starts of all shapes that a PDF draws. */
const modulesIn = (pdf: Buffer): string => {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const texts = Array.from(streams, ([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return texts.flatMap((one) => one.match(/\d+ \d+ m\b/g) ?? []).join(' ');
};

describe('the sale of a voucher', () => {
  it('sells one, however often it is sent at once, and shows only the last four characters of its code (VOU-01, VOU-02)', async () => {
    studio().setNow('2030-06-03T10:00');
    const all = await Promise.all(Array.from({ length: 8 }, () => sell({}, 'pressed-eight-times')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    const { body } = all[0] ?? { body: {} };
    expect(body).toMatchObject({ amount: 120.5, balance: 120.5, state: 'valid', valid_until: '2033-12-31' });
    const stored = await selectVoucher(db(), body.id);
    const code = (stored && openCode(studio().context.secretKey, stored)) ?? '';
    expect(code).toHaveLength(16);
    expect(JSON.stringify(await list())).not.toContain(code);
    expect(body.last_four).toBe(code.slice(-4));
    expect(await sell({ amount: 99 }, 'pressed-eight-times')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await sell({}, 'with space')).body.code).toBe('invalid_idempotency_key');
  });

  it('is printed with amount, dedication, for whom it is, the last day and the code (VOU-01)', async () => {
    studio().setNow('2030-06-03T10:00');
    const { body } = await sell();
    const stored = await selectVoucher(db(), body.id);
    const code = (stored && openCode(studio().context.secretKey, stored)) ?? '';
    const { body: pdf } = await voucherFile(studio().context, body.id);
    const file = await getDocument({ data: new Uint8Array(pdf as Buffer), verbosity: 0 }).promise;
    const { items } = await (await file.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const part of ['120,50', 'Jana Beschenkt', 'Alles Gute!', '31.12.2033', printedCode(code)]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('localhost:3000/voucher');
    expect(modulesIn(pdf as Buffer)).toContain(modulesOf(`http://localhost:3000/voucher#${printedCode(code)}`));
    const unreadable = await storeVoucher(db());
    expect((await studio().adminCall('GET', `/api/admin/vouchers/${unreadable}/pdf`)).body.code).toBe(
      'code_unreadable',
    );
  });

  it.each([[0.5], [10_000.01], [-5], ['50'], [50.001]])('refuses an amount of %s (VOU-01)', async (amount) => {
    expect((await sell({ amount })).status).toBe(422);
  });

  it('is found by names and the last four characters, and the list says what is left on all (VOU-01)', async () => {
    const { body: before } = await studio().adminCall('GET', '/api/admin/vouchers');
    const { body } = await sell({ recipient_name: '100 % Xaver_Y' });
    expect((await list('% xaver_')).vouchers.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await list('% XÁVER_')).vouchers).toHaveLength(1);
    expect((await list('%_%_%_%')).vouchers).toEqual([]);
    expect((await list(body.last_four)).total).toBeGreaterThanOrEqual(1);
    expect((await list()).left).toBeCloseTo(before.left + 120.5, 2);
    await block(body.id, { reason: 'Verloren' });
    expect((await list()).left).toBeCloseTo(before.left, 2);
  });

  it('is undone or redeemed, never both at once; an undone one stays so (VOU-01, VOU-02)', async () => {
    for (let round = 0; round < 5; round++) {
      const { body } = await sell();
      const [undone, used] = await Promise.allSettled([
        block(body.id, { reason: 'Zurück', undo_sale: true }),
        redeemed(body.id, 100, undefined, studio().context.now()).execute(db()),
      ]);
      const wasUndone = undone.status === 'fulfilled' && undone.value.status === 200;
      expect(wasUndone).toBe(used.status === 'rejected');
      const { state, balance } = (await list(body.last_four)).vouchers.find(({ id }: { id: string }) => id === body.id);
      expect({ state, balance }).toEqual(
        wasUndone ? { state: 'undone', balance: 0 } : { state: 'valid', balance: 119.5 },
      );
      const after = await studio().adminCall('POST', `/api/admin/vouchers/${body.id}/unblock`);
      expect(after.body.state).toBe(state);
    }
    expect((await block('018f0000-0000-7000-8000-000000000001', { reason: 'x' })).status).toBe(404);
  });
});
