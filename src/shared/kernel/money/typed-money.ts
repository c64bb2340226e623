import { accepted, type Result, refused } from '../result.ts';

/**
 * Parses amounts as people in Germany type them, whatever the language of the browser or of the page. Cents have at
 * most two digits, so a dot before exactly three digits separates thousands, and a dot before one or two digits
 * separates cents. Input that could mean two amounts is refused.
 */

/**
 * `empty`: nothing was typed. `ambiguous`: a decimal comma with three digits, or thousands separated the English way.
 * `decimals`: more than two digits after the separator. `unreadable`: not an amount.
 */
export type MoneyRefusal = 'empty' | 'ambiguous' | 'decimals' | 'unreadable';

const currency = /^(?:€|EUR|Euro|евро)|(?:€|EUR|Euro|евро)$/giu;
/** '99,-' and '99,–' mean no cents. */
const noCents = /,(?:-{1,2}|–|—)$/;
const minus = /^[-−–]\s*/;
const grouped = /^[1-9]\d{0,2}(?:([.,' \u00a0\u2009\u202f’])\d{3})(?:\1\d{3})*(?:([.,])(\d{1,2}))?$/;
const plain = /^\d+(?:[.,]\d+)?$/;

/** Returns whole cents; negative if a minus precedes the amount. '1.250,00', '1 250' and '1250.00' are 125000. */
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
    // '1,250' can mean 1.25 or 1250.
    if (group === ',' && separator === undefined) return refused('ambiguous');
    const digits = text.replace(/\D/g, '');
    return cents(digits.slice(0, digits.length - rest.length), rest);
  }
  if (!plain.test(text)) return refused('unreadable');
  const [whole, rest = ''] = text.split(/[.,]/) as [string, string?];
  return rest.length > 2 ? refused('decimals') : cents(whole, rest);
}

/** More digits than any amount that can be stored, and still an exact number. */
const MOST_DIGITS = 12;

const cents = (whole: string, rest: string): Result<number, MoneyRefusal> => {
  const significant = whole.replace(/^0+(?=\d)/, '');
  return significant.length > MOST_DIGITS
    ? refused('unreadable')
    : accepted(Number(significant) * 100 + Number(rest.padEnd(2, '0')));
};

/** Formats cents for an input field: '99,50', and '85' without cents. `readMoney` parses the result. */
export function moneyForInput(amount: number): string {
  const size = Math.abs(amount);
  const rest = size % 100;
  const whole = `${amount < 0 ? '-' : ''}${(size - rest) / 100}`;
  return rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
}
