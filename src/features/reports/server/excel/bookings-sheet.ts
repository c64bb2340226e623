import type { BookingRow } from '#features/booking/server/api.ts';
import { type BookingAdminTexts, de } from '#features/booking/texts/admin-de.ts';
import { ru } from '#features/booking/texts/admin-ru.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { formatCellDateTime } from '#shared/kernel/format.ts';
import type { Language } from '#shared/kernel/language.ts';
import { givenContact } from '#shared/kernel/placeholder-contact.ts';
import type { Cell, Sheet } from '#shared/server/excel/sheet-xml.ts';
import { excelTexts } from '../../texts/excel.ts';

/** The names of the statuses, as on the screens. */
export const statusNames: Readonly<Record<Language, BookingAdminTexts>> = { de, ru };

const widths = [6, 38, 26, 32, 20, 14, 26, 12, 22, 18, 18, 18, 40, 18, 18];

/** All bookings, one row each, in fifteen columns. */
export const bookingsSheet = (rows: AsyncIterable<BookingRow>, language: Language): Sheet => {
  const texts = excelTexts[language];
  return {
    name: texts.bookings,
    columns: texts.columns.map((header, i) => ({ header, width: widths[i] ?? 18 })),
    rows: numbered(rows, language),
  };
};

async function* numbered(rows: AsyncIterable<BookingRow>, language: Language): AsyncGenerator<Cell[]> {
  let number = 0;
  for await (const row of rows) yield cellsOf(row, ++number, language);
}

const cellsOf = (row: BookingRow, number: number, language: Language): Cell[] => {
  const texts = excelTexts[language];
  const service = { name: row.service_name, name_de: row.service_name_de, name_ru: row.service_name_ru };
  return [
    number,
    row.id,
    row.customer_name,
    // An empty cell instead of the placeholder of a customer without e-mail address.
    givenContact(row.customer_email) || null,
    givenContact(row.customer_phone) || null,
    row.customer_whatsapp_notifications ? texts.yes : texts.no,
    serviceName(service, language),
    { cents: row.service_price_cents },
    row.photographer_name,
    formatCellDateTime(row.starts_at),
    formatCellDateTime(row.ends_at),
    statusNames[language][`status.${row.status}`],
    row.notes,
    formatCellDateTime(row.created_at),
    formatCellDateTime(row.updated_at),
  ];
};
