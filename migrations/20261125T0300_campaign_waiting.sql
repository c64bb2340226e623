-- Somebody may wait for a spot of a campaign instead of a time of a service. Days and photographer are those of the
-- campaign; its service is not stored a second time, so a process of an earlier version finds nothing to offer.
ALTER TABLE waiting_entry
  ADD COLUMN campaign_id uuid REFERENCES campaign (id),
  ALTER COLUMN service_id DROP NOT NULL,
  ADD CONSTRAINT waiting_entry_for_one CHECK (num_nonnulls(service_id, campaign_id) = 1);
CREATE INDEX waiting_entry_campaign ON waiting_entry (campaign_id) WHERE campaign_id IS NOT NULL;
-- A person waits once for the same campaign, however often the form is sent.
CREATE UNIQUE INDEX waiting_entry_once_of_campaign
  ON waiting_entry (canonical_email(customer_email), campaign_id) WHERE outcome IS NULL;

-- The spot that an offer holds; null: a time of the service.
ALTER TABLE offer ADD COLUMN campaign_spot_id uuid REFERENCES campaign_spot (id);
CREATE INDEX offer_campaign_spot ON offer (campaign_spot_id) WHERE campaign_spot_id IS NOT NULL;

-- The row of a spot that is offered to somebody stays that of the spot: it is sold once, and when the offer ends the row
-- is deleted and the spot held again (return_campaign_spots).
ALTER TABLE occupied_time
  DROP CONSTRAINT occupied_time_held_for_one,
  ADD CONSTRAINT occupied_time_held_for_one CHECK (
    (held_until IS NOT NULL)::int = num_nonnulls(
      offer_id, time_request_id,
      CASE WHEN held_until IS NOT NULL AND offer_id IS NULL THEN campaign_spot_id END));

-- Whoever has a spot does not wait for one of the same day any more, where a mailbox may have one only. An entry that is
-- being offered something at this moment is skipped, so that nobody waits for each other: it ends with its day.
CREATE FUNCTION spot_ends_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_entry SET outcome = 'fulfilled', ended_at = NEW.created_at
  WHERE id IN (
    SELECT waiting_entry.id FROM waiting_entry JOIN campaign ON campaign.id = waiting_entry.campaign_id
    WHERE outcome IS NULL AND canonical_email(waiting_entry.customer_email) = canonical_email(NEW.customer_email)
      AND campaign.day = NEW.only_spot_on AND campaign.once_per_person
    ORDER BY waiting_entry.id FOR UPDATE OF waiting_entry SKIP LOCKED);
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_of_spot_ends_waiting AFTER INSERT ON booking
  FOR EACH ROW WHEN (NEW.only_spot_on IS NOT NULL) EXECUTE FUNCTION spot_ends_waiting();

-- Nobody waits for a campaign that has ended.
CREATE FUNCTION closed_campaign_ends_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE waiting_entry SET outcome = 'over', ended_at = NEW.closed_at WHERE campaign_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER campaign_ends_waiting AFTER UPDATE OF closed_at ON campaign
  FOR EACH ROW WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL)
  EXECUTE FUNCTION closed_campaign_ends_waiting();
