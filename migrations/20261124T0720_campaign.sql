-- A day of short sessions that are sold one by one on a page of their own: date, hours, length, break, price. Each spot
-- holds its time from the moment the campaign is made, so nothing else can be booked there, and becomes the booking of
-- whoever takes it (decision 0027).
CREATE TABLE campaign (
  id               uuid PRIMARY KEY,
  -- The last part of the address of its page.
  slug             text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) BETWEEN 2 AND 60),
  -- The service whose terms apply: prepayment, refunds.
  service_id       uuid NOT NULL REFERENCES service (id),
  photographer_id  uuid NOT NULL REFERENCES photographer (id),
  -- The lanes that each spot claims besides that of the photographer.
  lanes            integer[] NOT NULL DEFAULT '{}',
  name_de          text NOT NULL CHECK (name_de <> ''),
  name_ru          text CHECK (name_ru <> ''),
  text_de          text,
  text_ru          text,
  -- The Berlin date.
  day              date NOT NULL,
  session_min      integer NOT NULL CHECK (session_min BETWEEN 5 AND 480),
  break_min        integer NOT NULL CHECK (break_min BETWEEN 0 AND 240),
  price_cents      integer NOT NULL CHECK (price_cents BETWEEN 0 AND 100000000),
  -- From when on spots are sold to everybody.
  opens_at         timestamptz(3) NOT NULL,
  -- Whether a mailbox may have one spot of a day only.
  once_per_person  boolean NOT NULL DEFAULT true,
  created_by       text NOT NULL,
  created_at       timestamptz(3) NOT NULL,
  updated_at       timestamptz(3) NOT NULL,
  -- From then on nothing is sold, and spots without a booking hold no time.
  closed_at        timestamptz(3)
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

-- A row with a spot is held until the spot begins, or is the time of the booking of that spot: one row per spot, so a
-- spot is sold once.
ALTER TABLE occupied_time
  ADD COLUMN campaign_spot_id uuid REFERENCES campaign_spot (id),
  DROP CONSTRAINT occupied_time_held_for_one,
  ADD CONSTRAINT occupied_time_held_for_one CHECK (
    (held_until IS NOT NULL)::int
    = num_nonnulls(offer_id, time_request_id, CASE WHEN held_until IS NOT NULL THEN campaign_spot_id END));
CREATE UNIQUE INDEX occupied_time_campaign_spot ON occupied_time (campaign_spot_id) WHERE campaign_spot_id IS NOT NULL;

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

-- What a booking gives back goes to the spots of the campaign in the same statement, whichever version of the program
-- cancels, moves or shortens it: at no instant could somebody else take the time. The share lock waits for a campaign
-- that is being closed.
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

-- The day on which a booking is the only spot of its mailbox; null: it is no spot, or several are allowed.
ALTER TABLE booking ADD COLUMN only_spot_on date;
CREATE UNIQUE INDEX booking_only_spot ON booking (only_spot_on, canonical_email(customer_email))
  WHERE only_spot_on IS NOT NULL AND status <> 'CANCELLED';

-- The limit is for customers. Whatever the studio changes later is its decision, and an erased address is that of nobody.
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
