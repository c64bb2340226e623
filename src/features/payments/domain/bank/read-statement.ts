import { mostLines, type ReadStatement } from './bank-line.ts';
import { fileText } from './file-text.ts';
import { readCamt } from './read-camt.ts';
import { readTable } from './read-table.ts';

/** Reads the file of a bank: camt.052 or camt.053, or a table (CSV). */
export const readStatement = (bytes: Uint8Array): ReadStatement => {
  const text = fileText(bytes);
  if (text === undefined) return { ok: false, why: 'not_text' };
  const read = /^\uFEFF?\s*</.test(text) ? readCamt(text) : readTable(text);
  return read.ok && read.statement.lines.length > mostLines ? { ok: false, why: 'too_long' } : read;
};
