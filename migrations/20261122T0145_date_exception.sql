-- The hours of one date, which replace those of its weekday: closed on Christmas Eve, open on a Sunday in Advent. At
-- most one per date. Without opening and closing time the studio is closed that day; a break lies within the hours.
CREATE TABLE date_exception (
  id           uuid PRIMARY KEY,
  date         date NOT NULL,
  name         text NOT NULL CHECK (name <> ''),
  opens_at     time,
  closes_at    time,
  break_start  time,
  break_end    time,
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  updated_at   timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT date_exception_once_per_date UNIQUE (date),
  CHECK ((opens_at IS NULL) = (closes_at IS NULL)),
  CHECK ((break_start IS NULL) = (break_end IS NULL)),
  CHECK (break_start IS NULL OR opens_at IS NOT NULL),
  CHECK (opens_at < closes_at),
  CHECK (break_start < break_end AND break_start >= opens_at AND break_end <= closes_at)
);
