import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeVoucher } from '#features/vouchers/server/testing/stored-voucher.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { read } from './pdf/testing/read-pdf.ts';
import { insertInvoice, invoicesOfVoucher, type NewInvoice } from './store.ts';
import { monthFile } from './tax/month-file.ts';
import { readMonth } from './tax/month-reads.ts';
import { balanceOf, postingsIn, readZip } from './tax/testing/read-zip.ts';
import { address, invoicingStudio } from './testing/invoicing-studio.ts';

const { studio, db, settings, regime, cancelInvoice } = invoicingStudio();

const sell = (more: object = {}, key?: string) =>
  studio().adminCall(
    'POST',
    '/api/admin/vouchers',
    { amount: 50, method: 'cash', buyer_name: 'Vera Geber', ...more },
    key ? { 'idempotency-key': key } : {},
  );
const undo = (id: string, reason = 'Umtausch') =>
  studio().adminCall('POST', `/api/admin/vouchers/${id}/block`, { reason, undo_sale: true });
const listed = async (query: string) => (await studio().adminCall('GET', `/api/admin/invoices?${query}`)).body.invoices;
const documentsOf = (id: string) => invoicesOfVoucher(db(), id);
const { street, postal_code, city } = address;
const buyer_address = { street, postal_code, city };

beforeEach(async () => {
  // Every test numbers from 1.
  await settings({ prefix: `S${randomUUID().slice(0, 6).toUpperCase()}` });
});

describe('the sale of a single-purpose voucher', () => {
  it('has a document with its tax, in the language of the buyer, in the list, as PDF and in the month (VOU-03)', async () => {
    studio().setNow('2031-02-03T10:00');
    const { status, body } = await sell({ language: 'ru' });
    expect(status).toBe(201);
    const [invoice] = await documentsOf(body.id);
    expect(invoice).toMatchObject({
      kind: 'voucher',
      booking_id: null,
      gross_cents: 5000,
      document: {
        language: 'ru',
        customer: { name: 'Vera Geber' },
        voucher: { last_four: body.last_four },
        vat: [{ rate: 19, net_cents: 4202, tax_cents: 798, gross_cents: 5000 }],
        paid: [{ amount_cents: 5000, method: 'cash' }],
        payable_cents: 0,
      },
    });
    expect(invoice?.number).toMatch(/-2031-0001$/);
    const row = { id: invoice?.id, kind: 'voucher', booking_id: null, confirmation_code: null, amount: 50 };
    for (const query of [`voucher_id=${body.id}`, `search=${body.last_four}`, 'kind=voucher&from=2031-02-03']) {
      expect(await listed(query)).toMatchObject([{ ...row, voucher_last_four: body.last_four }]);
    }
    expect(await listed(`voucher_id=${randomUUID()}`)).toEqual([]);
    const files = readZip((await monthFile(studio().context, '2031-02')).bytes);
    const { text } = await read(files.get(`Belege/${invoice?.number}.pdf`) ?? Buffer.alloc(0));
    expect(text).toContain(`Счёт (Rechnung) ${invoice?.number}`);
    expect(text).toContain(`Подарочный сертификат ${body.last_four} (Einzweck-Gutschein)`);
    expect(text).toMatch(/НДС 19 % 7 ?,98 €/);
    expect(text).toContain('03.02.2031');
    expect(files.get('Luecken_2031-02.csv')?.toString().trim().split('\r\n')).toHaveLength(1);
    const lines = postingsIn(files.get('EXTF_Buchungsstapel_2031-02.csv') ?? Buffer.alloc(0));
    expect(['1000', '1718', '10000'].map((account) => balanceOf(lines, [account]))).toEqual([5000, -5000, 0]);
  });

  it('is numbered without a hole with many sales at once, of which some are refused (VOU-03)', async () => {
    const count = scaleCount(100, 40);
    const accepted = count - Math.ceil(count / 10);
    const all = await Promise.all(
      Array.from({ length: count }, (_, i) => (i % 10 === 0 ? sell({ amount: 300 }) : sell({ amount: 1 + i }))),
    );
    const sold = all.filter(({ status }) => status === 201);
    expect(sold).toHaveLength(accepted);
    const refused = all.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['400 buyer_address_missing']),
    );
    const invoices = (await Promise.all(sold.map(({ body }) => documentsOf(body.id)))).flat();
    expect(invoices.map(({ number }) => Number(number.slice(-4))).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: accepted }, (_, i) => i + 1),
    );
    // A sale that was refused left no voucher.
    const { rows } = await sql`SELECT FROM voucher WHERE amount_cents = 30000`.execute(db());
    expect(rows).toHaveLength(0);
  });

  it('has one document, however often it is sent at once (VOU-03)', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => sell({}, 'sold-with-document')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await documentsOf(all[0]?.body.id)).toHaveLength(1);
  });

  it('needs name and address of the buyer above 250 EUR, which are on the document alone (VOU-03)', async () => {
    expect((await sell({ amount: 250 })).status).toBe(201);
    const dear = { amount: 250.01, buyer_address };
    expect(await sell({ ...dear, buyer_name: '' })).toMatchObject({ body: { code: 'buyer_address_missing' } });
    const { body } = await sell(dear);
    const [invoice] = await documentsOf(body.id);
    expect(invoice?.document.customer).toMatchObject({
      name: 'Vera Geber',
      address: { ...buyer_address, country: 'DE' },
    });
    expect(JSON.stringify(body)).not.toContain(street);
    expect((await studio().adminCall('GET', '/api/admin/vouchers')).body.address_above).toBe(250);
  });
});

