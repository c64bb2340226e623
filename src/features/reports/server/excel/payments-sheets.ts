import { moneyOf } from '#features/booking/domain/money/booking-money.ts';
import type { BookingWithPayment } from '#features/booking/server/api.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatCellDateTime } from '#shared/kernel/time/format.ts';
import type { Cell, Sheet } from '#shared/server/excel/sheet-xml.ts';
import type { Money } from '../../domain/overview.ts';
import { excelTexts } from '../../texts/excel.ts';
import { statusNames } from './bookings-sheet.ts';

const widths = [6, 38, 16, 26, 18, 18, 12, 20, 14, 14, 14, 10, 18];

/** The prepayments of each booking for which one was ever requested, in the order of the bookings. */
export const paymentsSheet = (rows: AsyncIterable<BookingWithPayment>, language: Language): Sheet => {
  const texts = excelTexts[language];
  return {
    name: texts.payments,
    columns: texts.paymentColumns.map((header, i) => ({ header, width: widths[i] ?? 18 })),
    rows: numbered(rows, language),
  };
};

async function* numbered(rows: AsyncIterable<BookingWithPayment>, language: Language): AsyncGenerator<Cell[]> {
  let number = 0;
  for await (const row of rows) yield cellsOf(row, ++number, language);
}

const cellsOf = ({ booking, payment }: BookingWithPayment, number: number, language: Language): Cell[] => {
  const names = statusNames[language];
  const { paid_cents, refunded_cents, open_cents } = moneyOf({ status: booking.status, payment });
  return [
    number,
    booking.id,
    booking.confirmation_code,
    booking.customer_name,
    booking.has_time ? formatCellDateTime(booking.starts_at) : excelTexts[language].noTime,
    names[`status.${booking.status}`],
    { cents: booking.owed_cents },
    payment.status === 'none' ? null : names[`payment.${payment.status}`],
    { cents: paid_cents },
    { cents: refunded_cents },
    { cents: open_cents },
    payment.currency,
    payment.paid_at === null ? null : formatCellDateTime(payment.paid_at),
  ];
};

/** The totals of all payments, for the summary. */
export const paymentTotalsSheet = ({ paid_cents, refunded_cents, open_cents }: Money, language: Language): Sheet => {
  const texts = excelTexts[language];
  return {
    name: texts.payments,
    columns: [
      { header: texts.figure, width: 36 },
      { header: texts.value, width: 20 },
    ],
    rows: [
      [texts.paid, { cents: paid_cents }],
      [texts.refunded, { cents: refunded_cents }],
      [texts.kept, { cents: paid_cents - refunded_cents }],
      [texts.open, { cents: open_cents }],
    ],
  };
};
