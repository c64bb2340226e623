-- Notifies listening processes of what has changed: "<kind> <transaction>" on the channel `studio_change`, sent when the
-- transaction commits. A kind is the area of an audit action or the name given to a trigger below; nothing else of a row
-- is sent. Statements that change no row send nothing, and equal notifications of one transaction are sent once.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM touched) THEN
    PERFORM pg_notify('studio_change', TG_ARGV[0] || ' ' || pg_current_xact_id()::text);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_recorded_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('studio_change', area || ' ' || pg_current_xact_id()::text)
  FROM (SELECT DISTINCT split_part(action, '.', 1) AS area FROM touched) AS areas;
  RETURN NULL;
END $$;

CREATE TRIGGER audit_entry_tells_change AFTER INSERT ON audit_entry
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_recorded_change();

-- What is not in the audit, or changes without an entry. A trigger with such a table is for one kind of statement only.
DO $$
DECLARE
  told record;
  statement text;
BEGIN
  FOR told IN SELECT * FROM (VALUES
    ('contact', 'contact'), ('customer_note', 'customer'), ('offer', 'offer'), ('waiting_entry', 'waiting'),
    ('waiting_offer', 'waiting'), ('message', 'mail'), ('webhook_endpoint', 'webhook'), ('webhook_delivery', 'webhook'),
    ('campaign_spot', 'campaign'), ('campaign_code', 'campaign'), ('birth_place', 'birth'), ('picture', 'picture'),
    ('day_cancellation_session', 'day'), ('day_move_session', 'day')) AS tables (name, kind)
  LOOP
    FOREACH statement IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      -- A message is written with what it is about, mostly a booking, and is sent within a second, which is told.
      CONTINUE WHEN told.name = 'message' AND statement = 'INSERT';
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)',
        told.name || '_tells_' || lower(statement), statement, told.name,
        CASE statement WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, told.kind);
    END LOOP;
  END LOOP;
END $$;

-- A stream of changes ends with its session.
CREATE TRIGGER session_tells_end AFTER DELETE ON session
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('session');
