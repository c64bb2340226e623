import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { isIban, plainIban } from '../transfer/iban.ts';
import { type BankLine, cleaned, longestPayer, longestText, type ReadStatement } from './bank-line.ts';

/** The columns that are read. */
type StatementColumn =
  | 'date'
  | 'value_date'
  | 'amount'
  | 'payer'
  | 'text'
  | 'currency'
  | 'account'
  | 'direction'
  | 'status';

/** The names of the columns in the exports of common banks, in small letters; the first that a table has is read. */
const names: Readonly<Record<StatementColumn, readonly RegExp[]>> = {
  date: [
    /^buchungstag$/,
    /^buchungsdatum$/,
    /^buchung$/,
    /^booking date$/,
    /^completed date$/,
    /^settlement date/,
    /^datum$/,
    /^date$/,
    /^valuta/,
    /^wertstellung/,
  ],
  // Some name the day without its year.
  value_date: [/^valuta/, /^wertstellung/],
  amount: [
    /^betrag(?: \(?(?:eur|€)\)?)?$/,
    /^umsatz(?: in eur)?$/,
    /^amount(?: \(?(?:eur|€)\)?)?$/,
    /^betrag in eur/,
    /^haben$/,
    /^total amount/,
    /^brutto$/,
  ],
  payer: [
    /^name zahlungsbeteiligter$/,
    /^beguenstigter\/zahlungspflichtiger$/,
    /^begünstigter ?\/ ?auftraggeber$/,
    /^auftraggeber ?\/ ?(?:empfänger|begünstigter|zahlungsempfänger)$/,
    /^zahlungspflichtige/,
    /^sender ?\/ ?empfänger$/,
    /^empfänger ?\/ ?absender$/,
    /^partnername$/,
    /^name of the counterparty$/,
    /^auftraggeber$/,
    /^empf(?:ä|ae)nger(?: 1)?$/,
    /^name$/,
    /^(?:partner|payer|payee|counterparty)(?: name)?$/,
  ],
  text: [
    /^verwendungszweck$/,
    /^vwz/,
    /^payment reference$/,
    /^reference$/,
    /^purpose$/,
    /^buchungstext$/,
    /^buchungs-info$/,
    /^description$/,
    /^hinweis$/,
  ],
  currency: [/^währung$/, /^waehrung$/, /^currency$/],
  account: [/^auftragskonto$/, /^iban auftragskonto$/, /^iban kontoinhaber$/],
  direction: [/^soll\/haben$/, /^umsatztyp$/],
  status: [/^status$/, /^state$/, /^info$/],
};

/** Reads the table (CSV) that a bank exports, whatever its delimiter and the lines above its header. */
export const readTable = (file: string): ReadStatement => {
  const text = file.replace(/^\uFEFF/, '');
  if (text.trim() === '') return { ok: false, why: 'empty' };
  for (const delimiter of [';', ',', '\t']) {
    const head = rowsOf(text, delimiter, mostAbove).findIndex((row) => columnsOf(row) !== undefined);
    if (head < 0) continue;
    const rows = rowsOf(text, delimiter, mostRows);
    const columns = columnsOf(rows[head] ?? []);
    if (rows.length === mostRows) return { ok: false, why: 'too_long' };
    if (columns) return statementOf(rows.slice(head + 1), columns, accountAbove(rows.slice(0, head)));
  }
  return { ok: false, why: 'no_columns' };
};

/** Where a header is looked for: in so many lines and cells. */
const mostAbove = 50;
const mostCells = 100;
/** More than a file of the allowed size has, if it is one of a bank. */
const mostRows = 20_000;

type Columns = Readonly<Record<StatementColumn, number>>;

/** The place of each column in a header, -1: it has none; undefined: date, amount or text is missing. */
const columnsOf = (header: readonly string[]): Columns | undefined => {
  const heads = header
    .slice(0, mostCells)
    .map((head) => head.replaceAll(/\s+/g, ' ').replaceAll('*', '').trim().toLowerCase());
  const indexOf = (column: StatementColumn): number => {
    const found = names[column].find((name) => heads.some((head) => name.test(head)));
    return found ? heads.findIndex((head) => found.test(head)) : -1;
  };
  const columns = Object.fromEntries(
    Object.keys(names).map((column) => [column, indexOf(column as StatementColumn)]),
  ) as Columns;
  return columns.date < 0 || columns.amount < 0 || columns.text < 0 ? undefined : columns;
};

/** The account in the lines above a header: 'IBAN;DE89 3704 …'. */
const accountAbove = (rows: readonly (readonly string[])[]): string =>
  rows.flatMap((row) => row.slice(1).map(ibanIn)).find((iban) => iban !== '') ?? '';

const ibanIn = (cell: string): string => {
  const iban = plainIban(cell);
  return isIban(iban) ? iban : '';
};

const statementOf = (rows: readonly (readonly string[])[], columns: Columns, account: string): ReadStatement => {
  const full = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const lines = full.flatMap((row): BankLine[] => {
    const cell = (column: StatementColumn): string => (row[columns[column]] ?? '').trim();
    const booked_on = dateIn(cell('date')) ?? dateIn(cell('value_date'));
    const amount_cents = signedCentsIn(cell('amount'));
    const isForeign = cell('currency') !== '' && cell('currency').toUpperCase() !== 'EUR';
    const isDebit = /^(?:s|soll|ausgang)$/i.test(cell('direction'));
    const isAnnounced =
      /vorgemerkt|vormerk|nicht gebucht|pending|revert|declin|failed|ausstehend|offen|abgelehnt|storniert/i.test(
        cell('status'),
      );
    if (booked_on === undefined || amount_cents === undefined || amount_cents <= 0) return [];
    if (isForeign || isDebit || isAnnounced) return [];
    const payer = cleaned(cell('payer'), longestPayer);
    const text = cleaned(cell('text'), longestText);
    return [{ account: ibanIn(cell('account')) || account, booked_on, amount_cents, payer, text, reference: '' }];
  });
  return { ok: true, statement: { lines, left_out: full.length - lines.length } };
};

/** '27.11.2026', '27.11.26', '27-11-2026', '27/11/2026' and '2026-11-27' as '2026-11-27'. */
const dateIn = (text: string): string | undefined => {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?: |$)/.exec(text) ?? [];
  const date =
    day === ''
      ? text.slice(0, 10)
      : `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
};

/** '1.234,56', '1,234.56', '+75,00 €' or '-75' in cents; undefined for anything else. */
export const signedCentsIn = (cell: string): number | undefined => {
  const amount = cell.replaceAll(/[\s\u00A0€]|EUR/gi, '');
  const [, sign = '', whole = '', cents = ''] =
    /^([+-]?)(\d{1,3}(?:[.,']\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(amount) ?? [];
  const digits = whole.replaceAll(/\D/g, '');
  if (digits === '' || digits.length > 7) return undefined;
  const size = Number(digits) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -size : size;
};

/** The cells of the first rows of a table: quoted ones may contain the delimiter, line breaks and doubled quotes. */
const rowsOf = (text: string, delimiter: string, most: number): string[][] => {
  const cells = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\r|\\n|$)`, 'gy');
  const rows: string[][] = [[]];
  for (const [all, cell = '', end = ''] of text.matchAll(cells)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== delimiter) {
      if (all === '' || end === '' || rows.length === most) break;
      rows.push([]);
    }
  }
  return rows;
};
