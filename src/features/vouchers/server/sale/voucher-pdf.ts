import type { FontFamily } from '#features/settings/domain/design/font-stack.ts';
import { accentOf, escapeMetadata, left, pdfFonts, right, Sheet } from '#features/settings/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import { qrCode } from '#shared/kernel/qr-code.ts';
import { formatDate, formatEuro } from '#shared/kernel/time/format.ts';
import { addressOfVoucher, printedCode, voucherPath } from '../../domain/voucher-code.ts';
import { paperTexts } from '../../texts/paper-texts.ts';

export interface PrintedVoucher {
  readonly code: string;
  readonly amount_cents: number;
  readonly valid_until: string;
  readonly recipient_name: string;
  readonly dedication: string;
  readonly language: Language;
  /** Epoch ms. */
  readonly sold_at: number;
}

export interface VoucherLook {
  readonly studio: string;
  readonly primary_color: string;
  readonly font_family: FontFamily;
  readonly logo: Buffer | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

const qrSize = 96;

/** Makes the PDF of a voucher in the studio's design. */
export const voucherPdf = (voucher: PrintedVoucher, look: VoucherLook): Promise<Buffer> => {
  const { code, amount_cents, valid_until, recipient_name, dedication, language, sold_at } = voucher;
  const texts = paperTexts[language];
  const worth = texts.worth(formatEuro(amount_cents, language));
  const sheet = new Sheet({
    title: texts.title,
    author: look.studio,
    language,
    fonts: pdfFonts(look.font_family, [texts.title, recipient_name, dedication, look.studio].join(' ')),
    accent: accentOf(look.primary_color),
    issued_at: sold_at,
  });
  escapeMetadata(sheet.doc, [look.studio]);
  if (look.logo) sheet.doc.image(look.logo, left, sheet.y, { fit: [200, 44] });
  sheet.y = 150;
  sheet.row([[texts.title, { size: 34, look: 'name' }]], 6);
  sheet.row([[worth, { size: 22, look: 'strong' }]], 4);
  sheet.row([[texts.by(look.studio), { size: 13 }]], 22);
  if (recipient_name) sheet.row([[texts.recipient(recipient_name), { size: 14, look: 'strong' }]], 6);
  for (const line of dedication.split('\n').filter(Boolean)) sheet.row([[line, { size: 14 }]], 2);
  sheet.y += 20;
  sheet.rule(left, true);
  sheet.y += 14;
  const top = sheet.y;
  const width = right - left - qrSize - 24;
  sheet.row([[texts.code, { size: 10, look: 'muted', width }]], 2);
  sheet.row([[printedCode(code), { size: 22, look: 'strong', width }]], 10);
  sheet.row([[texts.until(formatDate(valid_until)), { size: 11, width }]], 4);
  sheet.row([[texts.how, { size: 10, width }]], 4);
  sheet.row([[texts.look(look.publicUrl.replace(/^https?:\/\//, '') + voucherPath), { size: 10, width }]], 4);
  drawQr(sheet, addressOfVoucher(look.publicUrl, code), top);
  return sheet.finished(() => [look.studio, '']);
};

/** The address of the page with the balance; the desk reads the code in it, too. */
const drawQr = ({ doc }: Sheet, address: string, top: number): void => {
  const { size, path } = qrCode(address);
  doc
    .save()
    .translate(right - qrSize, top)
    .scale(qrSize / size)
    .path(path)
    .fill('#000000')
    .restore();
};
