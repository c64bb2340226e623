import { atOnce, rowsAStep, type Steps } from '../steps.ts';

/** A row of a file, with the line on which it starts: quoted cells may contain line breaks. */
export interface TextRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface TextRows {
  readonly rows: readonly TextRow[];
  /** The line of the row with a quote that is never closed. */
  readonly broken: number | undefined;
}

/**
 * Splits a text into rows and cells, in steps. CR, LF and CRLF each end a row outside of quotes. A quoted cell may contain
 * the separator, line breaks and doubled quotes; what follows its closing quote belongs to it, as in spreadsheets.
 */
export function* splitting(text: string, separator: string, most = Number.POSITIVE_INFINITY): Steps<TextRows> {
  const end = new RegExp(`[${separator}\\r\\n]`, 'g');
  const rows: TextRow[] = [];
  let broken: number | undefined;
  for (let at = 0, line = 1; at < text.length && rows.length < most; line++) {
    const [cells, start]: [string[], number] = [[], line];
    for (let isLast = false; !isLast; ) {
      const { cell, stop, breaks, isOpen } = cellAt(text, at, end);
      cells.push(cell);
      line += breaks;
      if (isOpen) broken ??= start;
      isLast = text[stop] !== separator;
      at = stop + 1;
    }
    if (text.startsWith('\r\n', at - 1)) at++;
    rows.push({ line: start, cells });
    if (rows.length % rowsAStep === 0) yield;
  }
  return { rows, broken };
}

/** The cell at a place, and where the separator or line end behind it is. */
const cellAt = (text: string, at: number, end: RegExp): QuotedCell & { readonly stop: number } => {
  const quote = openingQuote(text, at);
  const quoted = quote === undefined ? undefined : quotedCell(text, quote + 1);
  const after = quoted?.after ?? at;
  end.lastIndex = after;
  const stop = end.exec(text)?.index ?? text.length;
  if (!quoted) return { cell: text.slice(at, stop), after, breaks: 0, isOpen: false, stop };
  // Spaces between a closing quote and the end of the cell are no content.
  const rest = text.slice(after, stop);
  return { ...quoted, cell: rest.trim() === '' ? quoted.cell : quoted.cell + rest, stop };
};

/** Runs `splitting` without a pause. */
export const splitRows = (text: string, separator: string, most?: number): TextRows =>
  atOnce(splitting(text, separator, most));

/** The rows that have a cell that is not empty. */
export const filledRows = (rows: readonly TextRow[]): readonly TextRow[] =>
  rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/** Where the quote of a cell is, if it begins with one; spaces may precede it. */
const openingQuote = (text: string, from: number): number | undefined => {
  let at = from;
  while (text[at] === ' ') at++;
  return text[at] === '"' ? at : undefined;
};

interface QuotedCell {
  readonly cell: string;
  /** The place behind the closing quote. */
  readonly after: number;
  readonly breaks: number;
  readonly isOpen: boolean;
}

const quotedCell = (text: string, from: number): QuotedCell => {
  let cell = '';
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at);
    const isOpen = quote < 0;
    cell += text.slice(at, isOpen ? text.length : quote);
    if (isOpen || text[quote + 1] !== '"') {
      const breaks = cell.match(/\r\n|\n|\r/g)?.length ?? 0;
      return { cell, after: isOpen ? text.length : quote + 1, breaks, isOpen };
    }
    cell += '"';
    at = quote + 2;
  }
};
