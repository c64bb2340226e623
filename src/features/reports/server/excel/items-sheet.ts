import type { BookingRow } from '#features/booking/server/api.ts';
import { chargedUnits, type Item, minutesOfItem, priceOfItem } from '#features/services/domain/extras/booked-item.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatCellDateTime } from '#shared/kernel/time/format.ts';
import type { Cell, Sheet } from '#shared/server/excel/sheet-xml.ts';
import { excelTexts } from '../../texts/excel.ts';
import { statusNames } from './bookings-sheet.ts';

const widths = [6, 38, 16, 26, 18, 18, 26, 30, 10, 14, 18, 14, 10];

/** What was booked besides the services, one row for each item, in the order of the bookings. */
export const itemsSheet = (rows: AsyncIterable<BookingRow>, language: Language): Sheet => {
  const texts = excelTexts[language];
  return {
    name: texts.items,
    columns: texts.itemColumns.map((header, i) => ({ header, width: widths[i] ?? 18 })),
    rows: numbered(rows, language),
  };
};

async function* numbered(rows: AsyncIterable<BookingRow>, language: Language): AsyncGenerator<Cell[]> {
  let number = 0;
  for await (const booking of rows) {
    for (const item of booking.items) yield cellsOf(booking, item, ++number, language);
  }
}

const cellsOf = (booking: BookingRow, item: Item, number: number, language: Language): Cell[] => [
  number,
  booking.id,
  booking.confirmation_code,
  booking.customer_name,
  booking.has_time ? formatCellDateTime(booking.starts_at) : excelTexts[language].noTime,
  statusNames[language][`status.${booking.status}`],
  serviceName(
    { name: booking.service_name, name_de: booking.service_name_de, name_ru: booking.service_name_ru },
    language,
  ),
  inLanguage(item, 'name', language),
  item.count,
  chargedUnits(item),
  { cents: item.unit_price_cents },
  { cents: priceOfItem(item) },
  minutesOfItem(item),
];
