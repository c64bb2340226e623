import { hasLetter, limits } from '#shared/kernel/text/text.ts';
import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Phase, Priority } from '../phases.ts';
import { addressIn, cellText, instantIn, isTestCell, type RowRemark } from './cells.ts';
import { plainName } from './column-names.ts';
import type { ColumnRoles } from './columns.ts';
import { answersOf, firstPhone, nameOf } from './joined-cells.ts';

/** A row of a file, by column. */
export type RawRow = Readonly<Record<string, string>>;

/** A contact to add, as a row describes it. */
export interface ImportedContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly source: string;
  readonly phase: Phase;
  readonly priority: Priority;
  readonly tags: string[];
  readonly preferred_dates: string[];
  readonly raw_data: RawRow;
  /** Since when the contact waits, if the file says so and it waits. */
  readonly phase_entered_at?: string;
}

/** Why a row is not imported. `incomplete`: without a name or an address. `too_long`: more than can be stored. */
export type RowRefusal = 'appointment' | 'incomplete' | 'bad_email' | 'test' | 'too_long';

export interface RowChoices {
  readonly roles: ColumnRoles;
  /** Now, in epoch ms: nobody has waited since a later instant. */
  readonly now: number;
  /** Every imported contact is in `new`, whatever its status. */
  readonly allNew?: boolean;
  /** Rows of test tools are imported, too. */
  readonly withTests?: boolean;
}

export type PlannedContact =
  | { readonly refused: RowRefusal }
  | { readonly refused?: undefined; readonly contact: ImportedContact; readonly remarks: readonly RowRemark[] };

/** Maps the status of a row to a phase, or to 'appointment' when there is an appointment already. */
export const phaseOfStatus = (status: string): Phase | 'appointment' => {
  const said = status.trim().toLowerCase().replaceAll('_', ' ');
  if (said.includes('termin geplant') || said.includes('shooting')) return 'appointment';
  if (said.includes('abgesagt')) return 'abgesagt';
  if (said.includes('nicht erreicht')) return 'nicht_erreicht';
  return said === 'new' || said === '' ? 'new' : 'in_klaerung';
};

/** Returns the contact that a row describes, with what is to be said about it; or why the row is not imported. */
export const contactOfRow = (raw: RawRow, choices: RowChoices): PlannedContact => {
  const { roles } = choices;
  const cells = (columns: readonly string[]): string[] => columns.map((column) => cellText(raw[column] ?? ''));
  const cell = ([column]: readonly string[]): string => (column === undefined ? '' : cellText(raw[column] ?? ''));
  const [name, status, addresses] = [nameOf(cells(roles.name)), cell(roles.status), cells(roles.email).filter(Boolean)];
  const email = addresses.map(addressIn).find(Boolean);
  const said = phaseOfStatus(status);
  if (!hasLetter(name) || addresses.length === 0) return { refused: 'incomplete' };
  if (said === 'appointment') return { refused: said };
  if (!choices.withTests && isTestRow(raw)) return { refused: 'test' };
  if (email === undefined) return { refused: 'bad_email' };
  if (name.length > limits.name || JSON.stringify(raw).length > mostJson) return { refused: 'too_long' };
  const phase = choices.allNew ? 'new' : said;
  const { phone, remarks } = firstPhone(cells(roles.phone));
  if (phase === 'in_klaerung') remarks.push({ kind: 'status', cell: status });
  const waiting = waitingSince(cell(roles.phase_entered_at), choices.now);
  if (waiting.isUnreadable) remarks.push({ kind: 'date', cell: cell(roles.phase_entered_at) });
  const contact = {
    name,
    email,
    phone: phone ?? null,
    company: cell(roles.company).slice(0, limits.name).trim() || null,
    source: cells(roles.source).filter(Boolean).join(' / ').slice(0, limits.name).trim() || 'CSV Import',
    phase,
    priority: 'medium' as const,
    ...answersOf(cells(roles.question)),
    raw_data: raw,
    // Who has declined does not wait.
    ...(phase !== 'abgesagt' && waiting.since),
  };
  return { contact, remarks };
};

/** Since when a contact waits, as a file says it: not later than now. */
const waitingSince = (cell: string, now: number) => {
  const at = cell === '' ? undefined : instantIn(cell);
  const since = at !== undefined && at < now ? { phase_entered_at: formatExactInstant(at) } : {};
  return { since, isUnreadable: cell !== '' && at === undefined };
};

/** The most that the server stores of a row, as JSON. */
const mostJson = 50_000;

const isTestRow = (raw: RawRow): boolean =>
  Object.entries(raw).some(
    ([header, cell]) => isTestCell(cell) || (/^(?:true|1|yes)$/i.test(cell.trim()) && plainName(header) === 'is test'),
  );
