import { readCompany, readPageDesign, smallLogo } from '#features/settings/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { openCode, unreadable } from '../codes/code.ts';
import { selectVoucher } from '../store.ts';
import { voucherPdf } from './voucher-pdf.ts';

/** Returns the PDF of a voucher as a download. Throws 409 `code_unreadable` after a change of SECRET_KEY without the former one. */
export const voucherFile = async (context: Context, id: string): Promise<RawResponse> => {
  const { pdf, last_four } = await voucherPaper(context, id);
  return new RawResponse(pdf, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Gutschein-${last_four}.pdf"`,
    'cache-control': 'no-store',
  });
};

/** Makes the PDF of a voucher. Throws as `voucherFile`. */
export const voucherPaper = async ({ db, secretKey, publicUrl }: Context, id: string) => {
  const voucher = await selectVoucher(db, id);
  if (!voucher) throw notFound('Voucher');
  const code = openCode(secretKey, voucher);
  if (code === undefined) throw unreadable();
  const [{ company_name: studio }, { primary_color, font_family }, logo] = await Promise.all([
    readCompany(db),
    readPageDesign(db),
    smallLogo(db),
  ]);
  const look = { studio, primary_color, font_family, logo: logo?.bytes, publicUrl };
  return { pdf: await voucherPdf({ ...voucher, code }, look), code, last_four: voucher.last_four };
};
