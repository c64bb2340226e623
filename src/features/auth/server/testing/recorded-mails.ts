import { sql } from 'kysely';
import type { Database } from '#shared/server/database/database.ts';

export interface RecordedMail {
  readonly kind: string;
  readonly recipient: string;
  readonly to_address: string;
  readonly language: string;
  readonly status: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The outbox, oldest first. The table belongs to a later feature: tests only. */
export const recordedMails = async (db: Database): Promise<RecordedMail[]> => {
  const { rows } = await sql<RecordedMail>`
    SELECT kind, recipient, to_address, language, status, params FROM message ORDER BY created_at, id`.execute(db);
  return rows;
};
