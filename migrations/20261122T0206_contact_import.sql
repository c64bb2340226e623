-- An imported file of contacts, so that the import can be undone; its rows are inserted one by one.
CREATE TABLE contact_import (
  id          uuid PRIMARY KEY,
  file_name   text NOT NULL CHECK (file_name <> ''),
  -- The administrator's name at that time.
  created_by  text NOT NULL,
  created_at  timestamptz(3) NOT NULL,
  undone_at   timestamptz(3)
);

ALTER TABLE contact
  ADD COLUMN import_id uuid REFERENCES contact_import (id),
  -- Whether it was not edited since the import: only such contacts are deleted when the import is undone.
  ADD COLUMN is_untouched boolean NOT NULL DEFAULT true;
CREATE INDEX contact_of_import ON contact (import_id) WHERE import_id IS NOT NULL;

-- Set by a trigger, so that it applies to every change of a contact.
CREATE FUNCTION contact_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_untouched := false;
  RETURN NEW;
END $$;
CREATE TRIGGER contact_is_touched BEFORE UPDATE ON contact
  FOR EACH ROW EXECUTE FUNCTION contact_is_touched();

-- A note counts as an edit, too. It updates the contact's row, so that undoing the import waits for it and finds it.
CREATE FUNCTION contact_note_touches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contact SET is_untouched = false WHERE id = NEW.contact_id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_note_touches AFTER INSERT ON contact_note
  FOR EACH ROW EXECUTE FUNCTION contact_note_touches();
