import type { BookingRow, BookingWithResources, EveryBooking } from '#features/booking/server/api.ts';
import { type BookingAdminTexts, de } from '#features/booking/texts/admin/admin-de.ts';
import { ru } from '#features/booking/texts/admin/admin-ru.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatCellDateTime } from '#shared/kernel/time/format.ts';
import type { Cell, Sheet } from '#shared/server/excel/sheet-xml.ts';
import { excelTexts } from '../../texts/excel.ts';

/** The names of the statuses, as on the screens. */
export const statusNames: Readonly<Record<Language, BookingAdminTexts>> = { de, ru };

const widths = [6, 38, 26, 32, 20, 14, 26, 12, 22, 18, 18, 18, 40, 18, 18];

type Bookings = Pick<EveryBooking, 'rows' | 'usesResources'>;

/** All bookings, one row each, in fifteen columns; a sixteenth for rooms and equipment, if any session uses some. */
export const bookingsSheet = ({ rows, usesResources }: Bookings, language: Language): Sheet => {
  const texts = excelTexts[language];
  const headers = usesResources ? [...texts.columns, texts.resources] : texts.columns;
  return {
    name: texts.bookings,
    columns: headers.map((header, i) => ({ header, width: widths[i] ?? 32 })),
    rows: numbered({ rows, usesResources }, language),
  };
};

async function* numbered({ rows, usesResources }: Bookings, language: Language): AsyncGenerator<Cell[]> {
  let number = 0;
  for await (const row of rows) {
    const cells = cellsOf(row, ++number, language);
    yield usesResources ? [...cells, namesOf(row, language)] : cells;
  }
}

const namesOf = ({ resources }: BookingWithResources, language: Language): string | null =>
  resources.map(({ name, name_ru }) => inLanguage({ name_de: name, name_ru }, 'name', language)).join(', ') || null;

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
    { cents: row.owed_cents },
    row.photographer_name,
    row.has_time ? formatCellDateTime(row.starts_at) : texts.noTime,
    row.has_time ? formatCellDateTime(row.ends_at) : null,
    statusNames[language][`status.${row.status}`],
    row.notes,
    formatCellDateTime(row.created_at),
    formatCellDateTime(row.updated_at),
  ];
};
