-- The waiting list is read with thousands of entries: their mailboxes are computed once, when they are written.
ALTER TABLE waiting_entry ADD COLUMN mailbox text GENERATED ALWAYS AS (canonical_email(customer_email)) STORED;
CREATE INDEX waiting_entry_mailbox ON waiting_entry (mailbox) WHERE outcome IS NULL;
