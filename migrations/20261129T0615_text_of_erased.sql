-- The customer of a booking was erased: nothing that is typed for its documents may be stored any more, whoever writes and
-- at whatever moment. The lock of the booking makes a write wait for an erasure that runs, and the other way round.
CREATE FUNCTION refuse_recipient_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking WHERE id = NEW.booking_id AND erased_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the customer of this booking was erased' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_recipient_of_known BEFORE INSERT OR UPDATE ON invoice_recipient
  FOR EACH ROW EXECUTE FUNCTION refuse_recipient_of_erased();

-- What an erasure has removed from a booking does not come back.
CREATE FUNCTION refuse_person_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the customer of this booking was erased' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER booking_stays_erased BEFORE UPDATE ON booking FOR EACH ROW
  WHEN (OLD.erased_at IS NOT NULL AND (
    NEW.erased_at IS NULL OR NEW.customer_name <> OLD.customer_name OR NEW.customer_email <> OLD.customer_email
    OR NEW.customer_phone <> OLD.customer_phone))
  EXECUTE FUNCTION refuse_person_of_erased();
