-- Volume days of a kindergarten, school or company: only whoever has a code books, one spot per code. The codes are
-- derived from a secret of the campaign, which is stored sealed (decision 0030). Null: everybody may book.
ALTER TABLE campaign ADD COLUMN code_secret_sealed text;

CREATE TABLE campaign_code (
  -- The code is derived from it.
  id               uuid PRIMARY KEY,
  campaign_id      uuid NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  -- Of its card.
  number           integer NOT NULL CHECK (number >= 1),
  -- The class or group of the child.
  group_name       text NOT NULL CHECK (group_name <> '' AND length(group_name) <= 100),
  created_at       timestamptz(3) NOT NULL,
  -- The live booking that was made with it, and which of its children it is, from 0 on.
  booking_id       uuid REFERENCES booking (id) ON DELETE SET NULL,
  position         integer CHECK (position BETWEEN 0 AND 3),
  photographed_at  timestamptz(3),
  UNIQUE (campaign_id, number)
);
CREATE UNIQUE INDEX campaign_code_child ON campaign_code (booking_id, position) WHERE booking_id IS NOT NULL;

-- Whoever cancels a booking, its codes can be used again.
CREATE FUNCTION free_campaign_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign_code SET booking_id = NULL, position = NULL, photographed_at = NULL WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_frees_campaign_codes AFTER UPDATE OF status ON booking
  FOR EACH ROW WHEN (NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED') EXECUTE FUNCTION free_campaign_codes();

-- A spot of such a campaign is sold with a code for each child, also by a version of the program that knows no codes.
-- Deferred, because the booking is written before its codes.
CREATE FUNCTION campaign_spot_needs_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM campaign_spot AS sold JOIN campaign ON campaign.id = sold.campaign_id
    WHERE sold.id = NEW.campaign_spot_id AND campaign.code_secret_sealed IS NOT NULL
      AND EXISTS (SELECT FROM occupied_time WHERE id = NEW.id AND held_until IS NULL)
      AND (SELECT count(*) FROM campaign_code WHERE booking_id = NEW.id AND campaign_id = campaign.id)
       <> (SELECT count(*) FROM campaign_spot AS spot
           WHERE spot.campaign_id = campaign.id AND tstzrange(spot.starts_at, spot.ends_at) && NEW.during)
  ) THEN
    RAISE EXCEPTION 'a spot of this campaign is booked with a code for each child'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'campaign_spot_needs_codes';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER campaign_spot_needs_codes AFTER UPDATE OF held_until ON occupied_time
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.held_until IS NOT NULL AND NEW.held_until IS NULL AND NEW.campaign_spot_id IS NOT NULL)
  EXECUTE FUNCTION campaign_spot_needs_codes();
