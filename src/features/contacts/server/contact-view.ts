import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { Contact } from '../contract.ts';
import type { ContactRow } from './store.ts';

/** The version of a contact: the same as long as the fields of its form are. */
export const versionOf = ({ name, email, phone, company, source, priority, notes }: ContactRow): string =>
  checkValueOf([name, email, phone, company, source, priority, notes]);

export const contactView = (row: ContactRow): Contact => ({
  ...row,
  tags: [...row.tags],
  preferred_dates: [...row.preferred_dates],
  created_at: formatExactInstant(row.created_at),
  phase_entered_at: formatExactInstant(row.phase_entered_at),
  converted_to_booking: row.converted_at !== null,
  converted_at: row.converted_at === null ? null : formatExactInstant(row.converted_at),
  version: versionOf(row),
});
