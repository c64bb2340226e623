-- Notes of the studio about customers. A customer is identified by e-mail address, and by name if several share one
-- (AMB-053).
CREATE TABLE customer_note (
  id              uuid PRIMARY KEY,
  customer_email  text NOT NULL CHECK (customer_email = lower(customer_email)),
  customer_name   text,
  note            text NOT NULL CHECK (note <> ''),
  note_type       text NOT NULL CHECK (note_type IN ('general', 'preference', 'feedback', 'issue', 'reminder')),
  -- The administrator's name at that time.
  created_by      text NOT NULL,
  created_at      timestamptz(3) NOT NULL,
  updated_at      timestamptz(3) NOT NULL
);
CREATE INDEX customer_note_customer ON customer_note (customer_email, created_at);
CREATE TRIGGER customer_note_tells_insert AFTER INSERT ON customer_note
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('customer');
CREATE TRIGGER customer_note_tells_update AFTER UPDATE ON customer_note
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('customer');
CREATE TRIGGER customer_note_tells_delete AFTER DELETE ON customer_note
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('customer');
