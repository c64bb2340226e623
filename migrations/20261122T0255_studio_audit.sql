-- Entries about the studio itself, not about a booking: few among many, queried by action.
CREATE INDEX audit_entry_studio ON audit_entry (action) WHERE booking_id IS NULL;
