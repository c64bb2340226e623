-- A mail with a voucher, to whoever its buyer names (VOU-07). Neither the code nor the PDF is stored: both are made when
-- the mail is sent.
ALTER TABLE message ADD COLUMN voucher_id uuid REFERENCES voucher (id) ON DELETE CASCADE;
CREATE INDEX message_voucher ON message (voucher_id, created_at DESC) WHERE voucher_id IS NOT NULL;

-- When a message that is planned for later becomes due, and from when on it is late. Null: when it was written.
ALTER TABLE message ADD COLUMN send_at timestamptz(3);
