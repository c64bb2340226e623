import { addressIn } from '../cells.ts';
import { namesPerson } from '../column-names.ts';
import type { TextRow } from './rows.ts';
import { usualWidth } from './separators.ts';

/** In so many rows a header is looked for. */
export const mostAbove = 40;

/**
 * Finds the header among the first filled rows of a file: the first row that names what a contact needs; else the first
 * row above the first one with an e-mail address that has as many cells as most rows. Returns the line; undefined when
 * the first row has an address already, so that there is no header.
 */
export const headerLineOf = (filled: readonly TextRow[]): number | undefined => {
  const first = filled.slice(0, mostAbove);
  const addressed = first.findIndex(({ cells }) => cells.some((cell) => addressIn(cell) !== undefined));
  const above = addressed < 0 ? first : first.slice(0, addressed);
  const named = above.find(({ cells }) => namesPerson(cells));
  if (named) return named.line;
  const usual = usualWidth(first.map(({ cells }) => cells.length));
  return (widestOf(above.filter(({ cells }) => cells.length === usual)) ?? widestOf(above))?.line;
};

/** The first of the rows with the most filled cells. */
const widestOf = (rows: readonly TextRow[]): TextRow | undefined => {
  const widest = Math.max(...rows.map(({ cells }) => widthOf(cells)));
  return rows.find(({ cells }) => widthOf(cells) === widest);
};

/** The number of cells up to the last one that is filled: spreadsheets fill lines above a table with empty cells. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
