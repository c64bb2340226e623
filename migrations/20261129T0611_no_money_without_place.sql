-- Families that wait for a place until a birth have none yet, and nobody asks them for money before they have one.
CREATE VIEW awaited_place AS SELECT booking_id FROM birth_place WHERE place IS NULL;

-- Whichever version of the program writes. A place that was given is never taken back into the waiting list, so a look
-- before the insertion is enough.
CREATE FUNCTION refuse_payment_without_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM birth_place WHERE booking_id = NEW.booking_id AND place IS NULL) THEN
    RAISE EXCEPTION 'the family of booking % waits for a place', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_has_place';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_has_place BEFORE INSERT ON payment
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION refuse_payment_without_place();
