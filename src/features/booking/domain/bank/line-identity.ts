import type { BankLine } from '#features/payments/domain/bank/bank-line.ts';
import { foldedText } from './folded-text.ts';
import { codesIn } from './found-codes.ts';

/**
 * What makes a line the same in every file: account, day, amount, and the booking codes in it; without a code, who has
 * sent it and what was written. Files of different formats write a text differently, but not a code. The account is that
 * of the studio where a file does not name one.
 */
export const contentOf = ({ account, booked_on, amount_cents, payer, text }: BankLine, own: string): string => {
  const codes = codesIn(text);
  const written = codes.length > 0 ? codes : [foldedText(payer), foldedText(text)];
  return JSON.stringify([account || own, booked_on, amount_cents, ...written]);
};

/** A line among those with the same content: two equal transfers of a day are two. */
export interface Numbered<Line> {
  readonly line: Line;
  /** Counts from 1, in the order of the file. */
  readonly nth: number;
}

/**
 * Numbers lines with the same content. A reference of the bank tells them apart, and so does their number where there is
 * none; what repeats a reference is the same line again (a file may contain a day twice) and is left out.
 */
export const numbered = <Line extends { readonly content: string; readonly reference: string }>(
  lines: readonly Line[],
): Numbered<Line>[] => {
  const counts = new Map<string, number>();
  const references = new Set<string>();
  return lines.flatMap((line) => {
    const one = JSON.stringify([line.content, line.reference]);
    if (line.reference !== '' && references.has(one)) return [];
    references.add(one);
    const nth = (counts.get(line.content) ?? 0) + 1;
    counts.set(line.content, nth);
    return [{ line, nth }];
  });
};

/** A line that was kept before, with the same content as the one that is looked for. */
export interface StoredLine {
  readonly id: string;
  readonly nth: number;
  /** '' if the file had none. */
  readonly reference: string;
}

/** The kept line that a line is, or the number that it gets as a new one. */
export const identityOf = (
  { reference, nth }: { readonly reference: string; readonly nth: number },
  kept: readonly StoredLine[],
): { readonly known: StoredLine } | { readonly new_nth: number } => {
  const same = kept.find((one) => one.reference === reference && reference !== '');
  if (same) return { known: same };
  // A file without references has told of it, or has none itself: then the number decides.
  const atNumber = kept.find((one) => one.nth === nth);
  if (atNumber && (reference === '' || atNumber.reference === '')) return { known: atNumber };
  if (reference === '') return { new_nth: nth };
  const anonymous = kept.find((one) => one.reference === '' && one.nth >= nth);
  if (anonymous) return { known: anonymous };
  return { new_nth: Math.max(0, ...kept.map((one) => one.nth)) + 1 };
};
