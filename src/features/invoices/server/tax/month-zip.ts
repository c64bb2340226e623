import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { monthSpanOf } from '#shared/kernel/time/calendar-date.ts';
import { extfText } from '../../domain/tax/extf.ts';
import type { MonthDocument, MonthFacts } from '../../domain/tax/month-facts.ts';
import { gapsTable, peopleTable } from '../../domain/tax/month-tables.ts';
import { postingsOf } from '../../domain/tax/postings.ts';
import type { TaxSettings } from '../../domain/tax/tax-settings.ts';
import { windows1252 } from '../../domain/tax/windows-1252.ts';
import { taxFileTexts } from '../../texts/tax-file-texts.ts';
import { fileNameOf } from '../invoice-file.ts';

interface MonthZip {
  readonly facts: MonthFacts;
  readonly settings: TaxSettings;
  /** Epoch ms; the date of every file in it. */
  readonly made_at: number;
  readonly isPreview: boolean;
  readonly pdfOf: (document: MonthDocument) => Promise<Buffer>;
}

/** Makes the file of a month. The same facts give the same bytes. */
export const monthZip = async ({ facts, settings, made_at, isPreview, pdfOf }: MonthZip): Promise<Buffer> => {
  const { month, documents } = facts;
  const { files, batch, preview } = taxFileTexts;
  const marked = (name: string): string => (isPreview ? `${name} ${preview}` : name);
  const postings = postingsOf(facts, settings);
  const last_day = monthSpanOf(month).last;
  const text = extfText(postings, { month, last_day, made_at, name: marked(batch(month)), settings });
  const parts: [string, Buffer][] = [
    [files.batch(month), Buffer.from(windows1252(text))],
    [files.people(month), Buffer.from(peopleTable(facts))],
    [files.gaps(month), Buffer.from(gapsTable(facts))],
  ];
  for (const document of documents) {
    parts.push([`${files.documents}/${fileNameOf(document.number)}.pdf`, await pdfOf(document)]);
  }
  const sums = parts.map(([name, bytes]) => `${sha256Of(bytes)}  ${name}\n`).join('');
  return zipOf([...parts, [files.sums, Buffer.from(sums)]], made_at);
};

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const zipOf = (parts: readonly (readonly [string, Buffer])[], made_at: number): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, { mtime: new Date(made_at) });
  zip.end();
  return buffer(zip.outputStream as Readable);
};
