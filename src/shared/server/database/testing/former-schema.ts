import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/**
 * Turns a migrated database into one that has had the files which those of today replace: with what programs of earlier
 * versions needed.
 */
export const makeFormer = async (pool: pg.Pool): Promise<void> => {
  await pool.query(beforeLaterFiles);
  await pool.query(await readFile('migrations/former/tables-of-backup.sql', 'utf8'));
  await pool.query(formerObjects);
  await pool.query('DELETE FROM kysely_migration');
  await pool.query(`INSERT INTO kysely_migration (name, timestamp) SELECT unnest($1::text[]), '2026-11-30T02:30:00Z'`, [
    await formerNames(),
  ]);
};

export const formerNames = async (): Promise<string[]> => {
  const text = await readFile('migrations/former/names.txt', 'utf8');
  return text.trimEnd().split('\n');
};

/** What the schema consists of: columns with their defaults, constraints, indexes, views, triggers and functions. */
export const schemaOf = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ part: string }>(`
    SELECT format('column %s.%s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
                  attnotnull, pg_get_expr(adbin, adrelid)) AS part
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped AND attrelid IN (
      SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v'))
    UNION ALL SELECT format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('view %s %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
    ORDER BY part`);
  return rows.map(({ part }) => part);
};

/** Undoes what the files with a time have changed since. */
const beforeLaterFiles = `
  DROP TABLE day_action_session, day_action;
  CREATE TABLE day_cancellation (
    id uuid PRIMARY KEY, day date NOT NULL, resource_id uuid REFERENCES resource (id), text_de text, text_ru text,
    is_closed boolean NOT NULL DEFAULT false, created_by text NOT NULL, created_at timestamptz(3) NOT NULL);
  CREATE TABLE day_cancellation_session (
    day_cancellation_id uuid NOT NULL REFERENCES day_cancellation (id) ON DELETE CASCADE,
    booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE, outcome text, left_because text,
    refund_cents integer NOT NULL DEFAULT 0, attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz(3) NOT NULL, PRIMARY KEY (day_cancellation_id, booking_id));
  CREATE TABLE day_move (
    id uuid PRIMARY KEY, day date NOT NULL, resource_id uuid REFERENCES resource (id), to_day date,
    keeps_time boolean NOT NULL, hours integer NOT NULL, text_de text, text_ru text, created_by text NOT NULL,
    created_at timestamptz(3) NOT NULL, undone_at timestamptz(3));
  CREATE TABLE day_move_session (
    day_move_id uuid NOT NULL REFERENCES day_move (id) ON DELETE CASCADE,
    booking_id uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE, outcome text, left_because text,
    time_request_id uuid UNIQUE REFERENCES time_request (id) ON DELETE SET NULL,
    attempts integer NOT NULL DEFAULT 0, next_attempt_at timestamptz(3) NOT NULL, PRIMARY KEY (day_move_id, booking_id));
  ALTER TABLE idempotent_response RENAME TO idempotent_answer;
  ALTER TABLE idempotent_answer RENAME COLUMN response TO answer;
  ALTER TABLE idempotent_answer RENAME CONSTRAINT idempotent_response_pkey TO idempotent_answer_pkey;
  ALTER INDEX idempotent_response_booking RENAME TO idempotent_answer_booking;
  ALTER INDEX idempotent_response_created RENAME TO idempotent_answer_created;`;

const formerObjects = `
  CREATE VIEW mail AS SELECT * FROM message;
  CREATE FUNCTION keep_cancel_code() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.cancel_reason := CASE NEW.cancel_code WHEN 'by_customer' THEN 'Vom Kunden storniert' ELSE NEW.cancel_reason END;
    RETURN NEW;
  END $$;
  CREATE TRIGGER keep_cancel_code BEFORE UPDATE OF status, cancel_reason, cancel_code ON booking
    FOR EACH ROW EXECUTE FUNCTION keep_cancel_code();
  CREATE TRIGGER keep_cancel_code_of_new BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION keep_cancel_code();
  CREATE FUNCTION daily_limited_by_default() RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
  ALTER TABLE booking ALTER COLUMN daily_limited SET DEFAULT daily_limited_by_default();
  CREATE OR REPLACE FUNCTION booking_exceeds_daily_limit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RETURN NULL;
  END $$;
  CREATE TRIGGER booking_of_older_program_within_daily_limit AFTER INSERT ON booking
    FOR EACH ROW WHEN (NEW.daily_limited IS NULL) EXECUTE FUNCTION booking_exceeds_daily_limit();
  ALTER TABLE calendar_feed ADD UNIQUE (photographer_id),
    ADD FOREIGN KEY (photographer_id) REFERENCES photographer (id) ON DELETE CASCADE,
    ADD CONSTRAINT calendar_feed_of_one_resource CHECK (photographer_id = resource_id);
  CREATE FUNCTION feed_belongs_to_resource() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.resource_id := coalesce(NEW.resource_id, NEW.photographer_id);
    RETURN NEW;
  END $$;
  CREATE TRIGGER feed_belongs_to_resource BEFORE INSERT ON calendar_feed
    FOR EACH ROW EXECUTE FUNCTION feed_belongs_to_resource();`;
