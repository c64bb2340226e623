import { sql } from 'kysely';
import type { BookingStatus } from '#features/booking/domain/booking-status.ts';
import type { WithdrawalRight } from '#features/services/domain/withdrawal-right.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { at, type Database } from '#shared/server/database/database.ts';
import type { WithdrawalOutcome } from '../domain/withdrawal.ts';
import type { Reference } from '../domain/withdrawal-reference.ts';

export interface DeclarationRow {
  readonly id: string;
  /** Epoch ms. */
  readonly declared_at: number;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly reference: string;
  readonly language: Language;
  readonly outcome: WithdrawalOutcome;
  readonly booking_id: string | null;
  readonly refund_cents: number;
  /** Whether the booking was found without a proof that its customer declares: by day. */
  readonly is_unproven: boolean;
}

export const insertDeclaration = async (trx: Database, row: DeclarationRow): Promise<void> => {
  await sql`
    INSERT INTO withdrawal_declaration (id, declared_at, customer_name, customer_email, reference, language, outcome,
                                        booking_id, refund_cents, is_unproven)
    VALUES (${row.id}, ${at(row.declared_at)}, ${row.customer_name}, ${row.customer_email}, ${row.reference},
            ${row.language}, ${row.outcome}, ${row.booking_id}, ${row.refund_cents}, ${row.is_unproven})`.execute(trx);
};

/**
 * Returns the id of the booking that a declaration refers to: the customer's booking with this code, or their only
 * booking of that Berlin day that is not cancelled.
 */
export const meantBooking = async (db: Database, email: string, reference: Reference): Promise<string | undefined> => {
  const named = 'code' in reference ? sql`confirmation_code = ${reference.code}` : onDay(reference.date);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM booking_contract WHERE lower(customer_email) = lower(${email}) AND NOT internal AND ${named}
    LIMIT 2`.execute(db);
  return rows.length === 1 ? rows[0]?.id : undefined;
};

const onDay = (date: string) => {
  const { start, end } = berlinDay(date);
  return sql`starts_at >= ${at(start)} AND starts_at < ${at(end)} AND status <> 'CANCELLED'`;
};

export interface ListedDeclaration extends DeclarationRow {
  readonly confirmation_code: string | null;
  readonly status: BookingStatus | null;
  readonly starts_at: number | null;
  readonly created_at: number | null;
  readonly contract_at: number | null;
  readonly withdrawal_right: WithdrawalRight | null;
  readonly link_version: number | null;
  /** What it did when it was confirmed after it was made; null: nothing. */
  readonly effect_outcome: WithdrawalOutcome | null;
  readonly effect_refund_cents: number | null;
  readonly decision: string | null;
  /** Epoch ms. */
  readonly decided_at: number | null;
}

const listed = sql`
  SELECT d.*, b.confirmation_code, b.status, b.starts_at, b.created_at, b.contract_at, b.withdrawal_right,
         b.link_version, e.outcome AS effect_outcome, e.refund_cents AS effect_refund_cents, w.decision, w.decided_at
  FROM withdrawal_declaration d
  LEFT JOIN booking_contract b ON b.id = d.booking_id
  LEFT JOIN withdrawal_effect e ON e.declaration_id = d.id
  LEFT JOIN withdrawal_decision w ON w.declaration_id = d.id`;

/** Returns all declarations without a decision that need one, and the newest of the others, each newest first. */
export const selectDeclarations = async (db: Database): Promise<ListedDeclaration[]> => {
  const { rows } = await sql<ListedDeclaration>`
    (${listed} WHERE w.decision IS NULL AND coalesce(e.outcome, d.outcome) <> 'cancelled' ORDER BY d.declared_at DESC, d.id)
    UNION ALL
    (${listed} WHERE w.decision IS NOT NULL OR coalesce(e.outcome, d.outcome) = 'cancelled' ORDER BY d.declared_at DESC, d.id LIMIT 200)`.execute(
    db,
  );
  return rows;
};

export const declarationById = async (db: Database, id: string): Promise<ListedDeclaration | undefined> =>
  (await sql<ListedDeclaration>`${listed} WHERE d.id = ${id}`.execute(db)).rows[0];

export interface DecisionRow {
  readonly declaration_id: string;
  /** Epoch ms. */
  readonly decided_at: number;
  readonly decided_by: string;
  readonly decision: string;
}

/** Returns whether the decision was inserted; not if there is one already. */
export const insertDecision = async (trx: Database, row: DecisionRow): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO withdrawal_decision (declaration_id, decided_at, decided_by, decision)
    VALUES (${row.declaration_id}, ${at(row.decided_at)}, ${row.decided_by}, ${row.decision})
    ON CONFLICT DO NOTHING RETURNING declaration_id`.execute(trx);
  return rows.length > 0;
};
