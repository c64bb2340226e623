-- The secret URL from which a photographer's phone reads their calendar. No row: no URL. Its token is stored as a hash
-- for lookups, and sealed with SECRET_KEY so that the studio can show the URL again.
CREATE TABLE calendar_feed (
  photographer_id  uuid PRIMARY KEY REFERENCES photographer (id) ON DELETE CASCADE,
  token_hash       bytea NOT NULL UNIQUE,
  sealed_token     text NOT NULL,
  created_at       timestamptz(3) NOT NULL,
  last_read_at     timestamptz(3)
);

-- Counts the changes of a time off: calendars that contain it use the highest version.
ALTER TABLE time_off ADD COLUMN version integer NOT NULL DEFAULT 0;
