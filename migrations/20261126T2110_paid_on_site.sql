-- More than one payment at the studio for a booking: a deposit and the rest, partly in cash and partly by card. Instead
-- of one payment per booking, their sum is limited: together they never exceed the price.
DROP INDEX cash_payment_one;

CREATE FUNCTION cash_within_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  price integer;
BEGIN
  -- Payments of one booking wait for each other: each sees the earlier ones.
  SELECT service_price_cents INTO price FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF price < (SELECT sum(amount_cents) FROM cash_payment WHERE booking_id = NEW.booking_id AND taken_back_at IS NULL) THEN
    RAISE EXCEPTION 'more was paid at the studio than the price of the booking'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_payment_within_price';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_payment_within_price AFTER INSERT ON cash_payment
  FOR EACH ROW EXECUTE FUNCTION cash_within_price();
