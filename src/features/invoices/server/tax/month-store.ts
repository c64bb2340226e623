import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';

/** A month in which something was issued, received or returned, or that is closed. */
export interface MonthRow {
  /** '2030-06'. */
  readonly month: string;
  readonly documents: number;
  /** What was received less what was returned, in euros only. */
  readonly money_cents: number;
  /** Epoch ms; null: it is open. */
  readonly closed_at: number | null;
  readonly closed_by: string | null;
  /** Of the file; null: it was not made yet. */
  readonly sha256: string | null;
}

/** Returns the months, the latest first. */
export const selectMonths = async (db: Database): Promise<MonthRow[]> => {
  const { rows } = await sql<MonthRow>`
    SELECT to_char(month, 'YYYY-MM') AS month, sum(documents) AS documents, sum(money_cents)::bigint AS money_cents,
           max(closed_at) AS closed_at, max(closed_by) AS closed_by, max(sha256) AS sha256
    FROM (
      SELECT date_trunc('month', issued_at AT TIME ZONE 'Europe/Berlin')::date AS month, 1 AS documents,
             0 AS money_cents, NULL::timestamptz AS closed_at, NULL AS closed_by, NULL AS sha256
      FROM invoice
      UNION ALL
      SELECT date_trunc('month', entered_at AT TIME ZONE 'Europe/Berlin')::date, 0,
             -- The money of a voucher came when it was sold.
             CASE WHEN currency = 'EUR' AND method <> 'voucher' THEN amount_cents ELSE 0 END, NULL, NULL, NULL
      FROM money_entry
      UNION ALL
      SELECT closed_month.month, 0, 0, closed_at, closed_by, sha256
      FROM closed_month LEFT JOIN closed_month_file AS file ON file.month = closed_month.month
    ) AS happened
    GROUP BY month ORDER BY month DESC`.execute(db);
  return rows;
};

export interface ClosedMonth {
  /** Epoch ms. */
  readonly closed_at: number;
  readonly settings: unknown;
}

const firstDay = (month: string): string => `${month}-01`;

export const selectClosedMonth = async (db: Database, month: string): Promise<ClosedMonth | undefined> => {
  const { rows } = await sql<ClosedMonth>`
    SELECT closed_at, settings FROM closed_month WHERE month = ${firstDay(month)}::date`.execute(db);
  return rows[0];
};

/** Closes a month; waits for whoever writes into it. Returns false if it was closed already. */
export const insertClosedMonth = async (
  trx: Database,
  month: string,
  { closed_at, closed_by, settings }: ClosedMonth & { readonly closed_by: string },
): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO closed_month (month, closed_at, closed_by, settings)
    VALUES (${firstDay(month)}::date, ${at(closed_at)}, ${closed_by}, ${JSON.stringify(settings)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING month`.execute(trx);
  return rows.length > 0;
};

export interface MonthFile {
  readonly sha256: string;
  readonly bytes: Buffer;
}

export const selectMonthFile = async (db: Database, month: string): Promise<MonthFile | undefined> => {
  const { rows } = await sql<MonthFile>`
    SELECT sha256, bytes FROM closed_month_file WHERE month = ${firstDay(month)}::date`.execute(db);
  return rows[0];
};

/** Stores the file of a closed month unless there is one already. */
export const insertMonthFile = async (db: Database, month: string, { sha256, bytes }: MonthFile): Promise<void> => {
  await sql`
    INSERT INTO closed_month_file (month, sha256, bytes) VALUES (${firstDay(month)}::date, ${sha256}, ${bytes})
    ON CONFLICT DO NOTHING`.execute(db);
};

/** Deletes closed months and entries of money of the years before `year`; the database keeps eight years in any case. */
export const deleteMonthsBefore = async (trx: Database, year: number): Promise<void> => {
  const first = sql`least(${year}::integer, extract(year FROM now() AT TIME ZONE 'Europe/Berlin')::integer - 8)`;
  // The file is deleted with its month.
  await sql`DELETE FROM closed_month WHERE month < make_date(${first}, 1, 1)`.execute(trx);
  await sql`
    DELETE FROM money_entry
    WHERE entered_at < make_timestamptz(${first}, 1, 1, 0, 0, 0, 'Europe/Berlin')`.execute(trx);
};
