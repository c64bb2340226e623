import { cleanLine, isEmail, limits } from '#shared/kernel/text/text.ts';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { readDate, readDateTime } from '#shared/kernel/time/typed-date.ts';

/** The text of a cell in one line. Spreadsheets write ="0170…" to keep a text. */
export const cellText = (cell: string): string => {
  const line = cleanLine(cell);
  return cleanLine(/^="([^"]*)"$/.exec(line)?.[1] ?? line);
};

/** The first e-mail address in a cell, which may be one of several, or written as 'Lena <lena@…>'. */
export const addressIn = (cell: string): string | undefined => {
  if (!cell.includes('@')) return undefined;
  const text = cellText(cell.slice(0, 1000));
  if (isEmail(text)) return text;
  const parts = text.split(/[\s,;|<>()]+/).map((part) => part.replace(/^mailto:/i, ''));
  return parts.find((part) => isEmail(part));
};

/**
 * What is to be said about a telephone number of a file. `destroyed`: a spreadsheet has rounded it. `completed`: digits
 * only, in the form of a German number without its zero or plus, which was added. `doubtful`: digits only, without zero
 * or plus. `none`: not a number.
 */
export type PhoneRemark = 'destroyed' | 'completed' | 'doubtful' | 'none';

/** What is to be said about a row that is imported, with the cell it is about. */
export interface RowRemark {
  readonly kind: PhoneRemark | 'status' | 'date';
  readonly cell: string;
  /** The telephone number that it became. */
  readonly phone?: string | undefined;
}

export interface CellPhone {
  readonly phone: string | undefined;
  readonly remark?: PhoneRemark;
}

/** The telephone number in a cell, of several in one cell the first; without the prefixes of exports. */
export const phoneIn = (cell: string): CellPhone => {
  const parts = cellText(cell).split(':::');
  const first = parts.map((part) => part.trim()).find(Boolean) ?? '';
  // An apostrophe before a number is how spreadsheets mark a text.
  const text = first.replace(/^'(?=[\d+(])|^(?:p|tel)\s*:\s*/i, '');
  if (text === '') return { phone: undefined };
  if (exponent.test(text)) {
    const exact = exactDigits(text);
    return exact === undefined ? { phone: undefined, remark: 'destroyed' } : completed(exact);
  }
  const digits = /^(\d{7,15})(?:[.,]0+)?$/.exec(text)?.[1];
  if (digits !== undefined) return completed(digits);
  const isNumber = text.replaceAll(/\D/g, '').length >= fewestDigits && text.length <= limits.phone;
  return isNumber ? { phone: text } : { phone: undefined, remark: 'none' };
};

const fewestDigits = 3;
const exponent = /^[+-]?\d(?:[.,]\d+)?e[+-]?\d+$/i;

/** The digits of a number with an exponent; undefined where some were rounded away. */
const exactDigits = (text: string): string | undefined => {
  const [, first = '', rest = '', power = ''] = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i.exec(text) ?? [];
  return first !== '' && rest.length === Number(power) ? first + rest : undefined;
};

/** Numbers without their zero or plus: German mobile numbers and those with the country code can be told. */
const completed = (digits: string): CellPhone => {
  if (digits.startsWith('0')) return { phone: digits };
  if (/^(?:15\d{9}|1[67]\d{8,9})$/.test(digits)) return { phone: `0${digits}`, remark: 'completed' };
  if (/^49[1-9]\d{9,10}$/.test(digits)) return { phone: `+${digits}`, remark: 'completed' };
  return { phone: digits, remark: 'doubtful' };
};

/** The instant in a cell, in epoch ms: ISO, or day and month as in German, in Berlin where no offset is given. */
export const instantIn = (cell: string): number | undefined => {
  const text = cellText(cell);
  const iso = text.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T').replace(/ ?([+-]\d\d):?(\d\d)$/, '$1:$2');
  const exact = parseInstant(/^\d{4}-\d\d-\d\d$/.test(iso) ? `${iso}T00:00` : iso);
  if (exact.ok) return exact.value;
  const wall = readDateTime(text.replace(/(\d\d:\d\d):\d\d$/, '$1'));
  if (wall.ok) return valueOf(wall.value);
  const date = /^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(text) ? readDate(text) : undefined;
  return date?.ok ? valueOf(`${date.value}T00:00`) : undefined;
};

const valueOf = (wall: string): number | undefined => {
  const read = parseInstant(wall);
  return read.ok ? read.value : undefined;
};

/** Whether a cell was filled in by the test tool of an advertiser. */
export const isTestCell = (cell: string): boolean => /<test lead|dummy data for/i.test(cell);
