-- What can be booked.

-- Customers may move a session themselves, by the link of their mails, if the studio allows it. The same shape as
-- move_rules in the calendar settings.
CREATE FUNCTION is_moves_by_link(rules jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(rules ->> 'kind' = 'by_link'
    AND (rules ->> 'until_hours') ~ '^\d{1,3}$'
    AND (rules ->> 'free_moves') ~ '^\d{1,2}$'
    AND (rules ->> 'most_days_later') ~ '^\d{1,3}$'
    AND (jsonb_typeof(rules -> 'fee_cents') = 'null' OR (rules ->> 'fee_cents') ~ '^[1-9]\d{0,5}$'), false)
$$;

CREATE TABLE service (
  id                    uuid PRIMARY KEY,
  name                  text NOT NULL CHECK (name <> ''),
  name_de               text,
  name_ru               text,
  description           text NOT NULL DEFAULT '',
  description_de        text,
  description_ru        text,
  duration_min          integer NOT NULL CHECK (duration_min BETWEEN 1 AND 1440),
  price_cents           integer NOT NULL CHECK (price_cents >= 0),
  active                boolean NOT NULL DEFAULT true,
  is_system_service     boolean NOT NULL DEFAULT false,
  payment_enabled       boolean NOT NULL DEFAULT false,
  prepayment_cents      integer NOT NULL DEFAULT 0 CHECK (prepayment_cents >= 0),
  sort_order            integer,
  promotion_start       timestamptz(3),
  promotion_end         timestamptz(3),
  requires_prepayment   boolean,
  created_at            timestamptz(3) NOT NULL DEFAULT now(),
  updated_at            timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at            timestamptz(3),
  -- Counts the changes of the service and of who offers it (triggers below), so that two people who edit it at once do not
  -- undo each other's work.
  version               integer NOT NULL DEFAULT 1,
  -- The services of a new studio are invented, and marked until they are edited, kept or deleted.
  is_example            boolean NOT NULL DEFAULT false,
  -- How long before its start a session has to be booked; null: as the studio's calendar settings say. The same shape as
  -- minimum_notice there.
  minimum_notice        jsonb CONSTRAINT service_minimum_notice_check CHECK (
    minimum_notice IS NULL
    OR (jsonb_typeof(minimum_notice -> 'in_opening_hours') = 'boolean'
        AND CASE minimum_notice ->> 'kind'
              WHEN 'hours' THEN jsonb_typeof(minimum_notice -> 'hours') = 'number'
              WHEN 'day_before' THEN minimum_notice ->> 'until' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            END) IS TRUE),
  -- Minutes that a session needs before its start and after its end, for example to build a set and to clean up. Between
  -- two sessions the longest counts of what the first needs after, what the second needs before, and the buffer of the
  -- studio. A booking keeps the minutes that applied when it was made.
  minutes_before        integer NOT NULL DEFAULT 0
    CONSTRAINT service_minutes_before_check CHECK (minutes_before BETWEEN 0 AND 240),
  minutes_after         integer NOT NULL DEFAULT 0
    CONSTRAINT service_minutes_after_check CHECK (minutes_after BETWEEN 0 AND 240),
  -- How many sessions begin on one Berlin day at most; null: any number.
  daily_limit           integer CONSTRAINT service_daily_limit_check CHECK (daily_limit BETWEEN 1 AND 1000),
  -- For how many people a session is: up to people_included the price contains them, each further one costs
  -- people_price_cents and people_minutes. All null: the service does not ask.
  people_included       integer,
  people_max            integer,
  people_price_cents    integer,
  people_minutes        integer,
  -- How customers may move a session; null: as the calendar settings say.
  move_rules            jsonb CONSTRAINT service_move_rules_check CHECK (
    move_rules IS NULL OR move_rules ->> 'kind' IS NOT DISTINCT FROM 'none' OR is_moves_by_link(move_rules)),
  -- Whether customers may book it right after another service: two sessions in a row are one booking. The booking has one
  -- time, one price and one payment; the second session is an item of it.
  as_second_session     boolean NOT NULL DEFAULT false,
  -- Whether customers may withdraw from the contract about a session (LAW-03). express_request: they may ask that the
  -- session takes place before the period has ended; then they pay for what was done if they withdraw.
  withdrawal_right      text NOT NULL DEFAULT 'yes'
    CONSTRAINT service_withdrawal_right_check CHECK (withdrawal_right IN ('yes', 'no', 'express_request')),
  -- A service whose session takes place some days after a birth: customers take a place in a week now, and an hour once
  -- the child is born. {"places_per_week", "first_day", "last_day"}; null: an ordinary service.
  birth_window          jsonb CHECK (
    (birth_window ->> 'places_per_week')::integer >= 1
    AND (birth_window ->> 'first_day')::integer >= 0
    AND (birth_window ->> 'last_day')::integer >= (birth_window ->> 'first_day')::integer),
  -- Hours of each week that only services with a birth window may use, until some days before:
  -- {"opens_days_before", "weekly": [{"weekday", "from", "until"}]}; null: none. They count only while the service has a
  -- window.
  kept_hours            jsonb CHECK (
    (kept_hours ->> 'opens_days_before')::integer >= 0
    AND jsonb_typeof(kept_hours -> 'weekly') = 'array'
    AND jsonb_array_length(kept_hours -> 'weekly') > 0),
  CHECK (promotion_start < promotion_end),
  CONSTRAINT service_people_check CHECK (
    num_nulls(people_included, people_max, people_price_cents, people_minutes) = 4
    OR (num_nulls(people_included, people_max, people_price_cents, people_minutes) = 0
        AND people_included >= 0 AND people_max BETWEEN greatest(people_included, 1) AND 100
        AND people_price_cents >= 0 AND people_minutes BETWEEN 0 AND 480))
);
CREATE TRIGGER service_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- A save that changes nothing does not count.
CREATE FUNCTION count_service_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(OLD) - '{updated_at,version}'::text[] <> to_jsonb(NEW) - '{updated_at,version}'::text[] THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER service_counts_version BEFORE UPDATE ON service
  FOR EACH ROW EXECUTE FUNCTION count_service_version();

-- What belongs to a service and is written in tables of its own counts as a change of the service.
CREATE FUNCTION count_version_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service SET version = version + 1
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.service_id ELSE NEW.service_id END;
  RETURN NULL;
END
$$;

-- Which photographers offer a service; no row: all of them (SRV-43).
CREATE TABLE service_photographer (
  service_id       uuid NOT NULL REFERENCES service (id) ON DELETE CASCADE,
  photographer_id  uuid NOT NULL REFERENCES photographer (id) ON DELETE CASCADE,
  PRIMARY KEY (service_id, photographer_id)
);
CREATE TRIGGER service_photographer_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_photographer
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_photographer_counts_version AFTER INSERT OR DELETE ON service_photographer
  FOR EACH ROW EXECUTE FUNCTION count_version_of_offer();

-- What a service needs besides its photographer. Each need is satisfied by any one of its resources; no row: the
-- photographer alone.
CREATE TABLE service_need (
  service_id  uuid NOT NULL REFERENCES service (id) ON DELETE CASCADE,
  position    integer NOT NULL CHECK (position BETWEEN 1 AND 10),
  PRIMARY KEY (service_id, position)
);
CREATE TABLE service_need_resource (
  service_id   uuid NOT NULL,
  position     integer NOT NULL,
  resource_id  uuid NOT NULL REFERENCES resource (id),
  PRIMARY KEY (service_id, position, resource_id),
  FOREIGN KEY (service_id, position) REFERENCES service_need (service_id, position) ON DELETE CASCADE
);
CREATE INDEX service_need_resource_of ON service_need_resource (resource_id);
CREATE TRIGGER service_need_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_need
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_need_resource_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_need_resource
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_need_resource_counts_version AFTER INSERT OR DELETE ON service_need_resource
  FOR EACH ROW EXECUTE FUNCTION count_version_of_offer();

-- What customers may add to a service. An option that is taken off the list is retired, not deleted: bookings name it.
CREATE TABLE service_option (
  id             uuid PRIMARY KEY,
  service_id     uuid NOT NULL REFERENCES service (id) ON DELETE CASCADE,
  position       integer NOT NULL,
  name_de        text NOT NULL CHECK (name_de <> ''),
  name_ru        text,
  price_cents    integer NOT NULL CHECK (price_cents >= 0),
  extra_minutes  integer NOT NULL DEFAULT 0 CHECK (extra_minutes BETWEEN 0 AND 480),
  max_count      integer NOT NULL DEFAULT 1 CHECK (max_count BETWEEN 1 AND 20),
  required       boolean NOT NULL DEFAULT false,
  active         boolean NOT NULL DEFAULT true,
  retired_at     timestamptz
);
CREATE INDEX service_option_of ON service_option (service_id);
CREATE TRIGGER service_option_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_option
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
CREATE TRIGGER service_option_counts_version AFTER INSERT OR UPDATE OR DELETE ON service_option
  FOR EACH ROW EXECUTE FUNCTION count_version_of_offer();

-- What an option needs besides what its service needs; as service_need_resource.
CREATE TABLE service_option_need (
  option_id    uuid NOT NULL REFERENCES service_option (id) ON DELETE CASCADE,
  position     integer NOT NULL CHECK (position BETWEEN 1 AND 10),
  resource_id  uuid NOT NULL REFERENCES resource (id),
  PRIMARY KEY (option_id, position, resource_id)
);
CREATE INDEX service_option_need_of ON service_option_need (resource_id);
CREATE TRIGGER service_option_need_renews_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_option_need
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();

-- What determines the prepayment of a booking; deleted services too.
CREATE VIEW service_fact AS
  SELECT id, is_system_service, payment_enabled, prepayment_cents, requires_prepayment FROM service;

-- For all. Which services need which resources, for themselves or for one of their options, by need: whether all needs of
-- a service can be satisfied together is decided elsewhere.
CREATE VIEW needed_resource AS
  SELECT need.resource_id, service.id AS service_id, service.name, NULL::uuid AS option_id, need.position AS need
  FROM service_need_resource AS need JOIN service ON service.id = need.service_id
  WHERE service.deleted_at IS NULL
  UNION ALL
  SELECT need.resource_id, service.id AS service_id, service.name, need.option_id, need.position AS need
  FROM service_option_need AS need
  JOIN service_option ON service_option.id = need.option_id AND service_option.retired_at IS NULL
  JOIN service ON service.id = service_option.service_id
  WHERE service.deleted_at IS NULL;
