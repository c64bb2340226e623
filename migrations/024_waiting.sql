-- Who waits for a time, and who is asked next.

-- A waiting entry: what times one person wishes for, on days on which none of them is free. The next one that becomes
-- free is held for the first entry that it fits, as an offer. The link of an entry is known to its person only.
CREATE TABLE waiting_entry (
  id               uuid PRIMARY KEY,
  link_hash        bytea NOT NULL UNIQUE CHECK (octet_length(link_hash) = 32),
  service_id       uuid REFERENCES service (id),
  people           integer CHECK (people > 0),
  -- Null: any photographer who offers the service.
  photographer_id  uuid REFERENCES photographer (id),
  -- Berlin dates, both included. The entry ends with the last one.
  first_day        date NOT NULL,
  last_day         date NOT NULL,
  -- 1 = Monday … 7 = Sunday.
  weekdays         integer[] NOT NULL,
  -- Between which wall times a session begins, in minutes since midnight, both included.
  from_minute      integer NOT NULL,
  until_minute     integer NOT NULL,
  customer_name    text NOT NULL,
  customer_email   text NOT NULL,
  customer_phone   text NOT NULL,
  language         text NOT NULL CHECK (language IN ('de', 'ru')),
  joined_at        timestamptz(3) NOT NULL,
  -- The order of those who joined at the same instant.
  number           bigint NOT NULL UNIQUE GENERATED ALWAYS AS IDENTITY,
  -- Lifted by the studio: before all that are not, in the order of lifting.
  lifted_at        timestamptz(3),
  lifted_because   text,
  -- How many offers the person has let lapse: whoever has missed fewer comes first.
  missed           integer NOT NULL DEFAULT 0 CHECK (missed >= 0),
  -- fulfilled: the person took an offer of the waiting list. left: by the person. removed: by the studio. over: its last
  -- day has passed.
  outcome          text CHECK (outcome IN ('fulfilled', 'left', 'removed', 'over')),
  ended_at         timestamptz(3),
  -- A spot of this campaign instead of a time of a service. Days and photographer are those of the campaign; its service is
  -- not stored a second time.
  campaign_id      uuid REFERENCES campaign (id),
  -- Until when the person must confirm the address; null: nothing must be confirmed, or it was. Nothing is held for an
  -- entry before, and it is deleted at the deadline.
  confirm_by       timestamptz(3),
  -- Computed when an entry is written: the list is read with thousands of them.
  mailbox          text GENERATED ALWAYS AS (canonical_email(customer_email)) STORED,
  CHECK (last_day BETWEEN first_day AND first_day + 30),
  CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
  CHECK (0 <= from_minute AND from_minute <= until_minute AND until_minute < 1440),
  CHECK ((lifted_at IS NULL) = (lifted_because IS NULL)),
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  CONSTRAINT waiting_entry_for_one CHECK (num_nonnulls(service_id, campaign_id) = 1)
);
CREATE INDEX waiting_entry_open ON waiting_entry (last_day) WHERE outcome IS NULL;
CREATE INDEX waiting_entry_service ON waiting_entry (service_id);
CREATE INDEX waiting_entry_photographer ON waiting_entry (photographer_id) WHERE photographer_id IS NOT NULL;
CREATE INDEX waiting_entry_campaign ON waiting_entry (campaign_id) WHERE campaign_id IS NOT NULL;
CREATE INDEX waiting_entry_ended ON waiting_entry (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX waiting_entry_unconfirmed ON waiting_entry (confirm_by) WHERE confirm_by IS NOT NULL;
CREATE INDEX waiting_entry_mailbox ON waiting_entry (mailbox) WHERE outcome IS NULL;
-- A person waits once for the same days and the same service, or for the same campaign, however often the form is sent.
CREATE UNIQUE INDEX waiting_entry_once
  ON waiting_entry (canonical_email(customer_email), service_id, first_day, last_day) WHERE outcome IS NULL;
CREATE UNIQUE INDEX waiting_entry_once_of_campaign
  ON waiting_entry (canonical_email(customer_email), campaign_id) WHERE outcome IS NULL;
CREATE TRIGGER waiting_entry_tells_insert AFTER INSERT ON waiting_entry
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('waiting');
CREATE TRIGGER waiting_entry_tells_update AFTER UPDATE ON waiting_entry
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('waiting');
CREATE TRIGGER waiting_entry_tells_delete AFTER DELETE ON waiting_entry
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('waiting');

-- A time that became free and was offered to an entry. Its person is not offered it again.
CREATE TABLE waiting_offer (
  offer_id          uuid PRIMARY KEY REFERENCES offer (id) ON DELETE CASCADE,
  waiting_entry_id  uuid NOT NULL REFERENCES waiting_entry (id) ON DELETE CASCADE,
  -- The mailbox of the person, as canonical_email writes it.
  mailbox           text NOT NULL,
  photographer_id   uuid NOT NULL REFERENCES photographer (id),
  starts_at         timestamptz(3) NOT NULL,
  ends_at           timestamptz(3) NOT NULL,
  -- Until the offer ends.
  is_open           boolean NOT NULL DEFAULT true
);
-- However many entries a person has, one time at most is held for all of them together.
CREATE UNIQUE INDEX waiting_offer_one_of_person ON waiting_offer (mailbox) WHERE is_open;
CREATE INDEX waiting_offer_mailbox ON waiting_offer (mailbox);
CREATE INDEX waiting_offer_entry ON waiting_offer (waiting_entry_id);
CREATE INDEX waiting_offer_photographer ON waiting_offer (photographer_id);
CREATE TRIGGER waiting_offer_tells_insert AFTER INSERT ON waiting_offer
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('waiting');
CREATE TRIGGER waiting_offer_tells_update AFTER UPDATE ON waiting_offer
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('waiting');
CREATE TRIGGER waiting_offer_tells_delete AFTER DELETE ON waiting_offer
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('waiting');

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

-- How waiting ends.

-- Whatever ends an offer: taking it fulfils all entries of its person, in the same transaction, and letting it lapse counts
-- for all of them.
CREATE FUNCTION end_waiting_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
BEGIN
  UPDATE waiting_offer SET is_open = false WHERE offer_id = NEW.id AND is_open RETURNING mailbox INTO person;
  IF person IS NOT NULL AND NEW.outcome = 'taken' THEN
    UPDATE waiting_entry SET outcome = 'fulfilled', ended_at = NEW.ended_at
    WHERE outcome IS NULL AND canonical_email(customer_email) = person;
  ELSIF person IS NOT NULL AND NEW.outcome = 'lapsed' THEN
    UPDATE waiting_entry SET missed = missed + 1
    WHERE outcome IS NULL AND canonical_email(customer_email) = person;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER offer_ends_waiting AFTER UPDATE OF outcome ON offer
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome IS NOT NULL) EXECUTE FUNCTION end_waiting_offer();

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

