-- What every feature uses: extensions, normal forms of what people type, the audit log, and the functions of triggers
-- that many tables share. The files of this folder are read from top to bottom: each refers only to files before it,
-- except inside of functions, whose tables are looked up when they run.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS intarray;

-- One mailbox has many spellings: capitals, a tag after "+", and at Gmail dots and a second domain. Limits per person
-- count mailboxes. The only definition of a mailbox; never change it, indexes use it. In PL/pgSQL, as the next one: a
-- function in SQL with a FROM clause is planned again by every statement that writes a row of an index made with it.
CREATE FUNCTION canonical_email(address text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  spelled text := lower(btrim(address));
  -- 0 if there is no @: then all of it counts as mailbox and as host.
  after_host integer := strpos(reverse(spelled), '@');
  mailbox text := CASE after_host WHEN 0 THEN spelled ELSE left(spelled, -after_host) END;
  host text := CASE after_host WHEN 0 THEN spelled ELSE right(spelled, after_host - 1) END;
  tag integer := strpos(substr(mailbox, 2), '+');
BEGIN
  IF tag > 0 THEN
    mailbox := left(mailbox, tag);
  END IF;
  IF host IN ('gmail.com', 'googlemail.com') THEN
    RETURN replace(mailbox, '.', '') || '@gmail.com';
  END IF;
  RETURN mailbox || '@' || host;
END
$$;

-- What counts as one person by telephone is the number as it is dialled from everywhere, for every country.
-- src/shared/kernel/contact/dialled-number.ts is the same rule, and a test compares both. NULL: that is no number.
CREATE FUNCTION canonical_phone(phone text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  part text;
  number text;
  digits text;
  code text;
  whole text;
BEGIN
  -- Rounded by a spreadsheet.
  IF phone ~* '[0-9]\s?e\s?[+-]?[0-9]' THEN
    RETURN NULL;
  END IF;
  FOREACH part IN ARRAY string_to_array(
    regexp_replace(
      replace(regexp_replace(translate(phone, U&'\00A0\202F\2007', '   '),
                             '(([0-9][\s().–-]*){6})/(?=\s*[+0–-])', '\1|', 'g'), '+', '|+'),
      '[^0-9\s+()./–-]+|[\r\n]+', '|', 'g'), '|')
  LOOP
    digits := regexp_replace(part, '[^0-9]', '', 'g');
    IF length(digits) >= 6 THEN
      number := part;
      EXIT;
    END IF;
  END LOOP;
  IF number IS NULL OR length(digits) > 17 THEN
    RETURN NULL;
  END IF;
  IF number ~ '^[^0-9]*\+' OR digits ~ '^(490|00)' OR number ~ '[0-9]\s*\(0\)' THEN
    whole := regexp_replace(digits, '^00', '');
    code := coalesce(
      substring(whole FROM '^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])'), left(whole, 3));
    IF code <> ALL ('{39,225,226,227,229,241,242,378,379,992}') THEN
      -- What is dialled only inside of the country.
      whole := code || regexp_replace(
        substr(whole, length(code) + 1),
        CASE code WHEN '7' THEN '^8(?=[0-9]{10}$)' WHEN '36' THEN '^06' WHEN '370' THEN '^8(?=[0-9]{8}$)'
                  WHEN '375' THEN '^80?(?=[0-9]{9}$)' ELSE '^0+' END, '');
    END IF;
  ELSE
    whole := regexp_replace(digits, '^0', '49');
  END IF;
  RETURN CASE WHEN length(whole) BETWEEN 6 AND 15 THEN whole END;
END
$$;

-- Searches ignore accents: "muller" finds Müller, "алена" Алёна. The rule is `searchForm` of the program.
CREATE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
    translate(regexp_replace(normalize(lower(words COLLATE "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
              'łøđðħŧıς', 'loddhtiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- The data that bookings are decided by (settings, services and who offers them, photographers, resources, hours) rarely
-- changes between two bookings. The edition changes with any of it, by a trigger `…_renews_edition` of each such table. A
-- process decides from cached data, and the statement that writes the booking succeeds only if the edition is still that
-- of the cache. Random, so that no edition occurs twice, whatever is restored.
CREATE TABLE studio_edition (
  is_the_only_row  boolean PRIMARY KEY DEFAULT true CHECK (is_the_only_row),
  edition          uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO studio_edition DEFAULT VALUES;

CREATE FUNCTION renew_studio_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE studio_edition SET edition = gen_random_uuid();
  RETURN NULL;
END
$$;

-- Triggers for rows see no TRUNCATE. What a row trigger keeps from being deleted is not truncated either, while there is
-- something in it: truncating another table with CASCADE reaches empty tables, too. The trigger of a table is called
-- `…_never_emptied`.
CREATE FUNCTION refuse_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has_rows boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I)', TG_TABLE_SCHEMA, TG_TABLE_NAME) INTO has_rows;
  -- An older snapshot may not see all rows.
  IF has_rows OR current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the rows of % are kept', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;

-- Notifies listening processes of what has changed: "<kind> <transaction>" on the channel `studio_change`, sent when the
-- transaction commits. A kind is the area of an audit action or the name given to a trigger `…_tells_…`; nothing else of a
-- row is sent. Statements that change no row send nothing, and equal notifications of one transaction are sent once. Such
-- triggers are on tables that are not in the audit, or change without an entry; each is for one kind of statement, because
-- a trigger with a table of changed rows cannot be for more.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM touched) THEN
    PERFORM pg_notify('studio_change', TG_ARGV[0] || ' ' || pg_current_xact_id()::text);
  END IF;
  RETURN NULL;
END $$;

-- Tells listening processes that a message was written. What it is about is told on `studio_change`, but not always by
-- the same transaction; what is due otherwise is told there.
CREATE FUNCTION tell_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('studio_work', '');
  RETURN NULL;
END $$;

-- Who changed what and when. Rows are only ever added.
CREATE TABLE audit_entry (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz(3) NOT NULL DEFAULT now(),
  actor       text NOT NULL,
  action      text NOT NULL,
  booking_id  uuid,
  details     jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entry_booking ON audit_entry (booking_id, id);
-- Entries about the studio itself, not about a booking: few among many, queried by action.
CREATE INDEX audit_entry_studio ON audit_entry (action) WHERE booking_id IS NULL;
CREATE INDEX audit_entry_at ON audit_entry (at) WHERE booking_id IS NOT NULL;

-- Allowed changes of an audit entry: it may lose free text, which may contain personal data, and any detail of a booking
-- whose customer was erased. It never gains or changes a detail.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details' AND OLD.details @> NEW.details
     AND (OLD.details - ARRAY['reason', 'last_error'] = NEW.details
          OR EXISTS (SELECT FROM booking WHERE id = OLD.booking_id AND erased_at IS NOT NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit entries are never changed' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

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
CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

CREATE FUNCTION tell_recorded_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('studio_change', area || ' ' || pg_current_xact_id()::text)
  FROM (SELECT DISTINCT split_part(action, '.', 1) AS area FROM touched) AS areas;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entry_tells_change AFTER INSERT ON audit_entry
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_recorded_change();

-- Which SECRET_KEY the database belongs to: a value derived from it, so that a start with another key can be refused. No
-- row: the next start decides.
CREATE TABLE secret_key_check (
  one          boolean PRIMARY KEY DEFAULT true CHECK (one),
  check_value  bytea NOT NULL CHECK (length(check_value) = 32)
);

-- Files whose sending has begun: a browser that repeats a broken request by itself is told so, by whichever process.
CREATE TABLE begun_upload (
  name uuid PRIMARY KEY,
  begun_at timestamptz NOT NULL
);
CREATE INDEX begun_upload_begun_at ON begun_upload (begun_at);
