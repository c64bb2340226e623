import type { z } from 'zod';
import { everyBooking } from '#features/booking/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import { sortableOf } from '#shared/kernel/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { workbookStream } from '#shared/server/excel/workbook.ts';
import { RawAnswer } from '#shared/server/http/handler.ts';
import type { reportsContract } from '../../contract.ts';
import { excelTexts } from '../../texts/excel.ts';
import { studioNumbers } from '../overview.ts';
import { bookingsSheet } from './bookings-sheet.ts';
import { summarySheets } from './summary-sheets.ts';

type Asked = z.output<(typeof reportsContract)['GET /api/admin/bookings/export/excel']['query']>;

/** All bookings, whatever the list on the screen is narrowed to (AMB-091), or their summary, as a file (EXP-001, EXP-002). A Problem 404 when there is none. */
export const excelExport = async (context: Context, { kind, language, ...order }: Asked): Promise<RawAnswer> => {
  const { count, rows } = await everyBooking(context, order);
  if (count === 0) throw new Problem(404, 'no_data', excelTexts[language].noData);
  const sheets =
    kind === 'bookings'
      ? [bookingsSheet(rows, language)]
      : summarySheets(await studioNumbers(context, { from: null, until: null }), language, context.now());
  const name = `${kind === 'bookings' ? 'bookings_export' : 'bookings_summary'}_${stamp(context.now())}.xlsx`;
  return new RawAnswer(workbookStream(sheets), {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-record-count': String(count),
  });
};

/** '2030-06-05_09-00', Berlin time. */
const stamp = (now: number): string => sortableOf(now).slice(0, 16).replace('T', '_').replace(':', '-');
