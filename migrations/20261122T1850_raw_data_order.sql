-- jsonb sorts keys, so the columns of an imported file and the questions of a form lost their order. The text keeps the
-- order in which they were sent. raw_data stays: processes of the previous version read and write it while a deployment
-- rolls, and older contacts have nothing else.
ALTER TABLE contact
  ADD COLUMN raw_data_as_sent text,
  ADD CONSTRAINT contact_raw_data_is_one CHECK (raw_data_as_sent IS NULL OR raw_data_as_sent::jsonb = raw_data);
