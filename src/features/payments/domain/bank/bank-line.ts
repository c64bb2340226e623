import { cleanLine } from '#shared/kernel/text/text.ts';

/** A credit of a bank statement: money that has arrived. */
export interface BankLine {
  /** IBAN of the account; '' if the file does not name it. */
  readonly account: string;
  /** Date of the booking at the bank. */
  readonly booked_on: string;
  /** Above 0. */
  readonly amount_cents: number;
  readonly payer: string;
  /** What the payer has written, on one line. */
  readonly text: string;
  /** The bank's own reference of the line; '' if the file has none. */
  readonly reference: string;
}

export interface BankStatement {
  readonly lines: readonly BankLine[];
  /** Entries that are not looked at: debits, other currencies, and what the bank has not booked yet. */
  readonly left_out: number;
}

/**
 * `not_text`: bytes that are no text in the encoding that the file names. `not_xml`: not well-formed, or with a document
 * type declaration. `no_statement`: XML of another kind. `no_columns`: a table without columns for date, amount and text.
 * `empty`: nothing in it. `too_long`: more lines than are taken at once.
 */
export type StatementRefusal = 'not_text' | 'not_xml' | 'no_statement' | 'no_columns' | 'empty' | 'too_long';

export type ReadStatement =
  | { readonly ok: true; readonly statement: BankStatement }
  | { readonly ok: false; readonly why: StatementRefusal };

/** More lines than some months of a busy studio have. */
export const mostLines = 1000;
/** Bytes of a file. Reading this much holds the process for half a second. */
export const largestStatement = 1_048_576;

/** Texts of a bank are cut like this. */
export const longestPayer = 140;
export const longestText = 500;

export const cleaned = (text: string, longest: number): string =>
  Array.from(cleanLine(text)).slice(0, longest).join('').trim();
