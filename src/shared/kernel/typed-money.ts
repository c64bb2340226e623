import { accepted, type Result, refused } from './result.ts';

/**
 * Amounts as people in Germany type them, whatever the language of the browser or of the screen. Cents have two
 * digits at most, so a dot before exactly three digits separates thousands and one before one or two digits separates
 * cents. What could mean two amounts is refused.
 */

/**
 * `empty`: nothing was typed. `ambiguous`: a decimal comma with three digits, or thousands the English way.
 * `decimals`: more than two digits after the separator. `unreadable`: anything else that is no amount.
 */
export type MoneyRefusal = 'empty' | 'ambiguous' | 'decimals' | 'unreadable';

const currency = /^(?:€|EUR|Euro|евро)|(?:€|EUR|Euro|евро)$/giu;
/** '99,-' and '99,–': no cents. */
const noCents = /,(?:-{1,2}|–|—)$/;
const minus = /^[-−–]\s*/;
const grouped = /^[1-9]\d{0,2}(?:([.,' \u00a0\u2009\u202f’])\d{3})(?:\1\d{3})*(?:([.,])(\d{1,2}))?$/;
const plain = /^\d+(?:[.,]\d+)?$/;

/** Whole cents, negative with a minus in front: '1.250,00', '1 250' and '1250.00' are 125000. */
export function readMoney(typed: string): Result<number, MoneyRefusal> {
  const bare = typed.trim().replace(currency, '').trim().replace(noCents, '');
  if (bare === '') return refused(typed.trim() === '' ? 'empty' : 'unreadable');
  const unsigned = bare.replace(minus, '');
  const read = centsIn(unsigned);
  return read.ok && unsigned !== bare ? accepted(read.value === 0 ? 0 : -read.value) : read;
}

function centsIn(text: string): Result<number, MoneyRefusal> {
  const groups = grouped.exec(text);
  if (groups && groups[1] !== groups[2]) {
    const [, group, separator, rest = ''] = groups;
    // '1,250' is 1.25 to one reader and 1250 to another.
    if (group === ',' && separator === undefined) return refused('ambiguous');
    const digits = text.replace(/\D/g, '');
    return cents(digits.slice(0, digits.length - rest.length), rest);
  }
  if (!plain.test(text)) return refused('unreadable');
  const [whole, rest = ''] = text.split(/[.,]/) as [string, string?];
  return rest.length > 2 ? refused('decimals') : cents(whole, rest);
}

/** Longer than any amount that can be stored, and still exact. */
const MOST_DIGITS = 12;

const cents = (whole: string, rest: string): Result<number, MoneyRefusal> => {
  const significant = whole.replace(/^0+(?=\d)/, '');
  return significant.length > MOST_DIGITS
    ? refused('unreadable')
    : accepted(Number(significant) * 100 + Number(rest.padEnd(2, '0')));
};

/** Cents as they stand in a field to be edited: '99,50', and '85' without cents. `readMoney` reads them back. */
export function moneyToType(amount: number): string {
  const size = Math.abs(amount);
  const rest = size % 100;
  const whole = `${amount < 0 ? '-' : ''}${(size - rest) / 100}`;
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}
