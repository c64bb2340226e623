-- An offer holds one or several times for one person until an instant. Its link is known to that person only; the
-- database has a hash of it. An offer ends once: one of its times is booked, it is declined or withdrawn, or it lapses.
CREATE TABLE offer (
  id                uuid PRIMARY KEY,
  link_hash         bytea NOT NULL UNIQUE CHECK (octet_length(link_hash) = 32),
  contact_id        uuid REFERENCES contact (id) ON DELETE CASCADE,
  service_id        uuid NOT NULL REFERENCES service (id),
  customer_name     text NOT NULL,
  customer_email    text NOT NULL,
  customer_phone    text NOT NULL,
  language          text NOT NULL CHECK (language IN ('de', 'ru')),
  held_until        timestamptz(3) NOT NULL,
  created_at        timestamptz(3) NOT NULL,
  created_by        text NOT NULL,
  outcome           text CHECK (outcome IN ('taken', 'declined', 'withdrawn', 'lapsed')),
  ended_at          timestamptz(3),
  booking_id        uuid REFERENCES booking (id) ON DELETE SET NULL,
  -- Options and people, with the names and prices of the moment it was made, as a booking keeps them.
  items             jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(items) = 'array'),
  -- The spot of a campaign that it holds; null: a time of the service.
  campaign_spot_id  uuid REFERENCES campaign_spot (id),
  CHECK (held_until > created_at),
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  CHECK (booking_id IS NULL OR outcome = 'taken')
);
CREATE INDEX offer_open ON offer (held_until) WHERE outcome IS NULL;
CREATE INDEX offer_contact ON offer (contact_id);
CREATE INDEX offer_booking ON offer (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX offer_campaign_spot ON offer (campaign_spot_id) WHERE campaign_spot_id IS NOT NULL;
ALTER TABLE occupied_time
  ADD FOREIGN KEY (offer_id) REFERENCES offer (id) ON DELETE CASCADE;
CREATE TRIGGER offer_tells_insert AFTER INSERT ON offer
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('offer');
CREATE TRIGGER offer_tells_update AFTER UPDATE ON offer
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('offer');
CREATE TRIGGER offer_tells_delete AFTER DELETE ON offer
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('offer');

-- The times that were offered. While the offer is open each is held by the row of occupied_time with its id, which
-- becomes that of the booking.
CREATE TABLE offer_time (
  id                 uuid PRIMARY KEY,
  offer_id           uuid NOT NULL REFERENCES offer (id) ON DELETE CASCADE,
  photographer_id    uuid NOT NULL REFERENCES photographer (id),
  photographer_name  text NOT NULL,
  starts_at          timestamptz(3) NOT NULL,
  ends_at            timestamptz(3) NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX offer_time_offer ON offer_time (offer_id);
