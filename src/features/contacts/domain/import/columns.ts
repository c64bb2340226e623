/** Which columns of a file say what; the columns are named as in the file. */
export interface ColumnRoles {
  readonly name: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly company: string | undefined;
  readonly status: string | undefined;
  /** utm_source, utm_medium, utm_campaign, as far as there are any. */
  readonly source: readonly string[];
  readonly questions: readonly string[];
}

/** Names of other things than a person. */
const otherNames = new Set(['campaign_name', 'ad_name', 'adset_name', 'form_name', 'company_name']);

/** What the columns of a file are for (AMB-078); undefined when none holds the name, or none the e-mail address. */
export const columnRoles = (headers: readonly string[]): ColumnRoles | undefined => {
  const named = (...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const header = headers.find((candidate) => plain(candidate) === name);
      if (header !== undefined) return header;
    }
    return undefined;
  };
  const holding = (word: string): string | undefined =>
    headers.find((header) => plain(header).includes(word) && !otherNames.has(plain(header)));
  const name = named('name', 'full_name', 'vorname nachname') ?? holding('name');
  const email = named('email', 'e-mail', 'mail') ?? holding('email') ?? holding('e-mail') ?? holding('mail');
  if (name === undefined || email === undefined) return undefined;
  return {
    name,
    email,
    phone: named('phone', 'phone_number', 'telefon'),
    company: named('company', 'company_name', 'firma'),
    status: named('status', 'lead_status'),
    source: ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((wanted) => named(wanted) ?? []),
    questions: headers.filter((header) => plain(header).startsWith('question_')),
  };
};

const plain = (header: string): string => header.trim().toLowerCase();
