import { randomUUID } from 'node:crypto';
import { readCompany } from '#features/settings/server/api.ts';
import type { SaleDocuments, TaxedSale } from '#features/vouchers/server/api.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Database } from '#shared/server/database/database.ts';
import { needsAddress, smallAmountCents } from '../domain/address-needed.ts';
import { cancellationDocument } from '../domain/compose-invoice.ts';
import type { InvoiceDocument } from '../domain/invoice-document.ts';
import { sellerOf } from '../domain/invoice-facts.ts';
import { seriesOf } from '../domain/issuing.ts';
import { isInForce } from '../domain/planned/planned-documents.ts';
import { grossOf } from '../domain/vat.ts';
import { voucherDocument } from '../domain/voucher-document.ts';
import { blockInvoice } from './person-store.ts';
import { readInvoiceSettings } from './settings.ts';
import { type InvoiceRow, insertInvoice, invoicesOfVoucher } from './store.ts';

/** Issues the documents of vouchers whose tax arises when they are sold. */
export const saleDocuments: SaleDocuments = {
  issue: async (trx, sale) => {
    const settings = await readInvoiceSettings(trx);
    if (!settings.enabled) return;
    if (needsAddress(sale.amount_cents) && (sale.buyer_address === null || sale.buyer_name === '')) {
      throw ruleBroken('buyer_address_missing', 'Above 250 EUR the document needs name and address of the buyer');
    }
    const { last_four, rate, language, amount_cents, method, sold_at } = sale;
    const seller = sellerOf({ settings, company: await readCompany(trx) });
    const facts = { language, seller, customer: customerOf(sale), voucher: { last_four, sold_at }, rate };
    const document = voucherDocument(facts, { amount_cents, method, paid_at: sold_at });
    const { voucher_id, actor } = sale;
    await write(trx, { kind: 'voucher', voucher_id, document, actor, at: sold_at });
  },
  cancel: async (trx, { voucher_id, reason, actor, now }) => {
    const invoice = (await invoicesOfVoucher(trx, voucher_id)).find(isInForce);
    if (!invoice) return;
    const document = cancellationDocument(invoice.document, {
      number: invoice.number,
      issued_at: invoice.issued_at,
      // The buyer was erased: what was typed may name somebody.
      reason: invoice.blocked_at === null ? reason : '–',
    });
    const id = await write(trx, { kind: 'cancellation', voucher_id, cancels_id: invoice.id, document, actor, at: now });
    if (invoice.blocked_at !== null) await blockInvoice(trx, id, now);
  },
  addressAbove: async (db) => ((await readInvoiceSettings(db)).enabled ? smallAmountCents : null),
};

const customerOf = ({ buyer_name, buyer_email, buyer_address }: TaxedSale): InvoiceDocument['customer'] => ({
  name: buyer_name,
  email: buyer_email ?? '',
  address: buyer_address,
  vat_id: null,
  leitweg_id: null,
});

interface Issue extends Pick<InvoiceRow, 'document'> {
  readonly kind: 'voucher' | 'cancellation';
  readonly voucher_id: string;
  readonly cancels_id?: string;
  readonly actor: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Writes a document with its audit entry; returns its id. */
const write = async (trx: Database, { kind, voucher_id, cancels_id, document, actor, at }: Issue): Promise<string> => {
  const id = randomUUID();
  const series = seriesOf(await readInvoiceSettings(trx), berlinDateOf(at).slice(0, 4));
  const about = { booking_id: null, voucher_id, payment_id: null, cancels_id: cancels_id ?? null };
  const gross_cents = grossOf(document.rest);
  const number = await insertInvoice(trx, {
    id,
    series,
    kind,
    ...about,
    issued_at: at,
    issued_by: actor,
    gross_cents,
    document,
  });
  const action = kind === 'voucher' ? 'invoice.voucher_issued' : 'invoice.voucher_cancelled';
  await recordAudit(trx, { actor, action, details: { number }, at });
  return id;
};
