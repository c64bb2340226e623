-- The secret URL from which a phone reads the calendar of a photographer, a room or another resource. No row: no URL. Its
-- token is stored as a hash for lookups, and sealed with SECRET_KEY so that the studio can show the URL again.
CREATE TABLE calendar_feed (
  resource_id   uuid PRIMARY KEY REFERENCES resource (id) ON DELETE CASCADE,
  token_hash    bytea NOT NULL UNIQUE,
  sealed_token  text NOT NULL,
  created_at    timestamptz(3) NOT NULL,
  last_read_at  timestamptz(3)
);
