-- A mail may tell of a contact instead of a booking: what a visitor wrote on the contact page goes to the studio. It is
-- gone when the contact is. Older versions leave mails without a booking alone.
ALTER TABLE mail ADD COLUMN contact_id uuid REFERENCES contact (id) ON DELETE CASCADE;
CREATE INDEX mail_contact ON mail (contact_id) WHERE contact_id IS NOT NULL;
