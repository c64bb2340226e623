-- Codes that reduce the price of a booking, by a percentage or by an amount. service_ids: null: any service.
CREATE TABLE discount_code (
  id               uuid PRIMARY KEY,
  code             text NOT NULL CONSTRAINT discount_code_text_check CHECK (code ~ '^[A-Z0-9-]{3,20}$'),
  percent          integer CHECK (percent BETWEEN 1 AND 100),
  amount_cents     integer CHECK (amount_cents BETWEEN 1 AND 100000000),
  valid_from       date,
  valid_until      date,
  max_uses         integer CHECK (max_uses BETWEEN 1 AND 1000000),
  once_per_person  boolean NOT NULL,
  service_ids      uuid[] CHECK (cardinality(service_ids) > 0),
  active           boolean NOT NULL,
  created_at       timestamptz(3) NOT NULL,
  CONSTRAINT discount_code_code_key UNIQUE (code),
  CONSTRAINT discount_code_value_check CHECK (num_nonnulls(percent, amount_cents) = 1),
  CONSTRAINT discount_code_period_check CHECK (valid_from <= valid_until)
);
ALTER TABLE booking_item
  ADD FOREIGN KEY (discount_code_id) REFERENCES discount_code (id);

-- One row for each booking that was ever made with a code. A cancelled booking does not count.
CREATE TABLE discount_use (
  booking_id        uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  discount_code_id  uuid NOT NULL REFERENCES discount_code (id)
);
CREATE INDEX discount_use_code ON discount_use (discount_code_id);

-- Counts the use of a code under its lock, so that bookings made at once keep its limits. The items of a booking that
-- has used the code already may be written again.
CREATE FUNCTION discount_is_used() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used discount_code;
BEGIN
  -- Not FOR UPDATE: bookings made at once have locked the code FOR KEY SHARE for the foreign key already.
  SELECT * INTO used FROM discount_code WHERE id = NEW.discount_code_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM discount_use WHERE booking_id = NEW.booking_id AND discount_code_id = used.id) THEN
    RETURN NULL;
  END IF;
  IF NOT used.active THEN
    RAISE EXCEPTION 'the discount code % is switched off', used.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'discount_is_active';
  END IF;
  IF (SELECT count(*) FROM discount_use AS earlier JOIN booking ON booking.id = earlier.booking_id
      WHERE earlier.discount_code_id = used.id AND booking.status <> 'CANCELLED') >= used.max_uses THEN
    RAISE EXCEPTION 'the discount code % is used up', used.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'discount_is_left';
  END IF;
  IF used.once_per_person AND EXISTS (
    SELECT FROM discount_use AS earlier JOIN booking ON booking.id = earlier.booking_id
      JOIN booking AS present ON present.id = NEW.booking_id
    WHERE earlier.discount_code_id = used.id AND booking.status <> 'CANCELLED'
      AND canonical_email(booking.customer_email) = canonical_email(present.customer_email)) THEN
    RAISE EXCEPTION 'the customer has used the discount code %', used.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'discount_once_per_person';
  END IF;
  INSERT INTO discount_use (booking_id, discount_code_id) VALUES (NEW.booking_id, used.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_item_uses_discount AFTER INSERT ON booking_item
  FOR EACH ROW WHEN (NEW.kind = 'discount') EXECUTE FUNCTION discount_is_used();
