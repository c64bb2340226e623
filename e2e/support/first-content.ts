import pg from 'pg';
import type { Studio } from './studio-process.ts';

/** Every table of the studio but those of its administrators. Sessions are kept. */
const tables = `
  SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    AND relname NOT IN ('admin_user', 'session', 'failed_sign_in')`;

/** Saves the content of a studio that has just started. */
export const saveFirstContent = (studio: Studio): Promise<unknown> =>
  studio.sql(`
    DO $$
    DECLARE name text;
    BEGIN
      CREATE SCHEMA first_content;
      FOR name IN ${tables} LOOP
        EXECUTE format('CREATE TABLE first_content.%1$I AS TABLE public.%1$I', name);
      END LOOP;
    END $$`);

/**
 * Restores the saved content, without triggers and foreign keys: the copies are complete and fit each other. Jobs of the
 * studio that write meanwhile are waited for, and others wait.
 */
const restore = `
  DO $$
  DECLARE
    every text := (SELECT string_agg(format('public.%I', relname), ', ') FROM (${tables}) t);
    name text;
    columns text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    LOOP
      BEGIN
        EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', every);
        EXIT;
      EXCEPTION WHEN deadlock_detected THEN
        NULL; -- with a job of the studio, which goes on now that all locks are released
      END;
    END LOOP;
    -- Known places are deleted, so the next sign-in is the first again: it must not be mailed.
    UPDATE admin_user SET photographer_id = NULL, has_signed_in = false;
    FOR name IN ${tables} LOOP
      EXECUTE format('DELETE FROM public.%I', name);
      SELECT string_agg(quote_ident(column_name), ', ') INTO columns FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = name AND is_generated = 'NEVER';
      EXECUTE format('INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM first_content.%1$I', name, columns);
    END LOOP;
  END $$`;

/** Tables that thousands of deleted rows have made large, and slow to read. */
const large = `
  SELECT relname FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 4 * 1024 * 1024`;

/** As the owner of the server, who alone may switch triggers off. */
export const restoreFirstContent = async (studio: Studio): Promise<void> => {
  const owner = new pg.Client({ connectionString: studio.databaseUrl.replace(/\/\/\w+@/, '//postgres@') });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await owner.query(restore);
    for (const { relname } of (await owner.query(large)).rows) await owner.query(`VACUUM public.${relname}`);
  } finally {
    await owner.end();
  }
};
