-- Tells listening processes that a message was written. What it is about is told on `studio_change`, but not always by
-- the same transaction; what is due otherwise is told there.
CREATE FUNCTION tell_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('studio_work', '');
  RETURN NULL;
END $$;

CREATE TRIGGER message_tells_work AFTER INSERT ON message FOR EACH STATEMENT EXECUTE FUNCTION tell_work();
CREATE TRIGGER push_message_tells_work AFTER INSERT OR UPDATE ON push_message
  FOR EACH STATEMENT EXECUTE FUNCTION tell_work();
