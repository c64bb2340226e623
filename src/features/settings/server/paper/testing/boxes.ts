import { inflateSync } from 'node:zlib';

/** Counts the references to glyph 0, which is drawn as a box, in the contents of a PDF whose fonts have two bytes a glyph. */
export const boxesIn = (pdf: Buffer): number => {
  const text = pdf.toString('latin1');
  let boxes = 0;
  for (const { index, 0: begin } of text.matchAll(/stream\r?\n/g)) {
    const start = index + begin.length;
    const content = inflated(pdf.subarray(start, text.indexOf('endstream', start)));
    if (!content.includes('BT')) continue;
    for (const [, shown = ''] of content.matchAll(/<([0-9a-f]+)>/gi)) {
      boxes += (shown.match(/.{4}/g) ?? []).filter((glyph) => glyph === '0000').length;
    }
  }
  return boxes;
};

const inflated = (bytes: Buffer): string => {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // Not compressed, or no content.
    return '';
  }
};
