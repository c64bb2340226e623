import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { isIban, plainIban } from '../transfer/iban.ts';
import { type BankLine, cleaned, longestPayer, longestText, type ReadStatement } from './bank-line.ts';
import { signedCentsIn } from './read-table.ts';

/** Whether a text is a statement in the older format of banks: lines with tags, such as ':61:'. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:6[01][FM]?:/m.test(text);

/** Reads the credits of statements in MT940, as banks in Germany fill its field 86 (sub-fields '?20' to '?63'). */
export const readMt940 = (text: string): ReadStatement => {
  const lines: BankLine[] = [];
  let [account, currency, left_out] = ['', '', 0];
  const fields = fieldsOf(text);
  for (const [i, { tag, value }] of fields.entries()) {
    if (tag === '25') account = accountIn(value);
    if (tag === '60') currency = value.slice(7, 10);
    if (tag !== '61') continue;
    const next = fields[i + 1];
    const line = creditOf(value, next?.tag === '86' ? next.value : '', account);
    if (line && currency === 'EUR') lines.push(line);
    else left_out += 1;
  }
  return lines.length + left_out === 0 ? { ok: false, why: 'empty' } : { ok: true, statement: { lines, left_out } };
};

interface Field {
  readonly tag: string;
  /** Its lines, joined as the bank has cut them: without a sign between them. */
  readonly value: string;
}

const fieldsOf = (text: string): Field[] =>
  Array.from(
    text.matchAll(/^:(\d\d)[A-Z]?:([^]*?)(?=\r?\n:\d\d[A-Z]?:|\r?\n-|(?![^]))/gm),
    ([, tag = '', value = '']) => ({
      tag,
      value: value.replaceAll(/\r?\n/g, ''),
    }),
  );

const accountIn = (value: string): string => {
  const iban = plainIban(value.replace(/EUR$/, ''));
  return isIban(iban) ? iban : '';
};

// Value date, day of booking, mark, third letter of the currency, amount: '2611271127CR75,00NTRF…'. A returned debit
// (RD) is a credit of money that was given back.
const movement = /^(\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d))?(R?[CD])[A-Z]?(\d+,\d{0,2})/;

const creditOf = (value: string, details: string, account: string): BankLine | undefined => {
  const [, year, month, day, bookedMonth, bookedDay, mark, amount = ''] = movement.exec(value) ?? [];
  const amount_cents = signedCentsIn(amount.replace(/,$/, ',00'));
  const valued = `20${year}-${month}-${day}`;
  if (mark !== 'C' || !isDate(valued) || amount_cents === undefined || amount_cents === 0) return undefined;
  const booked_on = bookedMonth ? nearest(valued, `${bookedMonth}-${bookedDay}`) : valued;
  const parts = partsOf(details);
  return {
    account,
    booked_on,
    amount_cents,
    payer: cleaned(parts.payer, longestPayer),
    text: cleaned(parts.text, longestText),
    reference: '',
  };
};

/** The day of booking has no year: that of the value date, or the one before or after at the turn of the year. */
const nearest = (valued: string, booked: string): string => {
  const year = Number(valued.slice(0, 4));
  const [month, other] = [Number(valued.slice(5, 7)), Number(booked.slice(0, 2))];
  const shift = month - other > 6 ? 1 : other - month > 6 ? -1 : 0;
  const date = `${year + shift}-${booked}`;
  return isDate(date) ? date : valued;
};

/** Payer and purpose: '166?00GUTSCHRIFT?20EREF+1?21SVWZ+FB-7KQ2MX9D?32Clara Sommer'. */
const partsOf = (details: string): { readonly payer: string; readonly text: string } => {
  const subfields = Array.from(details.matchAll(/\?(\d\d)([^?]*)/g), ([, code = '', value = '']) => ({ code, value }));
  if (subfields.length === 0) return { payer: '', text: details };
  const join = (is: (code: string) => boolean): string =>
    subfields
      .filter(({ code }) => is(code))
      .map(({ value }) => value)
      .join('');
  const purpose = join((code) => /^(?:2\d|6[0-3])$/.test(code));
  // Of a SEPA transfer, what the payer has typed follows SVWZ+.
  const [, typed] =
    /SVWZ\+([^]*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|ABWA|ABWE|IBAN|BIC)\+|$)/.exec(purpose) ?? [];
  return { payer: join((code) => code === '32' || code === '33'), text: typed ?? purpose };
};
