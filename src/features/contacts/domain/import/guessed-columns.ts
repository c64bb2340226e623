import { hasLetter } from '#shared/kernel/text/text.ts';
import { addressIn, instantIn, phoneIn } from './cells.ts';
import {
  isAnswerOfForm,
  isExactEmail,
  isLeadForm,
  type NamedAs,
  namedAs,
  plainName,
  sourceRank,
} from './column-names.ts';
import { type ColumnRoles, type ColumnTarget, inOrder, rolesOf, unnamedColumn } from './columns.ts';
import type { CsvTable } from './reading/read-table.ts';

/** So many rows say enough about the contents of a column. */
const mostRows = 200;

/** A column with what its name says, and with its filled cells. */
interface ContactColumn {
  readonly header: string;
  readonly named: NamedAs | undefined;
  readonly isQuestion: boolean;
  readonly cells: readonly string[];
}

/**
 * Guesses the meaning of the columns of a file from their names and their contents together: a column is not what its
 * name says if none of its cells can be that, and an address is one under every name.
 */
export const guessedRoles = ({ headers, rows }: CsvTable): ColumnRoles => {
  const first = rows.slice(0, mostRows);
  const columns = headers.map((header): ContactColumn => {
    const cells = first.map(({ raw }) => raw[header] ?? '').filter((cell) => cell.trim() !== '');
    return { header, named: namedAs(header), isQuestion: header.includes('?'), cells };
  });
  const isUnnamed = headers.every((header, index) => header === unnamedColumn(index + 1));
  const guessed: Partial<Record<ColumnTarget, readonly string[]>> = {
    email: headersOf(emailColumns(columns)),
    name: headersOf(isUnnamed ? columns.filter(isOfNames).slice(0, 1) : nameColumns(columns)),
    phone: headersOf(isUnnamed ? columns.filter(isOfPhones) : phoneColumns(columns)),
    company: headersOf(columns.filter(({ named }) => named === 'company').slice(0, 1)),
    status: headersOf(columns.filter(({ named }) => named === 'status').slice(0, 1)),
    phase_entered_at: headersOf(
      columns.filter(({ named, cells }) => named === 'phase_entered_at' && isMostly(cells, isInstant)).slice(0, 1),
    ),
    source: headers.filter((header) => sourceRank(header) >= 0),
  };
  const used = new Set(Object.values(guessed).flat());
  const isForm = isLeadForm(headers);
  const questions = columns.filter(
    ({ header, named, isQuestion }) =>
      !used.has(header) && (named === 'question' || isQuestion || (isForm && !named && isAnswerOfForm(header))),
  );
  return rolesOf((target) => (target === 'question' ? headersOf(questions) : inOrder(target, guessed[target] ?? [])));
};

const headersOf = (columns: readonly ContactColumn[]): readonly string[] => columns.map(({ header }) => header);

/** Columns named for an address that have one or are empty; else those full of addresses; else those named for one. */
const emailColumns = (columns: readonly ContactColumn[]): readonly ContactColumn[] => {
  const named = columns.filter((column) => column.named === 'email');
  const agreeing = named.filter((column) => mayBe(column, isAddress));
  if (agreeing.some(({ cells }) => cells.length > 0)) return agreeing.filter(({ cells }) => cells.length > 0);
  const full = columns.filter(({ named: as, cells }) => as !== 'question' && isMostly(cells, isAddress));
  if (full.length > 0) return full;
  const byName = agreeing.length > 0 ? agreeing : named;
  return [byName.find(({ header }) => isExactEmail(header)) ?? byName[0]].filter((column) => column !== undefined);
};

/** A column for the whole name; else those for its parts; else the first with the word in its name. */
const nameColumns = (columns: readonly ContactColumn[]): readonly ContactColumn[] => {
  const of = (kind: NamedAs): readonly ContactColumn[] =>
    columns.filter((column) => column.named === kind && mayBe(column, isName)).slice(0, 1);
  const whole = of('full_name');
  const parts = [...of('given_name'), ...of('middle_name'), ...of('family_name')];
  const [given] = of('given_name');
  // German lists have a column 'Name' beside 'Vorname'.
  const isFamily = plainName(whole[0]?.header ?? '') === 'name' && given && of('family_name').length === 0;
  if (whole.length > 0) return isFamily ? [given, ...of('middle_name'), ...whole] : whole;
  return parts.length > 0 ? parts : of('some_name');
};

const phoneColumns = (columns: readonly ContactColumn[]): readonly ContactColumn[] =>
  columns.filter((column) => column.named === 'phone' && mayBe(column, isPhone));

/** Whether a column may be what its name says: it is empty, or one of its cells is that; most of them for a question. */
const mayBe = ({ cells, isQuestion }: ContactColumn, is: (cell: string) => boolean): boolean =>
  isQuestion ? isMostly(cells, is) : cells.length === 0 || cells.some(is);

const isMostly = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.length > 0 && cells.filter(is).length * 2 > cells.length;

const isAddress = (cell: string): boolean => addressIn(cell) !== undefined;
const isName = (cell: string): boolean => hasLetter(cell) && !isAddress(cell);
const isInstant = (cell: string): boolean => instantIn(cell) !== undefined;
const isPhone = (cell: string): boolean => {
  const { phone, remark } = phoneIn(cell);
  return phone !== undefined || remark === 'destroyed';
};

/** For a file without names of columns. */
const isOfNames = ({ cells }: ContactColumn): boolean => isMostly(cells, (cell) => isName(cell) && !/\d/.test(cell));
const isOfPhones = ({ cells }: ContactColumn): boolean =>
  isMostly(cells, (cell) => isPhone(cell) && /^[+\d\s()/.–-]{6,}$/.test(cell));
