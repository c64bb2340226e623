-- The secret address at which a photographer's phone reads their calendar. No row: no address. The address is known by a
-- hash of its secret part; the sealed copy lets the studio show it once more and opens with SECRET_KEY alone.
CREATE TABLE calendar_feed (
  photographer_id  uuid PRIMARY KEY REFERENCES photographer (id) ON DELETE CASCADE,
  token_hash       bytea NOT NULL UNIQUE,
  sealed_token     text NOT NULL,
  created_at       timestamptz(3) NOT NULL,
  last_read_at     timestamptz(3)
);

-- Counts the changes of a time off: calendars that hold it take the higher one.
ALTER TABLE time_off ADD COLUMN version integer NOT NULL DEFAULT 0;