describe('the sale of another voucher', () => {
  it('has no document if its tax arises later or never, and is no gap (VOU-03)', async () => {
    studio().setNow('2031-03-03T10:00');
    await regime('small_business');
    expect(await documentsOf((await sell({ amount: 400 })).body.id)).toEqual([]);
    await regime('included');
    const service_id = await studio().addService({ price_cents: 40_000 });
    await settings({ rates: { [service_id]: 7 } });
    const { body } = await sell({ amount: 400 });
    expect(body.purpose).toBe('multi');
    expect(await documentsOf(body.id)).toEqual([]);
    expect((await studio().adminCall('GET', '/api/admin/vouchers')).body.address_above).toBeNull();
    await settings({ rates: {} });
    expect((await readMonth(db(), '2031-03')).gaps).toEqual([]);
  });

  it('has none while documents are switched off, and the month lists it (VOU-03)', async () => {
    studio().setNow('2031-04-03T10:00');
    await settings({ enabled: false });
    const { body } = await sell({ amount: 400 });
    expect(await documentsOf(body.id)).toEqual([]);
    expect((await readMonth(db(), '2031-04')).gaps).toEqual([
      { kind: 'voucher', confirmation_code: body.last_four, amount_cents: 40_000 },
    ]);
    // Undone later, it is posted as it was sold.
    await settings({ enabled: true });
    expect((await undo(body.id)).status).toBe(200);
    const { bytes } = await monthFile(studio().context, '2031-04');
    const lines = postingsIn(readZip(bytes).get('EXTF_Buchungsstapel_2031-04.csv') ?? Buffer.alloc(0));
    expect(['1000', '1718', '10000'].map((account) => balanceOf(lines, [account]))).toEqual([0, 0, 0]);
  });
});

