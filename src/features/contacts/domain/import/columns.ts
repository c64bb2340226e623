import { isExactEmail, namePartRank, sourceRank } from './column-names.ts';

/** The possible meanings of a column; a column without one is still kept in the row. */
export const columnTargets = [
  'name',
  'email',
  'phone',
  'company',
  'status',
  'phase_entered_at',
  'source',
  'question',
] as const;
export type ColumnTarget = (typeof columnTargets)[number];

/** The columns of each meaning, named as in the file, in the order in which they are used. */
export type ColumnRoles = Readonly<Record<ColumnTarget, readonly string[]>>;

/**
 * The name of a column without one, by its number. It is stored with the row, so it is the same in every language: rows
 * with identical data are duplicates.
 */
export const unnamedColumn = (number: number): string => `Spalte ${number}`;

/** Whether there are columns for name and e-mail address. */
export const hasPerson = ({ name, email }: ColumnRoles): boolean => name.length > 0 && email.length > 0;

/** Returns the meaning of a column, if it has one. */
export const targetOf = (roles: ColumnRoles, header: string): ColumnTarget | undefined =>
  columnTargets.find((target) => roles[target].includes(header));

/** The meanings that one column has at most. */
const ofOne: ReadonlySet<ColumnTarget> = new Set(['company', 'status', 'phase_entered_at']);

/**
 * Returns the roles after a column was assigned. Several columns may be parts of the name, e-mail addresses, telephones,
 * sources or answers; of the other targets the column that had it before loses it.
 */
export const withTarget = (
  roles: ColumnRoles,
  { headers, header, target }: { headers: readonly string[]; header: string; target: ColumnTarget | undefined },
): ColumnRoles =>
  rolesOf((of) => {
    const others = roles[of].filter((column) => column !== header);
    if (of !== target) return others;
    return ofOne.has(of)
      ? [header]
      : inOrder(
          of,
          headers.filter((one) => one === header || others.includes(one)),
        );
  });

/** Builds roles from the columns of each target. */
export const rolesOf = (columnsOf: (target: ColumnTarget) => readonly string[]): ColumnRoles =>
  Object.fromEntries(columnTargets.map((target) => [target, columnsOf(target)])) as unknown as ColumnRoles;

/**
 * Orders the columns of a target, given in the order of the file: first before last names; exact names for the e-mail
 * address first; source, medium and campaign first.
 */
export const inOrder = (target: ColumnTarget, columns: readonly string[]): readonly string[] => {
  const rank = (column: string): number => {
    if (target === 'name') return namePartRank(column, columns);
    if (target === 'email') return isExactEmail(column) ? 0 : 1;
    if (target !== 'source') return 0;
    return sourceRank(column) < 0 ? 3 : sourceRank(column);
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
};
