-- Every published or agreed version of imprint, privacy and terms, by the hash of its content: the version of a booking
-- can be read for as long as the studio exists (SRV-26).
CREATE TABLE legal_version (
  kind           text NOT NULL CHECK (kind IN ('imprint', 'privacy', 'terms')),
  version        text NOT NULL,
  de             text NOT NULL,
  ru             text NOT NULL,
  first_used_at  timestamptz(3) NOT NULL,
  PRIMARY KEY (kind, version)
);

CREATE FUNCTION refuse_change_of_legal_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what customers have agreed to is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER legal_version_append_only BEFORE UPDATE OR DELETE ON legal_version
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_legal_version();

ALTER TABLE booking ADD COLUMN terms_version text;
