-- Whether the customer left it to the studio who takes the session. The index finds when a photographer last got such a
-- session; bookings of a named photographer are not in it.
ALTER TABLE booking ADD COLUMN any_photographer boolean NOT NULL DEFAULT false;
CREATE INDEX booking_assigned_last ON booking (photographer_id, created_at) WHERE any_photographer;
