-- People who are interested and have not booked yet, and files of them that are read.

-- An imported file of contacts, so that the import can be undone; its rows are inserted one by one.
CREATE TABLE contact_import (
  id          uuid PRIMARY KEY,
  file_name   text NOT NULL CHECK (file_name <> ''),
  -- The administrator's name at that time.
  created_by  text NOT NULL,
  created_at  timestamptz(3) NOT NULL,
  undone_at   timestamptz(3),
  -- How many of its contacts were deleted when it was undone.
  removed     integer
);

CREATE TABLE contact (
  id                          uuid PRIMARY KEY,
  name                        text NOT NULL CHECK (name <> ''),
  email                       text NOT NULL CHECK (email <> ''),
  phone                       text,
  company                     text,
  source                      text NOT NULL CHECK (source <> ''),
  phase                       text NOT NULL CHECK (phase IN ('new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt')),
  notes                       text,
  priority                    text NOT NULL CHECK (priority IN ('low', 'medium', 'high')),
  tags                        text[] NOT NULL DEFAULT '{}',
  preferred_dates             text[] NOT NULL DEFAULT '{}',
  -- The row of the file it was imported from, or the answers of a form.
  raw_data                    jsonb CHECK (jsonb_typeof(raw_data) = 'object'),
  -- Unique, and in the order of the commits: a query for contacts after an instant misses none (SRV-56).
  created_at                  timestamptz(3) NOT NULL UNIQUE,
  phase_entered_at            timestamptz(3) NOT NULL,
  -- Where it was before termin_geplant, for a booking dialog that is closed without a booking (SRV-57).
  left_phase                  text,
  left_phase_entered_at       timestamptz(3),
  converted_at                timestamptz(3),
  -- A contact stays converted when its booking is deleted, but its reference is removed (SRV-25, SRV-58).
  converted_to_booking_id     uuid
    CONSTRAINT contact_converted_booking_exists REFERENCES booking (id) ON DELETE SET NULL,
  conversion_type             text CHECK (conversion_type IN ('same_service', 'different_service')),
  original_service_requested  text,
  import_id                   uuid REFERENCES contact_import (id),
  -- Whether it was not edited since the import: only such contacts are deleted when the import is undone.
  is_untouched                boolean NOT NULL DEFAULT true,
  -- jsonb sorts keys; the text keeps the order in which the columns of a file and the questions of a form were sent. Some
  -- contacts have raw_data only: their order is not known.
  raw_data_as_sent            text,
  CONSTRAINT contact_left_phase_is_whole CHECK ((left_phase IS NULL) = (left_phase_entered_at IS NULL)),
  CONSTRAINT contact_conversion_is_whole CHECK (
    (converted_at IS NULL) = (conversion_type IS NULL)
    AND (converted_at IS NOT NULL OR (converted_to_booking_id IS NULL AND original_service_requested IS NULL))
  ),
  CONSTRAINT contact_raw_data_is_one CHECK (raw_data_as_sent IS NULL OR raw_data_as_sent::jsonb = raw_data)
);
CREATE INDEX contact_converted_booking ON contact (converted_to_booking_id);
CREATE INDEX contact_of_import ON contact (import_id) WHERE import_id IS NOT NULL;
CREATE TRIGGER contact_tells_insert AFTER INSERT ON contact
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('contact');
CREATE TRIGGER contact_tells_update AFTER UPDATE ON contact
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('contact');
CREATE TRIGGER contact_tells_delete AFTER DELETE ON contact
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('contact');

-- Set by a trigger, so that it applies to every change of a contact.
CREATE FUNCTION contact_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_untouched := false;
  RETURN NEW;
END $$;
CREATE TRIGGER contact_is_touched BEFORE UPDATE ON contact
  FOR EACH ROW EXECUTE FUNCTION contact_is_touched();

CREATE TABLE contact_note (
  id          uuid PRIMARY KEY,
  contact_id  uuid NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
  note        text NOT NULL CHECK (note <> ''),
  note_type   text NOT NULL CHECK (note_type IN ('general', 'preference', 'feedback', 'issue', 'reminder')),
  -- The administrator's name at that time.
  created_by  text NOT NULL,
  created_at  timestamptz(3) NOT NULL
);
CREATE INDEX contact_note_contact ON contact_note (contact_id, created_at);

-- A note counts as an edit, too. It updates the contact's row, so that undoing the import waits for it and finds it.
CREATE FUNCTION contact_note_touches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contact SET is_untouched = false WHERE id = NEW.contact_id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_note_touches AFTER INSERT ON contact_note
  FOR EACH ROW EXECUTE FUNCTION contact_note_touches();

-- Whom a message is about.
CREATE VIEW contact_fact AS
  SELECT id, name, email, phone FROM contact;
