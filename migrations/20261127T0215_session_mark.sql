-- What happened at the studio on the day of a session (docs/rules/today.md). A table of its own, so that a mark neither
-- changes the booking nor tells other programs that it changed.
CREATE TABLE session_mark (
  booking_id uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  arrived_at timestamptz(3),
  missed_at  timestamptz(3),
  note       text CHECK (note <> '' AND length(note) <= 2000),
  version    integer NOT NULL DEFAULT 1,
  CONSTRAINT session_mark_arrived_or_missed CHECK (arrived_at IS NULL OR missed_at IS NULL)
);
