import { encode } from 'uqr';

/** A QR code: the number of modules of a side, with the quiet border, and which are dark, also as the path of an SVG. */
export interface QrCode {
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
  readonly path: string;
}

/** Modules without content around the code. */
const border = 3;

/** Draws a text with error correction M, as GiroCodes need it. */
export const qrCode = (text: string): QrCode => {
  const { data: rows } = encode(text, { ecc: 'M', border });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, rows, path };
};
