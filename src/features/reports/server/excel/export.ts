import type { z } from 'zod';
import { everyBooking } from '#features/booking/server/api.ts';
import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { excelFile } from '#shared/server/excel/excel-file.ts';
import type { Sheet } from '#shared/server/excel/sheet-xml.ts';
import type { RawResponse } from '#shared/server/http/handler.ts';
import type { reportsContract } from '../../contract.ts';
import { excelTexts } from '../../texts/excel.ts';
import { studioNumbers } from '../overview/overview.ts';
import { bookingsSheet } from './bookings-sheet.ts';
import { itemsSheet } from './items-sheet.ts';
import { paymentsSheet, paymentTotalsSheet } from './payments-sheets.ts';
import { summarySheets } from './summary-sheets.ts';

type ExportQuery = z.output<(typeof reportsContract)['GET /api/admin/bookings/export/excel']['query']>;

/**
 * Exports all bookings, independent of the filter on the screen, or their summary, as a file. Throws Problem 404 when
 * there are none.
 */
export const excelExport = async (
  context: Context,
  { kind, language, ...order }: ExportQuery,
): Promise<RawResponse> => {
  const bookings = await everyBooking(context, order);
  const { count, withPayments, withItems } = bookings;
  if (count === 0) throw new Problem(404, 'no_data', excelTexts[language].noData);
  // Without any prepayment there is no sheet of payments, without any extra none of extras.
  const paying = withPayments.count > 0;
  const sheets =
    kind === 'bookings'
      ? [
          bookingsSheet(bookings, language),
          ...(paying ? [paymentsSheet(withPayments.rows, language)] : []),
          ...(withItems.count > 0 ? [itemsSheet(withItems.rows, language)] : []),
        ]
      : await summary(context, language, paying);
  const name = kind === 'bookings' ? 'bookings_export' : 'bookings_summary';
  return excelFile({ name, now: context.now(), sheets }, { 'x-record-count': String(count) });
};

const summary = async (context: Context, language: Language, paying: boolean): Promise<Sheet[]> => {
  const numbers = await studioNumbers(context, { from: null, until: null });
  const sheets = summarySheets(numbers, language, context.now());
  return paying ? [...sheets, paymentTotalsSheet(numbers.money, language)] : sheets;
};
