-- The refund rule that applied when the session was booked (SRV-33): what the customer was shown is what is paid back,
-- whatever has become of the studio's rule since. NULL: there was none.
ALTER TABLE booking ADD COLUMN refund_stages jsonb CHECK (jsonb_typeof(refund_stages) = 'array');
