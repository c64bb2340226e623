-- The fee of a customer who does not come (BANK-06).
ALTER TABLE booking
  -- Which part of the price its customer agreed to owe then; null: nothing was agreed.
  ADD COLUMN no_show_fee_percent integer CHECK (no_show_fee_percent BETWEEN 1 AND 100),
  -- The fee in force, which is owed instead of the price. Only the trigger `no_show_fee_counts` sets it.
  ADD COLUMN no_show_fee_cents integer CHECK (no_show_fee_cents > 0);

-- What a customer owes for a booking, wherever SQL needs it.
CREATE FUNCTION booking_owed_cents(price integer, fee integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(fee, price);

-- Every fee that was ever charged. One that is taken back stays.
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

-- A fee in force stands for a session as it was booked and missed: whichever version of the program writes, that stays
-- until the fee is taken back.
CREATE FUNCTION keep_booking_with_no_show_fee() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- A foreign key violation, which older versions report as a conflict.
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

-- Payments at the studio are limited by what is owed.
CREATE OR REPLACE FUNCTION cash_within_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed integer;
BEGIN
  -- Payments of one booking wait for each other: each sees the earlier ones.
  SELECT booking_owed_cents(service_price_cents, no_show_fee_cents) INTO owed
  FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF owed < (SELECT sum(amount_cents) FROM cash_payment WHERE booking_id = NEW.booking_id AND taken_back_at IS NULL) THEN
    RAISE EXCEPTION 'more was paid at the studio than the price of the booking'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_payment_within_price';
  END IF;
  RETURN NULL;
END
$$;

-- An open session for the rest ends with every change of what is owed.
DROP TRIGGER booking_price_ends_rest ON booking;
CREATE TRIGGER booking_price_ends_rest AFTER UPDATE OF service_price_cents, no_show_fee_cents ON booking FOR EACH ROW
  WHEN (booking_owed_cents(OLD.service_price_cents, OLD.no_show_fee_cents)
        <> booking_owed_cents(NEW.service_price_cents, NEW.no_show_fee_cents))
  EXECUTE FUNCTION end_rest_of_other_price();

-- While a fee is in force, it is the revenue of its booking, whatever was recorded.
CREATE OR REPLACE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         CASE WHEN no_show_fee_cents IS NULL THEN actual_revenue_cents END AS actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0
              WHEN no_show_fee_cents IS NULL AND actual_revenue_cents IS NOT NULL THEN actual_revenue_cents
              ELSE booking_owed_cents(service_price_cents, no_show_fee_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND (confirm_by IS NOT NULL OR awaits_birth IS NOT NULL) AS never_counted,
         language,
         booking_owed_cents(service_price_cents, no_show_fee_cents) AS owed_cents,
         no_show_fee_cents IS NOT NULL AS charges_no_show_fee
  FROM booking;
