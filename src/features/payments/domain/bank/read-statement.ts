import { mostLines, type ReadStatement } from './bank-line.ts';
import { fileText } from './file-text.ts';
import { readCamt } from './read-camt.ts';
import { isMt940, readMt940 } from './read-mt940.ts';
import { readTable } from './read-table.ts';

const readAs = (text: string): ReadStatement => {
  if (/^\uFEFF?\s*</.test(text)) return readCamt(text);
  return isMt940(text) ? readMt940(text) : readTable(text);
};

/** Reads the file of a bank: camt.052 or camt.053, MT940, or a table (CSV). */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const text = fileText(bytes);
  // A PDF can be nothing but letters.
  if (text === undefined || text.startsWith('%PDF-')) return { ok: false, why: 'not_text' };
  const read = readAs(text);
  return read.ok && read.statement.lines.length > mostLines ? { ok: false, why: 'too_long' } : read;
};
