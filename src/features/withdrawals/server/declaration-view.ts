import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { AdminDeclaration } from '../contract.ts';
import { confirmedOutcome, isForStudio } from '../domain/withdrawal.ts';
import type { ListedDeclaration } from './declaration-store.ts';

/** A declaration as the studio sees it at `now` (epoch ms), with the outcome that it has by then. */
export const declarationView = (row: ListedDeclaration, now: number): AdminDeclaration => {
  const outcome = row.effect_outcome ?? row.outcome;
  return {
    ...declaredView(row),
    outcome,
    refund: euroOf(row.effect_refund_cents ?? row.refund_cents),
    awaits_confirmation: awaitsConfirmation(row, now),
    is_open: row.decision === null && isForStudio(outcome),
  };
};

/** Whether it was declared by day, and has no effect until the customer or the studio confirms it. */
const awaitsConfirmation = (row: ListedDeclaration, now: number): boolean => {
  const { status, starts_at, created_at, withdrawal_right, contract_at, declared_at } = row;
  if (!row.is_unproven || row.effect_outcome !== null || row.decision !== null) return false;
  if (status === null || starts_at === null || created_at === null || withdrawal_right === null) return false;
  const booking = { status, starts_at, created_at, contract_at, withdrawal_right };
  return confirmedOutcome(booking, { declared_at, now }) !== 'request';
};

const declaredView = (row: ListedDeclaration) => ({
  id: row.id,
  name: row.customer_name,
  reference: row.reference,
  email: row.customer_email,
  language: row.language,
  declared_at: formatInstant(row.declared_at),
  booking: bookingView(row),
  decision:
    row.decision === null || row.decided_at === null
      ? null
      : { text: row.decision, decided_at: formatInstant(row.decided_at) },
});

const bookingView = ({ booking_id, confirmation_code, status, starts_at }: ListedDeclaration) =>
  booking_id === null || confirmation_code === null || status === null || starts_at === null
    ? null
    : { id: booking_id, confirmation_code, status, start: formatInstant(starts_at) };
