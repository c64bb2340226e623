-- What the studio says of itself: settings, legal texts, uploaded files.

-- One row per group of settings (company, page_design, calendar, payments, email); the feature that owns it defines the
-- structure of `value`.
CREATE TABLE setting (
  name        text PRIMARY KEY,
  value       jsonb NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TRIGGER setting_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- Where mails to the studio go; no row before the company settings were saved.
CREATE VIEW studio_address AS
  SELECT value ->> 'company_email' AS email, value ->> 'company_name' AS name FROM setting WHERE name = 'company';

-- Every published or agreed version of the legal pages and of the wording of the express request (LAW-03), by the hash of
-- its content: the version of a booking can be read for as long as the studio exists (SRV-26).
CREATE TABLE legal_version (
  kind           text NOT NULL CHECK (kind IN ('imprint', 'privacy', 'terms', 'accessibility', 'express_request')),
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
CREATE TRIGGER legal_version_never_emptied BEFORE TRUNCATE ON legal_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- Files the studio has uploaded, re-encoded; in the database, so that any process serves them and a backup contains
-- them. The name is a hash of the content: a file never changes.
CREATE TABLE upload (
  name          text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}\.(jpg|png)$'),
  content_type  text NOT NULL,
  bytes         bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 10000000),
  created_at    timestamptz(3) NOT NULL DEFAULT now()
);
