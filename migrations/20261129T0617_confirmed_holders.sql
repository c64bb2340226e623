-- What nobody has confirmed holds nothing beyond its deadline: places until a birth follow the rule of bookings.
CREATE INDEX booking_unconfirmed ON booking (confirm_by)
  WHERE confirm_by IS NOT NULL AND (status = 'PENDING' OR awaits_birth);
DROP INDEX booking_to_confirm;

-- A place of an unconfirmed address ends at its deadline. Until then it stays where it is: it gets no number from the
-- waiting list and no date of birth, and so no hour, whichever version of the program writes. A confirmation is never
-- taken back, so a look before the change is enough.
CREATE FUNCTION refuse_unconfirmed_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking WHERE id = NEW.booking_id AND confirm_by IS NOT NULL) THEN
    RAISE EXCEPTION 'the address of place % is not confirmed', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'birth_place_confirmed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER birth_place_confirmed BEFORE UPDATE OF week, place, born_on ON birth_place
  FOR EACH ROW WHEN ((OLD.week, OLD.place, OLD.born_on) IS DISTINCT FROM (NEW.week, NEW.place, NEW.born_on))
  EXECUTE FUNCTION refuse_unconfirmed_place();

-- Until when the person of a waiting entry must confirm the address; null: nothing must be confirmed, or it was. Nothing
-- is held for an entry before, and it is deleted at the deadline.
ALTER TABLE waiting_entry ADD COLUMN confirm_by timestamptz(3);
CREATE INDEX waiting_entry_unconfirmed ON waiting_entry (confirm_by) WHERE confirm_by IS NOT NULL;

CREATE FUNCTION refuse_unconfirmed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM waiting_entry WHERE id = NEW.waiting_entry_id AND confirm_by IS NOT NULL) THEN
    RAISE EXCEPTION 'the address of waiting entry % is not confirmed', NEW.waiting_entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_offer_confirmed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER waiting_offer_confirmed BEFORE INSERT ON waiting_offer
  FOR EACH ROW EXECUTE FUNCTION refuse_unconfirmed_entry();
