-- Business customers get e-invoices: whether the recipient is one, and the address that stands in them as the electronic
-- address of the buyer; null: that of the booking.
ALTER TABLE invoice_recipient
  ADD COLUMN is_business boolean NOT NULL DEFAULT false,
  ADD COLUMN email text CHECK (email <> '');
