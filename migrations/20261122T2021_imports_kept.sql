-- The list of past imports says what became of one that was undone.
ALTER TABLE contact_import ADD COLUMN removed integer;
