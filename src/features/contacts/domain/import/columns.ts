/** What a column may be for; a column without any is kept in the row all the same. */
export const columnTargets = ['name', 'email', 'phone', 'company', 'status', 'source', 'question'] as const;
export type ColumnTarget = (typeof columnTargets)[number];

/** Which columns of a file say what; the columns are named as in the file. */
export interface ColumnRoles {
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly company: string | undefined;
  readonly status: string | undefined;
  /** utm_source, utm_medium, utm_campaign, as far as there are any; or what somebody has chosen. */
  readonly source: readonly string[];
  readonly questions: readonly string[];
}

/** Names of other things than a person. */
const otherNames = new Set(['campaign_name', 'ad_name', 'adset_name', 'form_name', 'company_name']);
const sourceNames = ['utm_source', 'utm_medium', 'utm_campaign'];

/** What the columns of a file are for (AMB-078); undefined when none holds the name, or none the e-mail address. */
export const columnRoles = (headers: readonly string[]): ColumnRoles | undefined => {
  const roles = guessedRoles(headers);
  return hasPerson(roles) ? roles : undefined;
};

/** Whether it is known who the rows are about. */
export const hasPerson = ({ name, email }: ColumnRoles): boolean => name !== undefined && email !== undefined;

/** The same as far as the names of the columns say it. */
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

/** What a column is for, if anything. */
export const targetOf = (roles: ColumnRoles, header: string): ColumnTarget | undefined => {
  if (roles.source.includes(header)) return 'source';
  const single = (['name', 'email', 'phone', 'company', 'status'] as const).find((target) => roles[target] === header);
  return single ?? (roles.questions.includes(header) ? 'question' : undefined);
};

/**
 * The roles after somebody has said what a column is for. Several columns may be sources or answers; of everything else
 * there is one, and the column that was it before is for nothing.
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

/** Source, medium and campaign first, as they are read; others as they stand in the file. */
const inOrder = (columns: readonly string[], headers: readonly string[]): string[] => {
  const rank = (column: string): number => {
    const known = sourceNames.indexOf(plain(column));
    return known < 0 ? sourceNames.length + headers.indexOf(column) : known;
  };
  return columns.toSorted((a, b) => rank(a) - rank(b));
};

const plain = (header: string): string => header.trim().toLowerCase();
