-- Time that is held for somebody until an instant claims its lanes like a session, so the same constraints protect it.
-- From that instant on it is free: reads ignore it, and statements that take or move time delete it first.
ALTER TABLE occupied_time ADD COLUMN held_until timestamptz(3);
CREATE INDEX occupied_time_held ON occupied_time (held_until) WHERE held_until IS NOT NULL;

-- Rows that another transaction is about to delete, or to turn into a session, are skipped: if they are in the way, the
-- constraints wait for that transaction. The plan is kept for as long as the connection lives, and is often made while the
-- table is small: without the setting it could be one that reads the whole table.
CREATE FUNCTION release_lapsed_time() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM occupied_time WHERE held_until <= statement_timestamp()) THEN
    DELETE FROM occupied_time WHERE id IN (
      SELECT id FROM occupied_time WHERE held_until <= statement_timestamp() FOR UPDATE SKIP LOCKED);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER occupied_time_releases_lapsed
  BEFORE INSERT OR UPDATE OF photographer_id, uses, during, guarded ON occupied_time
  FOR EACH STATEMENT EXECUTE FUNCTION release_lapsed_time();