-- What the reports count. Entries and offers of the list are deleted after some time; these rows contain no personal data
-- and stay. joined: a person joined the list. offered: a time was offered to one. filled: it was taken.
CREATE TABLE waiting_event (
  id    bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind  text NOT NULL CHECK (kind IN ('joined', 'offered', 'filled')),
  at    timestamptz(3) NOT NULL
);
CREATE INDEX waiting_event_at ON waiting_event (at);
CREATE VIEW waiting_fact AS SELECT kind, at FROM waiting_event;

CREATE FUNCTION note_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_event (kind, at) VALUES ('joined', NEW.joined_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER waiting_entry_is_noted AFTER INSERT ON waiting_entry FOR EACH ROW EXECUTE FUNCTION note_joined();

CREATE FUNCTION note_offered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_event (kind, at) SELECT 'offered', created_at FROM offer WHERE id = NEW.offer_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER waiting_offer_is_noted AFTER INSERT ON waiting_offer FOR EACH ROW EXECUTE FUNCTION note_offered();

CREATE FUNCTION note_filled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_event (kind, at) SELECT 'filled', NEW.ended_at FROM waiting_offer WHERE offer_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER offer_fills_from_list AFTER UPDATE OF outcome ON offer
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome = 'taken') EXECUTE FUNCTION note_filled();
