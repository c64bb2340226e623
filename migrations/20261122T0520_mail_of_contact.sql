-- A mail may be about a contact instead of a booking: a visitor's message from the contact page, sent to the studio. It
-- is deleted with the contact. Older versions ignore mails without a booking.
ALTER TABLE mail ADD COLUMN contact_id uuid REFERENCES contact (id) ON DELETE CASCADE;
CREATE INDEX mail_contact ON mail (contact_id) WHERE contact_id IS NOT NULL;
