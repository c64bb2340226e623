-- The UID of a session in calendar files, so that they do not contain the ID of the booking. Earlier bookings, and those
-- that a process of the previous version still creates, keep their ID as UID: calendars would miss their updates.
ALTER TABLE booking ADD COLUMN calendar_uid text UNIQUE CHECK (calendar_uid ~ '^[0-9a-f]{32}$');

-- The network that a booking was made from, as a keyed hash that differs from booking to booking. For a while it may start
-- the prepayment without the customer's token; afterwards the row goes.
CREATE TABLE booking_origin (
  booking_id   uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  network_hash bytea NOT NULL CHECK (octet_length(network_hash) = 32),
  made_at      timestamptz(3) NOT NULL
);
CREATE INDEX booking_origin_by_age ON booking_origin (made_at);
