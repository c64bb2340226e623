import { sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { RawResponse } from '../http/handler.ts';
import type { Sheet } from './sheet-xml.ts';
import { workbookStream } from './workbook.ts';

interface ExcelFile {
  /** The beginning of its name; Berlin date and time follow. */
  readonly name: string;
  /** Epoch ms. */
  readonly now: number;
  readonly sheets: readonly Sheet[];
}

/** Returns a workbook as a download, such as `bookings_export_2030-06-05_09-00.xlsx`, with further `headers`. */
export const excelFile = (
  { name, now, sheets }: ExcelFile,
  headers: Readonly<Record<string, string>> = {},
): RawResponse =>
  new RawResponse(workbookStream(sheets), {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${name}_${stampOf(now)}.xlsx"`,
    'cache-control': 'no-store',
    ...headers,
  });

/** '2030-06-05_09-00', Berlin time. */
const stampOf = (now: number): string => sortableOf(now).slice(0, 16).replace('T', '_').replace(':', '-');
