import { buffer } from 'node:stream/consumers';
// oxlint-disable-next-line import/no-named-as-default -- its types have no named export
import PDFDocument from 'pdfkit';
import type { Language } from '#shared/kernel/language.ts';
import type { PdfFonts } from './fonts.ts';
import { printableText } from './printable-text.ts';

const margin = 52;
/** Where the text of a page ends; below is the footer. */
const bottom = 772;
export const left = margin;
/** A4 is 595 points wide. */
export const right = 595 - margin;
const muted = '#5b5866';
const ink = '#1e1b26';

interface Written {
  readonly x?: number;
  readonly width?: number;
  readonly size?: number;
  readonly align?: 'left' | 'right';
  readonly look?: 'normal' | 'muted' | 'strong' | 'name';
}

const isBold = (look: Written['look']): boolean => look === 'strong' || look === 'name';

interface SheetProps {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly fonts: PdfFonts;
  /** '#rrggbb', legible on white. */
  readonly accent: string;
  /** Epoch ms. */
  readonly issued_at: number;
}

/**
 * A PDF/A-3b document that is written from top to bottom. Whatever is written, no letter is drawn as a box. The same data give the same bytes: its date is that of the
 * document.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = margin;
  readonly #accent: string;
  readonly #printable: (text: string) => string;
  readonly #bytes: Promise<Buffer>;

  constructor({ title, author, language, fonts, accent, issued_at }: SheetProps) {
    const at = new Date(issued_at);
    this.#accent = accent;
    this.#printable = (text) => printableText(text, fonts.hasLetter);
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-3b',
      lang: language,
      displayTitle: true,
      // The default font would be one that is not embedded.
      font: fonts.regular as unknown as string,
      info: { Title: title, Author: author, Creator: 'FotoBooking', CreationDate: at, ModDate: at },
    });
    this.doc.registerFont('regular', fonts.regular);
    this.doc.registerFont('semibold', fonts.semibold);
    this.#bytes = buffer(this.doc);
  }

  /** Writes a text at the current height, which stays; returns the height of the text. */
  text(
    text: string,
    { x = left, width = right - x, size = 10, align = 'left', look = 'normal' }: Written = {},
  ): number {
    const options = { width, align, lineGap: 1.5 };
    this.doc
      .font(isBold(look) ? 'semibold' : 'regular', size)
      .fillColor(look === 'muted' ? muted : look === 'name' ? this.#accent : ink)
      .text(this.#printable(text), x, this.y, options);
    return this.doc.heightOfString(this.#printable(text), options);
  }

  /** Writes texts side by side, and continues below the highest; on a new page if this one is full. */
  row(cells: readonly (readonly [string, Written])[], gap = 4): void {
    const heights = cells.map(([text, { x = left, width = right - x, size = 10, look }]) => {
      this.doc.font(isBold(look) ? 'semibold' : 'regular', size);
      return this.doc.heightOfString(this.#printable(text), { width, lineGap: 1.5 });
    });
    const height = Math.max(...heights);
    this.keep(height);
    for (const [text, written] of cells) this.text(text, written);
    this.y += height + gap;
  }

  /** A line across the page, or from `from`. */
  rule(from = left, strong = false): void {
    this.doc
      .moveTo(from, this.y)
      .lineTo(right, this.y)
      .lineWidth(strong ? 1.2 : 0.5)
      .strokeColor(strong ? this.#accent : '#d8d5de')
      .stroke();
    this.y += 7;
  }

  /** Begins a new page unless `height` is still free on this one. */
  keep(height: number): void {
    if (this.y + height <= bottom) return;
    this.doc.addPage();
    this.y = margin;
  }

  /** Writes the footer of every page, and returns the file. */
  async finished(footer: (page: number, pages: number) => readonly [string, string]): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      this.doc.switchToPage(start + i);
      const [seller, page] = footer(i + 1, count);
      this.y = bottom + 16;
      this.rule();
      this.text(seller, { size: 8, look: 'muted', width: right - left - 90 });
      this.text(page, { x: right - 80, width: 80, size: 8, look: 'muted', align: 'right' });
    }
    this.doc.end();
    return this.#bytes;
  }
}
