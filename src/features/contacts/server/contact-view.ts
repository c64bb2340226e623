import { formatExactInstant } from '#shared/kernel/berlin-time.ts';
import type { Contact } from '../contract.ts';
import type { ContactRow } from './store.ts';

export const contactView = (row: ContactRow): Contact => ({
  ...row,
  tags: [...row.tags],
  preferred_dates: [...row.preferred_dates],
  created_at: formatExactInstant(row.created_at),
  phase_entered_at: formatExactInstant(row.phase_entered_at),
  converted_to_booking: row.converted_at !== null,
  converted_at: row.converted_at === null ? null : formatExactInstant(row.converted_at),
});
