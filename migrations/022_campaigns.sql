-- Days of short sessions, sold spot by spot, and days for groups with access codes.

-- A day of short sessions that are sold one by one on a page of their own: date, hours, length, break, price. Each spot
-- holds its time from the moment the campaign is made, so nothing else can be booked there, and becomes the booking of
-- whoever takes it (decision 0027).
CREATE TABLE campaign (
  id                   uuid PRIMARY KEY,
  -- The last part of the address of its page.
  slug                 text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) BETWEEN 2 AND 60),
  -- The service whose terms apply: prepayment, refunds.
  service_id           uuid NOT NULL REFERENCES service (id),
  photographer_id      uuid NOT NULL REFERENCES photographer (id),
  -- The lanes that each spot claims besides that of the photographer.
  lanes                integer[] NOT NULL DEFAULT '{}',
  name_de              text NOT NULL CHECK (name_de <> ''),
  name_ru              text CHECK (name_ru <> ''),
  text_de              text,
  text_ru              text,
  -- The Berlin date.
  day                  date NOT NULL,
  session_min          integer NOT NULL CHECK (session_min BETWEEN 5 AND 480),
  break_min            integer NOT NULL CHECK (break_min BETWEEN 0 AND 240),
  price_cents          integer NOT NULL CHECK (price_cents BETWEEN 0 AND 100000000),
  -- From when on spots are sold to everybody.
  opens_at             timestamptz(3) NOT NULL,
  -- Whether a mailbox may have one spot of a day only.
  once_per_person      boolean NOT NULL DEFAULT true,
  created_by           text NOT NULL,
  created_at           timestamptz(3) NOT NULL,
  updated_at           timestamptz(3) NOT NULL,
  -- From then on nothing is sold, and spots without a booking hold no time.
  closed_at            timestamptz(3),
  -- What each further child costs that is photographed right after the first: a booking then takes the spots that follow,
  -- if they are free. Null: the campaign offers no more than one spot at once.
  sibling_price_cents  integer CHECK (sibling_price_cents BETWEEN 0 AND 100000000),
  -- Volume days of a kindergarten, school or company: only whoever has a code books, one spot per code. The codes are
  -- derived from this secret, which is stored sealed (decision 0030). Null: everybody may book.
  code_secret_sealed   text
);
CREATE INDEX campaign_day ON campaign (day);

CREATE TABLE campaign_spot (
  id           uuid PRIMARY KEY,
  campaign_id  uuid NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  starts_at    timestamptz(3) NOT NULL,
  ends_at      timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
  -- Its own price; null: that of the campaign.
  price_cents  integer CHECK (price_cents BETWEEN 0 AND 100000000),
  -- Keeps its time and is not sold.
  paused       boolean NOT NULL DEFAULT false,
  UNIQUE (campaign_id, starts_at)
);
ALTER TABLE occupied_time
  ADD FOREIGN KEY (campaign_spot_id) REFERENCES campaign_spot (id);
CREATE TRIGGER campaign_spot_tells_insert AFTER INSERT ON campaign_spot
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('campaign');
CREATE TRIGGER campaign_spot_tells_update AFTER UPDATE ON campaign_spot
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('campaign');
CREATE TRIGGER campaign_spot_tells_delete AFTER DELETE ON campaign_spot
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('campaign');

-- The time of a spot.

-- A session that is moved to another time or photographer is no longer that of its spot.
CREATE FUNCTION leave_campaign_spot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.campaign_spot_id := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER occupied_time_leaves_spot BEFORE UPDATE OF photographer_id, during ON occupied_time
  FOR EACH ROW WHEN (OLD.campaign_spot_id IS NOT NULL AND (
    NEW.photographer_id <> OLD.photographer_id OR lower(NEW.during) <> lower(OLD.during)))
  EXECUTE FUNCTION leave_campaign_spot();

-- What a booking gives back goes to the spots of the campaign in the same statement, whatever cancels, moves or shortens
-- it: at no instant could somebody else take the time. The share lock waits for a campaign that is being closed.
CREATE FUNCTION return_campaign_spots() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO occupied_time (id, photographer_id, uses, during, guarded, internal, held_until, campaign_spot_id)
  SELECT gen_random_uuid(), campaign.photographer_id,
         uniq(sort(campaign.lanes || ARRAY(SELECT lane.id FROM lane WHERE lane.resource_id = campaign.photographer_id AND unit = 1))),
         tstzrange(spot.starts_at, spot.ends_at),
         tstzrange(spot.starts_at, spot.ends_at + campaign.break_min * interval '1 minute'),
         false, spot.starts_at, spot.id
  FROM campaign_spot AS left_by
  JOIN campaign ON campaign.id = left_by.campaign_id AND campaign.closed_at IS NULL
  JOIN campaign_spot AS spot ON spot.campaign_id = campaign.id
    AND tstzrange(spot.starts_at, spot.ends_at) && OLD.during AND spot.starts_at > statement_timestamp()
  WHERE left_by.id = OLD.campaign_spot_id
  ORDER BY spot.starts_at
  FOR SHARE OF campaign
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER occupied_time_returns_spots AFTER DELETE ON occupied_time
  FOR EACH ROW WHEN (OLD.campaign_spot_id IS NOT NULL) EXECUTE FUNCTION return_campaign_spots();
CREATE TRIGGER occupied_time_returns_spots_left AFTER UPDATE OF photographer_id, during ON occupied_time
  FOR EACH ROW WHEN (OLD.campaign_spot_id IS NOT NULL) EXECUTE FUNCTION return_campaign_spots();

-- One spot per mailbox and day (booking_only_spot) is a limit for customers. Whatever the studio changes later is its
-- decision, and an erased address is that of nobody.
CREATE FUNCTION forget_only_spot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.only_spot_on := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_forgets_only_spot BEFORE UPDATE OF customer_email, starts_at, status ON booking
  FOR EACH ROW WHEN (OLD.only_spot_on IS NOT NULL AND (
    NEW.customer_email <> OLD.customer_email OR NEW.starts_at <> OLD.starts_at
    OR (OLD.status = 'CANCELLED' AND NEW.status <> 'CANCELLED')))
  EXECUTE FUNCTION forget_only_spot();

-- Access codes.

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
CREATE TRIGGER campaign_code_tells_insert AFTER INSERT ON campaign_code
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('campaign');
CREATE TRIGGER campaign_code_tells_update AFTER UPDATE ON campaign_code
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('campaign');
CREATE TRIGGER campaign_code_tells_delete AFTER DELETE ON campaign_code
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('campaign');

-- Whoever cancels a booking, its codes can be used again.
CREATE FUNCTION free_campaign_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE campaign_code SET booking_id = NULL, position = NULL, photographed_at = NULL WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_frees_campaign_codes AFTER UPDATE OF status ON booking
  FOR EACH ROW WHEN (NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED') EXECUTE FUNCTION free_campaign_codes();

-- A spot of such a campaign is sold with a code for each child. Deferred, because the booking is written before its codes.
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
