import { readPageDesign, smallLogo } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import type { InvoiceRow } from './store.ts';

/** Returns the PDF of a document, in the studio's design. */
export const pdfOf = async ({ db }: Pick<Context, 'db'>, invoice: InvoiceRow): Promise<Buffer> => {
  const [{ primary_color, font_family }, logo] = await Promise.all([readPageDesign(db), smallLogo(db)]);
  return invoicePdf(invoice, { primary_color, font_family, logo: logo?.bytes });
};

/** Returns the PDF as a download, named by its number. */
export const invoiceFile = async (context: Pick<Context, 'db'>, invoice: InvoiceRow): Promise<RawResponse> =>
  new RawResponse(await pdfOf(context, invoice), {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${invoice.number.replaceAll(/[^A-Za-z0-9.-]/g, '-')}.pdf"`,
    'cache-control': 'no-store',
  });
