-- Customers who were erased (G05, G11).

-- When the customer of a booking was erased; time, service and money stay.
ALTER TABLE booking ADD COLUMN erased_at timestamptz(3);

-- Erased customers, so that restoring an older backup erases them again. The address itself is not kept.
CREATE TABLE erasure (
  id         uuid PRIMARY KEY,
  -- SHA-256 of the address; see subject.ts.
  subject    bytea NOT NULL CHECK (octet_length(subject) = 32),
  erased_at  timestamptz(3) NOT NULL,
  -- Id of an administrator.
  erased_by  text NOT NULL
);
CREATE INDEX erasure_newest ON erasure (erased_at);

-- The only allowed update of an audit entry: if the customer of its booking was erased, details may be removed, never
-- added or changed.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details' AND OLD.details @> NEW.details
     AND EXISTS (SELECT FROM booking WHERE id = OLD.booking_id AND erased_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit entries are never changed' USING ERRCODE = 'restrict_violation';
END
$$;

-- Entries are deleted after their retention period, which is at least a year.
CREATE FUNCTION refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '12 months' THEN
    RAISE EXCEPTION 'audit entries are kept for a year at least' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER audit_entry_kept BEFORE DELETE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion();
CREATE INDEX audit_entry_at ON audit_entry (at) WHERE booking_id IS NOT NULL;
