import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { euroOf } from '#shared/kernel/euro.ts';
import { isForStudio } from '../domain/withdrawal.ts';
import type { AdminDeclaration } from '../withdrawal-contract.ts';
import type { ListedDeclaration } from './declaration-store.ts';

/** A declaration as the studio sees it. */
export const declarationView = (row: ListedDeclaration): AdminDeclaration => ({
  id: row.id,
  name: row.customer_name,
  reference: row.reference,
  email: row.customer_email,
  language: row.language,
  declared_at: formatInstant(row.declared_at),
  outcome: row.outcome,
  refund: euroOf(row.refund_cents),
  booking: bookingView(row),
  decision:
    row.decision === null || row.decided_at === null
      ? null
      : { text: row.decision, decided_at: formatInstant(row.decided_at) },
  is_open: row.decision === null && isForStudio(row.outcome),
});

const bookingView = ({ booking_id, confirmation_code, status, starts_at }: ListedDeclaration) =>
  booking_id === null || confirmation_code === null || status === null || starts_at === null
    ? null
    : { id: booking_id, confirmation_code, status, start: formatInstant(starts_at) };
