-- The list of past imports shows the result of an undone one.
ALTER TABLE contact_import ADD COLUMN removed integer;
