import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

/** Returns the ids of the declarations from an address, or about the given bookings. */
export const declarationsAbout = async (
  db: Database,
  { email, bookingIds }: { readonly email?: string; readonly bookingIds: readonly string[] },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM withdrawal_declaration
    WHERE lower(customer_email) = lower(${email ?? null}::text) OR booking_id = ANY (${[...bookingIds]}::uuid[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Returns every declaration from an address as stored, with the studio's decision, the oldest first. */
export const declarationRecords = async (db: Database, email: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ record: Record<string, unknown> }>`
    SELECT to_jsonb(d) || jsonb_build_object('decision', w.decision, 'decided_at', w.decided_at,
             'effective_at', e.effective_at, 'effect', e.outcome) AS record
    FROM withdrawal_declaration d LEFT JOIN withdrawal_decision w ON w.declaration_id = d.id
      LEFT JOIN withdrawal_effect e ON e.declaration_id = d.id
    WHERE lower(customer_email) = lower(${email}) ORDER BY declared_at, id`.execute(db);
  return rows.map(({ record }) => record);
};
