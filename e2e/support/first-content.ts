import type { Studio } from './studio-process.ts';

/** In order of creation, so that referenced rows come first. Sessions are kept. */
const tables = `
  SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    AND relname NOT IN ('admin_user', 'session', 'failed_sign_in') ORDER BY oid`;

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

/** Restores the saved content. */
export const restoreFirstContent = (studio: Studio): Promise<unknown> =>
  studio.sql(`
    DO $$
    DECLARE
      every text := (SELECT string_agg(format('public.%I', relname), ', ') FROM (${tables}) t);
      name text;
      columns text;
    BEGIN
      LOOP
        BEGIN
          -- A table that stays must not refer to one that is truncated. Known places are, so the next sign-in is the
          -- first again: it must not be mailed.
          UPDATE admin_user SET photographer_id = NULL, has_signed_in = false;
          ALTER TABLE admin_user DROP CONSTRAINT admin_user_photographer_id_fkey;
          -- The copies are complete: triggers must not add rows to other tables again, nor keep a table from being emptied.
          FOR name IN ${tables} LOOP
            EXECUTE format('ALTER TABLE public.%I DISABLE TRIGGER USER', name);
          END LOOP;
          EXECUTE 'TRUNCATE ' || every;
          EXIT;
        EXCEPTION WHEN deadlock_detected THEN
          NULL; -- with a job of the studio, which goes on now that all locks are released
        END;
      END LOOP;
      FOR name IN ${tables} LOOP
        SELECT string_agg(quote_ident(column_name), ', ') INTO columns FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = name AND is_generated = 'NEVER';
        EXECUTE format('INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM first_content.%1$I', name, columns);
      END LOOP;
      FOR name IN ${tables} LOOP
        EXECUTE format('ALTER TABLE public.%I ENABLE TRIGGER USER', name);
      END LOOP;
      ALTER TABLE admin_user ADD CONSTRAINT admin_user_photographer_id_fkey
        FOREIGN KEY (photographer_id) REFERENCES photographer (id) ON DELETE SET NULL;
    END $$`);