describe('undoing a sale', () => {
  it('issues the document that cancels that of the sale, once, and leaves every account as it was (VOU-03)', async () => {
    studio().setNow('2031-05-03T10:00');
    const { body } = await sell({ amount: 119 });
    const [invoice] = await documentsOf(body.id);
    const all = await Promise.all(Array.from({ length: 6 }, () => undo(body.id)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await documentsOf(body.id)).toMatchObject([
      { kind: 'voucher', cancelled_by: expect.stringMatching(/-2031-0002$/) },
      {
        kind: 'cancellation',
        gross_cents: -11_900,
        document: { vat: [{ tax_cents: -1900 }], cancels: { number: invoice?.number, reason: 'Umtausch' } },
      },
    ]);
    const { bytes } = await monthFile(studio().context, '2031-05');
    const lines = postingsIn(readZip(bytes).get('EXTF_Buchungsstapel_2031-05.csv') ?? Buffer.alloc(0));
    expect(lines.length).toBeGreaterThan(3);
    expect(['1000', '1718', '10000'].map((account) => balanceOf(lines, [account]))).toEqual([0, 0, 0]);
  });

  it('is the only way to cancel its document, which is not mailed (VOU-03)', async () => {
    const { body } = await sell();
    const [invoice] = await documentsOf(body.id);
    const refused = { status: 409, body: { code: 'voucher_sale' } };
    expect(await cancelInvoice(invoice?.id ?? '')).toMatchObject(refused);
    expect(await studio().adminCall('POST', `/api/admin/invoices/${invoice?.id}/mail`)).toMatchObject(refused);
  });

  it('keeps what it issues for an erased buyer blocked, without the typed reason (VOU-03)', async () => {
    const email = 'vera.erased@example.de';
    const { body } = await sell({ buyer_email: email });
    const erased = await studio().adminCall('POST', '/api/admin/privacy/erase', { email, repeated: email });
    expect(erased.status).toBe(200);
    expect((await undo(body.id, 'Vera will nicht')).status).toBe(200);
    const invoices = await documentsOf(body.id);
    expect(invoices.map(({ blocked_at }) => blocked_at !== null)).toEqual([true, true]);
    expect(JSON.stringify(invoices[1])).not.toContain('Vera will');
    expect((await listed(`voucher_id=${body.id}`))[0]).toMatchObject({ customer_name: null, is_blocked: true });
  });
});

describe('the database', () => {
  const row = (voucher_id: string, more: Partial<NewInvoice>): NewInvoice => ({
    id: randomUUID(),
    series: 'DB-2031',
    kind: 'voucher',
    booking_id: null,
    voucher_id,
    payment_id: null,
    cancels_id: null,
    issued_at: Date.parse('2031-06-03T08:00:00Z'),
    issued_by: 'system',
    gross_cents: 5000,
    document: {} as NewInvoice['document'],
    ...more,
  });
  const single = { purpose: 'single', purpose_reason: 'one_rate', purpose_rates: [19] } as const;

  it('accepts only one document of a sale, of what was sold, if its tax arose then (VOU-03)', async () => {
    const [taxed, other] = [await storeVoucher(db(), single), await storeVoucher(db())];
    for (const wrong of [
      row(taxed, { gross_cents: 4999 }),
      row(other, {}),
      row(randomUUID(), {}),
      row(taxed, { kind: 'final' }),
      row(taxed, { booking_id: randomUUID() }),
    ]) {
      await expect(insertInvoice(db(), wrong)).rejects.toThrow();
    }
    const document = row(taxed, {});
    await insertInvoice(db(), document);
    await expect(insertInvoice(db(), row(taxed, {}))).rejects.toThrow('invoice_voucher_once');
    // It stays in force as long as its sale.
    const cancellation = row(taxed, { kind: 'cancellation', cancels_id: document.id, gross_cents: -5000 });
    await expect(insertInvoice(db(), cancellation)).rejects.toThrow('does not fit');
    const undone = sql`INSERT INTO voucher_entry (voucher_id, kind, amount_cents, actor, at)
                       VALUES (${taxed}, 'sale_undone', -5000, 'x', '2031-06-03T08:00Z')`;
    await expect(undone.execute(db())).rejects.toThrow('in force');
    await db()
      .transaction()
      .execute(async (trx) => {
        await undone.execute(trx);
        await insertInvoice(trx, cancellation);
      });
    expect(await documentsOf(taxed)).toHaveLength(2);
  });
});
