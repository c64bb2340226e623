import { readPageDesign, smallLogo } from '#features/settings/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { ciiOf } from '../domain/e-invoice/cii.ts';
import type { IssuedInvoice } from '../domain/invoice-document.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import type { InvoiceRow } from './store.ts';

/** Returns a function that makes the PDF of a document, in the studio's design. */
export const pdfMaker = async ({ db }: Pick<Context, 'db'>): Promise<(invoice: IssuedInvoice) => Promise<Buffer>> => {
  const [{ primary_color, font_family }, logo] = await Promise.all([readPageDesign(db), smallLogo(db)]);
  return (invoice) => invoicePdf(invoice, { primary_color, font_family, logo: logo?.bytes });
};

/** Returns the PDF of a document. */
export const pdfOf = async (context: Pick<Context, 'db'>, invoice: InvoiceRow): Promise<Buffer> =>
  (await pdfMaker(context))(invoice);

/** Returns the PDF as a download, named by its number. */
export const invoiceFile = async (context: Pick<Context, 'db'>, invoice: InvoiceRow): Promise<RawResponse> =>
  download(await pdfOf(context, invoice), invoice, { type: 'application/pdf', ending: 'pdf' });

/** Returns the XML of an e-invoice as a download. Throws 404 for a document that is none. */
export const eInvoiceFile = (invoice: InvoiceRow): RawResponse => {
  const profile = invoice.document.e_invoice;
  if (!profile) throw notFound('E-invoice');
  return download(Buffer.from(ciiOf(invoice, profile)), invoice, { type: 'application/xml', ending: 'xml' });
};

/** The name of a file for the number of a document, without its ending. */
export const fileNameOf = (number: string): string => number.replaceAll(/[^A-Za-z0-9.-]/g, '-');

const download = (
  content: Buffer,
  { number }: InvoiceRow,
  { type, ending }: { readonly type: string; readonly ending: string },
): RawResponse =>
  new RawResponse(content, {
    'content-type': type,
    'content-disposition': `attachment; filename="${fileNameOf(number)}.${ending}"`,
    'cache-control': 'no-store',
  });
