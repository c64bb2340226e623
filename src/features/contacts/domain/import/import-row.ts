import { cleanLine, hasLetter, limits } from '#shared/kernel/text.ts';
import type { Phase, Priority } from '../phases.ts';
import type { ColumnRoles } from './columns.ts';

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
}

/** Maps the status of a row to a phase, or to 'appointment' when there is an appointment already. */
export const phaseOfStatus = (status: string): Phase | 'appointment' => {
  const said = status.trim().toLowerCase().replaceAll('_', ' ');
  if (said.includes('termin geplant') || said.includes('shooting')) return 'appointment';
  if (said.includes('abgesagt')) return 'abgesagt';
  if (said.includes('nicht erreicht')) return 'nicht_erreicht';
  return said === 'new' || said === '' ? 'new' : 'in_klaerung';
};

/**
 * Returns the contact a row describes; undefined when name or e-mail address is missing, 'appointment' when there is an
 * appointment already.
 */
export const contactOfRow = (raw: RawRow, roles: ColumnRoles): ImportedContact | 'appointment' | undefined => {
  const cell = (column: string | undefined): string => (column === undefined ? '' : cleanLine(raw[column] ?? ''));
  const [name, email] = [cell(roles.name), cell(roles.email)];
  if (!hasLetter(name) || email === '') return undefined;
  const phase = phaseOfStatus(cell(roles.status));
  if (phase === 'appointment') return phase;
  const responses = [...new Set(roles.questions.map(cell))];
  const isTime = (response: string): boolean => response.includes('Uhr');
  return {
    name,
    email,
    // Exports of advertisements prefix phone numbers with 'p:'.
    phone: cell(roles.phone).replace(/^p:\s*/i, '') || null,
    company: cell(roles.company) || null,
    source: roles.source.map(cell).filter(Boolean).join(' / ').slice(0, limits.name).trim() || 'CSV Import',
    phase,
    priority: 'medium',
    tags: responses
      .filter((response) => !isTime(response) && response.length >= 3 && response.length <= 99)
      .slice(0, 4),
    preferred_dates: responses.filter((response) => isTime(response) && response.length <= limits.name),
    raw_data: raw,
  };
};
