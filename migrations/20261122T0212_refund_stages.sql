-- The refund rule that applied when the session was booked (SRV-33): later changes of the rule do not affect what the
-- customer was shown. NULL: there was none.
ALTER TABLE booking ADD COLUMN refund_stages jsonb CHECK (jsonb_typeof(refund_stages) = 'array');
