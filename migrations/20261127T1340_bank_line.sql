-- A line of a bank statement that concerns a booking, so that it never counts twice. What makes it the same in every file
-- is kept as a hash. Who has sent it and what was written is there only while somebody has to decide.
CREATE TABLE bank_line (
  id            uuid PRIMARY KEY,
  content       text NOT NULL CHECK (content ~ '^[0-9a-f]{64}$'),
  -- The number among lines with the same content: two equal transfers are two.
  nth           integer NOT NULL CHECK (nth > 0),
  -- The bank's own reference, as a hash; '': the file had none.
  reference     text NOT NULL,
  state         text NOT NULL CHECK (state IN ('booked', 'open', 'dismissed')),
  payment_id    uuid REFERENCES cash_payment (id) ON DELETE SET NULL,
  read_at       timestamptz(3) NOT NULL,
  booked_on     date,
  amount_cents  integer CHECK (amount_cents > 0),
  payer         text,
  written       text,
  UNIQUE (content, nth),
  CHECK ((state = 'open') = (booked_on IS NOT NULL)),
  CHECK (num_nulls(booked_on, amount_cents, payer, written) IN (0, 4)),
  CHECK (state = 'booked' OR payment_id IS NULL)
);
CREATE UNIQUE INDEX bank_line_reference_once ON bank_line (content, reference) WHERE reference <> '';
-- A payment is one line.
CREATE UNIQUE INDEX bank_line_payment_once ON bank_line (payment_id);
CREATE INDEX bank_line_open ON bank_line (read_at) WHERE state = 'open';

-- The bookings that an open line may belong to.
CREATE TABLE bank_line_candidate (
  line_id     uuid NOT NULL REFERENCES bank_line (id) ON DELETE CASCADE,
  booking_id  uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  PRIMARY KEY (line_id, booking_id)
);
CREATE INDEX bank_line_candidate_booking ON bank_line_candidate (booking_id);

-- A line that may belong to no booking any more, because the last one was deleted, is forgotten.
CREATE FUNCTION forget_bank_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bank_line SET state = 'dismissed', booked_on = NULL, amount_cents = NULL, payer = NULL, written = NULL
  WHERE id = OLD.line_id AND state = 'open'
    AND NOT EXISTS (SELECT FROM bank_line_candidate WHERE line_id = OLD.line_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER bank_line_candidate_ends AFTER DELETE ON bank_line_candidate FOR EACH ROW
  EXECUTE FUNCTION forget_bank_line();

-- With the data of a customer, the lines that may be theirs are erased, whatever erases it.
CREATE FUNCTION forget_bank_lines_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bank_line_candidate WHERE line_id IN (SELECT line_id FROM bank_line_candidate WHERE booking_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_forgets_bank_lines AFTER UPDATE OF erased_at ON booking FOR EACH ROW
  WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION forget_bank_lines_of_erased();

CREATE TRIGGER bank_line_tells_insert AFTER INSERT ON bank_line
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('booking');
CREATE TRIGGER bank_line_tells_update AFTER UPDATE ON bank_line
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('booking');
