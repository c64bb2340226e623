import { de } from '#features/booking/texts/events-de.ts';
import { ru } from '#features/booking/texts/events-ru.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatCellDateTime } from '#shared/kernel/time/format.ts';
import type { Context } from '#shared/server/context.ts';
import { excelFile } from '#shared/server/excel/excel-file.ts';
import type { Cell, Sheet } from '#shared/server/excel/sheet-xml.ts';
import type { RawResponse } from '#shared/server/http/handler.ts';
import type { ListedEntry, WantedAudit } from '../contract.ts';
import { actionText, actorText } from '../texts/entry-text.ts';
import { auditTexts } from '../texts/texts.ts';
import { auditPage, everyEntry } from './audit-log.ts';

/** Exports the entries of a filter as an Excel file. Throws Problem 404 when there are none. */
export const auditExport = async (
  context: Context,
  { language, ...wanted }: WantedAudit & { readonly language: Language },
): Promise<RawResponse> => {
  const first = await auditPage(context, wanted, { limit: 1 });
  if (first.entries.length === 0) throw new Problem(404, 'no_data', auditTexts[language].noData);
  const sheets = [sheetOf(everyEntry(context, wanted), language)];
  return excelFile({ name: 'audit', now: context.now(), sheets });
};

const events: Record<Language, ReadonlyMap<string, string>> = {
  de: new Map(Object.entries(de)),
  ru: new Map(Object.entries(ru)),
};
const widths = [18, 28, 46, 16, 60];

const sheetOf = (entries: AsyncIterable<ListedEntry>, language: Language): Sheet => {
  const { title, columns } = auditTexts[language];
  return {
    name: title,
    columns: columns.map((header, i) => ({ header, width: widths[i] ?? 32 })),
    rows: rowsOf(entries, language),
  };
};

async function* rowsOf(entries: AsyncIterable<ListedEntry>, language: Language): AsyncGenerator<Cell[]> {
  for await (const entry of entries) {
    yield [
      formatCellDateTime(Date.parse(entry.at)),
      actorText(entry, language),
      actionText(entry, language) ?? events[language].get(`event.${entry.action}`) ?? entry.action,
      entry.confirmation_code,
      Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : null,
    ];
  }
}
