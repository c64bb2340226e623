-- What a booking and its payments have to do with each other: the fee for not coming, statements of the bank, reports.

-- Every fee for not coming that was ever charged (BANK-06). One that is taken back stays.
CREATE TABLE no_show_fee (
  id             uuid PRIMARY KEY,
  booking_id     uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  -- As agreed, and the price it was computed from.
  percent        integer NOT NULL CHECK (percent BETWEEN 1 AND 100),
  price_cents    integer NOT NULL,
  amount_cents   integer NOT NULL CHECK (amount_cents > 0 AND amount_cents <= price_cents),
  -- Ids of administrators.
  charged_by     text NOT NULL,
  charged_at     timestamptz(3) NOT NULL,
  taken_back_by  text,
  taken_back_at  timestamptz(3),
  CHECK ((taken_back_by IS NULL) = (taken_back_at IS NULL))
);
CREATE UNIQUE INDEX no_show_fee_once ON no_show_fee (booking_id) WHERE taken_back_at IS NULL;
CREATE INDEX no_show_fee_booking ON no_show_fee (booking_id);

CREATE FUNCTION keep_no_show_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Only together with its booking.
    IF NOT EXISTS (SELECT FROM booking WHERE id = OLD.booking_id) THEN RETURN OLD; END IF;
  ELSIF OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL
    AND to_jsonb(NEW) - '{taken_back_by,taken_back_at}'::text[] = to_jsonb(OLD) - '{taken_back_by,taken_back_at}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a fee is only taken back' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER no_show_fee_stays BEFORE UPDATE OR DELETE ON no_show_fee FOR EACH ROW EXECUTE FUNCTION keep_no_show_fee();
CREATE TRIGGER no_show_fee_never_emptied BEFORE TRUNCATE ON no_show_fee
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- Owed by whoever agreed to it and is marked as missed, for a session that took place. A final invoice charges what was
-- owed when it was issued: while it is in force, no fee is charged or taken back. Whoever issues it has locked the booking.
CREATE FUNCTION count_no_show_fee() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked booking;
BEGIN
  SELECT * INTO booked FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF TG_OP = 'INSERT' AND (
    booked.no_show_fee_percent IS DISTINCT FROM NEW.percent OR booked.service_price_cents <> NEW.price_cents
    OR booked.status NOT IN ('CONFIRMED', 'COMPLETED') OR booked.starts_at > NEW.charged_at
    OR NOT EXISTS (SELECT FROM session_mark WHERE booking_id = NEW.booking_id AND missed_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'this booking owes no fee' USING ERRCODE = 'check_violation', CONSTRAINT = 'no_show_fee_owed';
  END IF;
  IF EXISTS (SELECT FROM invoice WHERE booking_id = NEW.booking_id AND kind = 'final'
               AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = invoice.id)) THEN
    RAISE EXCEPTION 'a final invoice is in force'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'no_show_fee_before_invoice';
  END IF;
  UPDATE booking SET no_show_fee_cents = CASE WHEN NEW.taken_back_at IS NULL THEN NEW.amount_cents END,
    updated_at = coalesce(NEW.taken_back_at, NEW.charged_at)
  WHERE id = NEW.booking_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER no_show_fee_counts AFTER INSERT OR UPDATE ON no_show_fee FOR EACH ROW EXECUTE FUNCTION count_no_show_fee();

-- A fee in force stands for a session as it was booked and missed: that stays until the fee is taken back. A deletion
-- raises a foreign key violation, which is reported as a conflict.
CREATE FUNCTION keep_booking_with_no_show_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'a fee is charged for the booking'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'booking_without_money';
  END IF;
  RAISE EXCEPTION 'a fee is charged for the booking'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_with_no_show_fee';
END
$$;
CREATE TRIGGER booking_without_no_show_fee BEFORE DELETE ON booking FOR EACH ROW
  WHEN (OLD.no_show_fee_cents IS NOT NULL) EXECUTE FUNCTION keep_booking_with_no_show_fee();
CREATE TRIGGER booking_stays_with_no_show_fee BEFORE UPDATE ON booking FOR EACH ROW
  WHEN (OLD.no_show_fee_cents IS NOT NULL AND NEW.no_show_fee_cents IS NOT NULL AND (
    NEW.status NOT IN ('CONFIRMED', 'COMPLETED')
    OR (OLD.starts_at, OLD.service_id, OLD.service_price_cents, OLD.no_show_fee_percent)
       IS DISTINCT FROM (NEW.starts_at, NEW.service_id, NEW.service_price_cents, NEW.no_show_fee_percent)))
  EXECUTE FUNCTION keep_booking_with_no_show_fee();

CREATE FUNCTION keep_mark_with_no_show_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking WHERE id = OLD.booking_id AND no_show_fee_cents IS NOT NULL) THEN
    RAISE EXCEPTION 'a fee is charged for the booking'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_with_no_show_fee';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER session_mark_with_no_show_fee BEFORE UPDATE ON session_mark FOR EACH ROW
  WHEN (OLD.missed_at IS NOT NULL AND NEW.missed_at IS NULL) EXECUTE FUNCTION keep_mark_with_no_show_fee();

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
CREATE TRIGGER bank_line_tells_insert AFTER INSERT ON bank_line
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('booking');
CREATE TRIGGER bank_line_tells_update AFTER UPDATE ON bank_line
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('booking');

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

-- The money of bookings for reports, in cents: prepaid, refunded (as far as the provider has accepted it) and still
-- open. The same rule as standingOf (payments) and moneyOf (booking); a test compares the three. Contains only bookings
-- with a payment.
CREATE VIEW booking_money AS
  SELECT booking.id AS booking_id, booking.starts_at,
         coalesce(sum(paid.amount_cents) FILTER (WHERE paid.status = 'paid'), 0)::bigint AS paid_cents,
         coalesce(sum(least(paid.amount_cents, greatest(paid.accepted, paid.charged)))
                  FILTER (WHERE paid.status = 'paid'), 0)::bigint AS refunded_cents,
         CASE WHEN booking.status = 'PAYMENT_PENDING' AND NOT bool_or(paid.status = 'paid') THEN
           coalesce((array_agg(paid.amount_cents ORDER BY
             paid.status = 'processing' DESC, paid.status = 'open' DESC,
             CASE WHEN paid.status = 'processing' THEN paid.created_at END,
             paid.created_at DESC, paid.id DESC
           ) FILTER (WHERE paid.status <> 'asking'))[1], 0)
         ELSE 0 END::bigint AS open_cents,
         bool_or(paid.status = 'paid' AND paid.refund_needed
                 AND greatest(paid.accepted + paid.requested, paid.charged) < paid.amount_cents) AS refund_needed,
         bool_or(paid.contested > 0) AS is_contested
  FROM booking
  JOIN payment_fact AS paid ON paid.booking_id = booking.id
  GROUP BY booking.id;
