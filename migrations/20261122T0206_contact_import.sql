-- A file of contacts that was imported, so that it can be taken back (its rows come one by one).
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

-- Held here and not in the program, so that no way of changing a contact can forget it.
CREATE FUNCTION contact_is_touched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_untouched := false;
  RETURN NEW;
END $$;
CREATE TRIGGER contact_is_touched BEFORE UPDATE ON contact
  FOR EACH ROW EXECUTE FUNCTION contact_is_touched();

-- A note is work too. It changes the contact's row, so that taking an import back at this moment waits and sees it.
CREATE FUNCTION contact_note_touches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contact SET is_untouched = false WHERE id = NEW.contact_id;
  RETURN NULL;
END $$;
CREATE TRIGGER contact_note_touches AFTER INSERT ON contact_note
  FOR EACH ROW EXECUTE FUNCTION contact_note_touches();
