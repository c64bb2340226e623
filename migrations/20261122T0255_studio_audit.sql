-- What was done to the studio itself, not to a booking: few entries among many, asked for by name.
CREATE INDEX audit_entry_studio ON audit_entry (action) WHERE booking_id IS NULL;
