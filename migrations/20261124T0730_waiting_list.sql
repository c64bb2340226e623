-- A waiting entry: what times one person wishes for, on days on which none of them is free. The next one that becomes
-- free is held for the first entry that it fits, as an offer. The link of an entry is known to its person only.
CREATE TABLE waiting_entry (
  id               uuid PRIMARY KEY,
  link_hash        bytea NOT NULL UNIQUE CHECK (octet_length(link_hash) = 32),
  service_id       uuid NOT NULL REFERENCES service (id),
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
  CHECK (last_day BETWEEN first_day AND first_day + 30),
  CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
  CHECK (0 <= from_minute AND from_minute <= until_minute AND until_minute < 1440),
  CHECK ((lifted_at IS NULL) = (lifted_because IS NULL)),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
CREATE INDEX waiting_entry_open ON waiting_entry (last_day) WHERE outcome IS NULL;
CREATE INDEX waiting_entry_service ON waiting_entry (service_id);
CREATE INDEX waiting_entry_photographer ON waiting_entry (photographer_id) WHERE photographer_id IS NOT NULL;
CREATE INDEX waiting_entry_ended ON waiting_entry (ended_at) WHERE ended_at IS NOT NULL;
-- A person waits once for the same days and the same service, however often the form is sent.
CREATE UNIQUE INDEX waiting_entry_once
  ON waiting_entry (canonical_email(customer_email), service_id, first_day, last_day) WHERE outcome IS NULL;

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

-- Whichever version of the program ends an offer: taking it fulfils all entries of its person, in the same transaction,
-- and letting it lapse counts for all of them.
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

-- How many people an offered time is for; null: the service does not ask.
ALTER TABLE offer ADD COLUMN people integer CHECK (people > 0);

-- A message about a waiting entry, deleted with it.
ALTER TABLE message ADD COLUMN waiting_entry_id uuid REFERENCES waiting_entry (id) ON DELETE CASCADE;
CREATE INDEX message_waiting_entry ON message (waiting_entry_id) WHERE waiting_entry_id IS NOT NULL;
