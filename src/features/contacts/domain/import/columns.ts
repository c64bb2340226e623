/** The possible meanings of a column; a column without one is still kept in the row. */
export const columnTargets = ['name', 'email', 'phone', 'company', 'status', 'source', 'question'] as const;
export type ColumnTarget = (typeof columnTargets)[number];

/** The meaning of the columns of a file; columns are named as in the file. */
export interface ColumnRoles {
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly company: string | undefined;
  readonly status: string | undefined;
  /**
   * utm_source, utm_medium and utm_campaign, as far as the file has them; or the columns the administrator has chosen.
   */
  readonly source: readonly string[];
  readonly questions: readonly string[];
}

/**
 * The name of a column without one, by its number. It is stored with the row, so it is the same in every language: rows
 * with identical data are duplicates.
 */
export const unnamedColumn = (number: number): string => `Spalte ${number}`;

/** Column names that contain 'name' but do not hold the name of a person. */
const otherNames = new Set(['campaign_name', 'ad_name', 'adset_name', 'form_name', 'company_name']);
const sourceNames = ['utm_source', 'utm_medium', 'utm_campaign'];

/**
 * Returns the meaning of the columns of a file; undefined when there is no column for the name or none for the e-mail
 * address.
 */
export const columnRoles = (headers: readonly string[]): ColumnRoles | undefined => {
  const roles = guessedRoles(headers);
  return hasPerson(roles) ? roles : undefined;
};

/** Whether there are columns for name and e-mail address. */
export const hasPerson = ({ name, email }: ColumnRoles): boolean => name !== undefined && email !== undefined;

/** Guesses the meaning of the columns from their names. */
export const guessedRoles = (headers: readonly string[]): ColumnRoles => {
  const named = (...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const header = headers.find((candidate) => plain(candidate) === name);
      if (header !== undefined) return header;
    }
    return undefined;
  };
  const holding = (word: string): string | undefined =>
    headers.find((header) => plain(header).includes(word) && !otherNames.has(plain(header)));
  return {
    name: named('name', 'full_name', 'vorname nachname') ?? holding('name'),
    email: named('email', 'e-mail', 'mail') ?? holding('email') ?? holding('e-mail') ?? holding('mail'),
    phone: named('phone', 'phone_number', 'telefon'),
    company: named('company', 'company_name', 'firma'),
    status: named('status', 'lead_status'),
    source: sourceNames.flatMap((wanted) => named(wanted) ?? []),
    questions: headers.filter((header) => plain(header).startsWith('question_')),
  };
};

/** Returns the meaning of a column, if it has one. */
export const targetOf = (roles: ColumnRoles, header: string): ColumnTarget | undefined => {
  if (roles.source.includes(header)) return 'source';
  const single = (['name', 'email', 'phone', 'company', 'status'] as const).find((target) => roles[target] === header);
  return single ?? (roles.questions.includes(header) ? 'question' : undefined);
};

/**
 * Returns the roles after a column was assigned. Several columns may be sources or questions; every other target has
 * one column, and the column that had it before loses it.
 */
export const withTarget = (
  roles: ColumnRoles,
  { headers, header, target }: { headers: readonly string[]; header: string; target: ColumnTarget | undefined },
): ColumnRoles => {
  const without = (column: string | undefined): string | undefined => (column === header ? undefined : column);
  const freed = {
    name: without(roles.name),
    email: without(roles.email),
    phone: without(roles.phone),
    company: without(roles.company),
    status: without(roles.status),
    source: roles.source.filter((column) => column !== header),
    questions: roles.questions.filter((column) => column !== header),
  };
  if (target === undefined) return freed;
  if (target === 'source') return { ...freed, source: inOrder([...freed.source, header], headers) };
  if (target === 'question') {
    const chosen = new Set([...freed.questions, header]);
    return { ...freed, questions: headers.filter((column) => chosen.has(column)) };
  }
  return { ...freed, [target]: header };
};

/** Source, medium and campaign first, in this order; others in the order of the file. */
const inOrder = (columns: readonly string[], headers: readonly string[]): string[] => {
  const rank = (column: string): number => {
    const known = sourceNames.indexOf(plain(column));
    return known < 0 ? sourceNames.length + headers.indexOf(column) : known;
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
};

const plain = (header: string): string => header.trim().toLowerCase();
