-- Gives the new, empty schema the tables that a backup of the former schema contains. adopt.sql follows once its rows are
-- loaded.
ALTER TABLE booking ALTER COLUMN daily_limited DROP NOT NULL;
ALTER TABLE calendar_feed ADD COLUMN photographer_id uuid;
