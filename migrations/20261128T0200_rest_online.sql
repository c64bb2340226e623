-- What a checkout session is for: the prepayment, or what is left of the price after it (BANK-03).
ALTER TABLE payment
  ADD COLUMN purpose text NOT NULL DEFAULT 'prepayment' CHECK (purpose IN ('prepayment', 'rest'));

-- A rest is exactly what is left of the price. Whatever changes the price, an open session for it must not be paid any
-- more; a new one asks for the new amount.
CREATE FUNCTION end_rest_of_other_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment SET status = CASE status WHEN 'asking' THEN 'expired' ELSE 'closing' END, updated_at = NEW.updated_at
  WHERE booking_id = NEW.id AND purpose = 'rest' AND status IN ('asking', 'open');
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_price_ends_rest AFTER UPDATE OF service_price_cents ON booking FOR EACH ROW
  WHEN (OLD.service_price_cents <> NEW.service_price_cents) EXECUTE FUNCTION end_rest_of_other_price();
