-- A session from the first step to its end: the row of a booking, and what confirming, erasing and deleting it mean. Limits
-- and moves, items and views, and money are in the files after this one.

-- A confirmed session whose end has passed counts as completed, whether or not the periodic task has stored that yet. These
-- two functions are the only statement of the rule: lists, filters, exports, reports and the task use them. They are simple
-- enough to be inlined, so that indexes on status and ends_at can still be used.
CREATE FUNCTION booking_has_ended(status text, ends_at timestamptz, at timestamptz) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN status = 'CONFIRMED' AND ends_at < at;

-- The status of a booking at an instant, given its stored one.
CREATE FUNCTION booking_status_at(status text, ends_at timestamptz, at timestamptz) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN booking_has_ended(status, ends_at, at) THEN 'COMPLETED' ELSE status END;

-- What a customer owes for a booking, wherever SQL needs it: the fee for not coming, where one is in force, else the price.
CREATE FUNCTION booking_owed_cents(price integer, fee integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(fee, price);

-- Names, price and duration are copied from the service when it is booked (SRV-11), and so is what applied then: later
-- changes of the service or of the settings do not affect what the customer was shown.
CREATE TABLE booking (
  id                     uuid PRIMARY KEY,
  confirmation_code      text NOT NULL UNIQUE,
  status                 text NOT NULL CHECK (status IN ('PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
  version                integer NOT NULL DEFAULT 1,
  created_at             timestamptz(3) NOT NULL DEFAULT now(),
  updated_at             timestamptz(3) NOT NULL DEFAULT now(),
  source                 text NOT NULL CHECK (source IN ('public', 'admin')),
  -- Internal mode (SRV-12): outside working hours on purpose, so later edits do not fail on hours.
  internal               boolean NOT NULL DEFAULT false,

  -- When it takes place.
  starts_at              timestamptz(3) NOT NULL,
  ends_at                timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
  -- The time it occupies; only a cancelled booking occupies none.
  occupied_id            uuid,
  -- What the session needs before and after it.
  minutes_before         integer NOT NULL DEFAULT 0,
  minutes_after          integer NOT NULL DEFAULT 0,
  -- A place until a birth has no time before an hour is chosen, also once it has ended: starts_at is then noon of the due
  -- date, which orders it and is shown nowhere.
  has_time               boolean NOT NULL DEFAULT true,
  -- A place is a booking without a time: cancelled, as only a live booking occupies time (decision 0028). True: it waits
  -- for the birth. False: it ended before it got an hour, or ended silently. Null: every other booking.
  awaits_birth           boolean,

  -- What, and by whom.
  service_id             uuid NOT NULL REFERENCES service (id),
  service_name           text NOT NULL,
  service_name_de        text,
  service_name_ru        text,
  photographer_id        uuid NOT NULL REFERENCES photographer (id),
  photographer_name      text NOT NULL,
  -- Whether the customer left it to the studio who takes the session.
  any_photographer       boolean NOT NULL DEFAULT false,

  -- service_price_cents is the whole price. Only a booking with items has own_price_cents, the part of its service, and
  -- items_cents, the part of its items.
  service_price_cents    integer NOT NULL CHECK (service_price_cents >= 0),
  own_price_cents        integer,
  items_cents            integer NOT NULL DEFAULT 0,
  -- The refund rule that applied (SRV-33). NULL: there was none.
  refund_stages          jsonb CHECK (jsonb_typeof(refund_stages) = 'array'),
  -- Whether its customer had missed sessions before and therefore pays the whole price in advance (BANK-05). Null: not.
  pays_in_full           boolean,
  -- Which part of the price its customer agreed to owe for not coming (BANK-06); null: nothing was agreed.
  no_show_fee_percent    integer CHECK (no_show_fee_percent BETWEEN 1 AND 100),
  -- The fee in force, which is owed instead of the price. Only the trigger `no_show_fee_counts` sets it.
  no_show_fee_cents      integer CHECK (no_show_fee_cents > 0),

  -- Whose it is.
  customer_name          text NOT NULL,
  customer_email         text NOT NULL,
  customer_phone         text NOT NULL,
  customer_whatsapp_notifications boolean NOT NULL DEFAULT false,
  notes                  text,
  language               text NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'ru')),
  send_notifications     boolean NOT NULL DEFAULT true,
  -- When the customer was erased; time, service and money stay.
  erased_at              timestamptz(3),
  -- Invalidates earlier links in the customer's mails: a link contains this number, which is incremented when the address
  -- changes and when the studio creates a new link.
  link_version           integer NOT NULL DEFAULT 0 CHECK (link_version >= 0),
  -- The UID of the session in calendar files, so that they do not contain the ID of the booking. NULL: its ID, which
  -- calendars may already know it by.
  calendar_uid           text UNIQUE CHECK (calendar_uid ~ '^[0-9a-f]{32}$'),
  -- Until when the customer of a public booking must confirm the e-mail address. Null if nothing must be confirmed, or if
  -- it was. It stays set on a booking that was cancelled while unconfirmed: its customer gets no mail.
  confirm_by             timestamptz(3),

  -- What was agreed.
  consented_at           timestamptz(3),
  privacy_version        text,
  terms_version          text,
  -- express_request only with the instant of the request and the version of its wording.
  withdrawal_right       text NOT NULL DEFAULT 'yes'
    CONSTRAINT booking_withdrawal_right_check CHECK (withdrawal_right IN ('yes', 'no', 'express_request')),
  express_request_at     timestamptz(3),
  express_request_version text,
  -- When the booking was first confirmed; null: it never was, or that is not known.
  contract_at            timestamptz(3),
  -- How its customer may move it; null: not at all.
  move_rules             jsonb CONSTRAINT booking_move_rules_check CHECK (move_rules IS NULL OR is_moves_by_link(move_rules)),
  moves_by_customer      integer NOT NULL DEFAULT 0,
  -- The start from which the days are counted that the session may be later, the one that was booked or that the studio has
  -- set; null: starts_at.
  agreed_starts_at       timestamptz(3),
  -- The earliest start since then, from which the refund stages are counted; null: starts_at.
  refund_starts_at       timestamptz(3),

  -- The limits that applied.
  -- How many upcoming sessions a customer may hold; NULL: any number.
  most_ahead             integer CHECK (most_ahead > 0),
  -- Whether a daily limit applied: for other bookings the trigger is not called.
  daily_limited          boolean NOT NULL DEFAULT false,
  -- The day on which it is the only spot of its mailbox; null: it is no spot of a campaign, or several are allowed.
  only_spot_on           date,

  -- How it ended.
  -- Why it was cancelled is a code, unless the studio has typed a reason; cancel_reason is what was typed.
  cancel_code            text CHECK (cancel_code IN ('by_studio', 'by_customer', 'unpaid', 'unconfirmed')),
  cancel_reason          text,
  cancelled_at           timestamptz(3),
  cancelled_by           text CHECK (cancelled_by IN ('customer', 'admin', 'system')),
  photos_delivered       integer CHECK (photos_delivered >= 0),
  actual_revenue_cents   bigint CHECK (actual_revenue_cents >= 0),
  revenue_notes          text,

  -- Computed once when the booking is written, and not by each search and each query of a limit. No text that somebody
  -- types spans two fields of a search.
  canonical_email        text GENERATED ALWAYS AS (canonical_email(customer_email)) STORED,
  canonical_phone        text GENERATED ALWAYS AS (canonical_phone(customer_phone)) STORED,
  customer_words         text NOT NULL GENERATED ALWAYS AS (
    search_form(customer_name || E'\x1f' || customer_email || E'\x1f' || customer_phone)) STORED,
  other_words            text NOT NULL GENERATED ALWAYS AS (
    search_form(service_name || E'\x1f' || coalesce(service_name_de, '') || E'\x1f' || coalesce(service_name_ru, '') || E'\x1f'
                || photographer_name || E'\x1f' || coalesce(notes, '') || E'\x1f' || confirmation_code)) STORED,

  CONSTRAINT booking_blocks_unless_cancelled CHECK ((status = 'CANCELLED') = (occupied_id IS NULL)),
  CONSTRAINT booking_occupies_itself CHECK (occupied_id = id),
  CONSTRAINT booking_occupies_its_time FOREIGN KEY (occupied_id, photographer_id, starts_at, ends_at)
    REFERENCES occupied_time (id, photographer_id, starts_at, ends_at) DEFERRABLE INITIALLY IMMEDIATE,
  CONSTRAINT booking_awaiting_birth_has_no_time CHECK (awaits_birth IS NULL OR status = 'CANCELLED'),
  CONSTRAINT booking_price_check CHECK (
    CASE WHEN own_price_cents IS NULL THEN items_cents = 0
         ELSE own_price_cents >= 0 AND service_price_cents >= 0
              AND service_price_cents = own_price_cents + items_cents END),
  CONSTRAINT booking_express_request_check CHECK (
    num_nonnulls(express_request_at, express_request_version) = CASE withdrawal_right WHEN 'express_request' THEN 2 ELSE 0 END),
  CONSTRAINT booking_moves_check CHECK (
    CASE WHEN moves_by_customer = 0 THEN true
         WHEN moves_by_customer NOT BETWEEN 1 AND 20 OR move_rules IS NULL THEN false
         ELSE move_rules ->> 'fee_cents' IS NOT NULL OR moves_by_customer <= (move_rules ->> 'free_moves')::integer END),
  CONSTRAINT booking_refund_start_check CHECK (
    CASE WHEN agreed_starts_at IS NULL THEN refund_starts_at IS NULL
         ELSE (refund_starts_at <= least(agreed_starts_at, starts_at)) IS TRUE END)
);
CREATE INDEX booking_photographer_start ON booking (photographer_id, starts_at);
CREATE INDEX booking_service_start ON booking (service_id, starts_at);
CREATE INDEX booking_start ON booking (starts_at);
CREATE INDEX booking_created ON booking (created_at);
CREATE INDEX booking_status_end ON booking (status, ends_at);
-- Confirmed sessions by their start, which the reminders query every minute.
CREATE INDEX booking_confirmed_start ON booking (starts_at) WHERE status = 'CONFIRMED';
-- What nobody has confirmed holds nothing beyond its deadline.
CREATE INDEX booking_unconfirmed ON booking (confirm_by)
  WHERE confirm_by IS NOT NULL AND (status = 'PENDING' OR awaits_birth);
-- When a photographer last got a session of a customer who named nobody.
CREATE INDEX booking_assigned_last ON booking (photographer_id, created_at) WHERE any_photographer;
-- Each booking counts the upcoming sessions of its customer: past ones must not be read for it. None of these is partial: a
-- plan made while there are few bookings would use the smaller one for all.
CREATE INDEX booking_customer ON booking (lower(customer_email), starts_at);
CREATE INDEX booking_canonical_email ON booking (canonical_email, starts_at);
CREATE INDEX booking_canonical_phone ON booking (canonical_phone, starts_at);
-- One spot of a mini-session day for each mailbox.
CREATE UNIQUE INDEX booking_only_spot ON booking (only_spot_on, canonical_email(customer_email))
  WHERE only_spot_on IS NOT NULL AND status <> 'CANCELLED';

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

-- Free text may contain personal data: with a booking, the words about it in the audit go as well, whatever deletes it.
CREATE FUNCTION booking_deletion_forgets_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_entry SET details = details - ARRAY['reason', 'last_error']
  WHERE booking_id = OLD.id AND details ?| ARRAY['reason', 'last_error'];
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_deletion_forgets_words AFTER DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION booking_deletion_forgets_words();

-- Confirming and contract.

-- Every change of the status except a cancellation confirms the booking. A trigger, so that it applies to every change.
CREATE FUNCTION booking_status_confirms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.confirm_by := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_status_confirms BEFORE UPDATE OF status ON booking
  FOR EACH ROW WHEN (NEW.confirm_by IS NOT NULL AND OLD.status <> NEW.status AND NEW.status <> 'CANCELLED')
  EXECUTE FUNCTION booking_status_confirms();

-- Set by the database, whatever confirms.
CREATE FUNCTION note_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.contract_at := NEW.updated_at;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_notes_contract BEFORE UPDATE OF status ON booking
  FOR EACH ROW WHEN (OLD.status IN ('PENDING', 'PAYMENT_PENDING') AND NEW.status = 'CONFIRMED' AND OLD.contract_at IS NULL)
  EXECUTE FUNCTION note_contract();

-- What applied to a booking never changes, whoever writes.
CREATE FUNCTION keep_withdrawal_right() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what applied to the booking % is never changed', NEW.id
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'booking_withdrawal_right_stays';
END
$$;
CREATE TRIGGER booking_keeps_withdrawal_right
  BEFORE UPDATE OF withdrawal_right, express_request_at, express_request_version ON booking
  FOR EACH ROW WHEN ((OLD.withdrawal_right, OLD.express_request_at, OLD.express_request_version)
                     IS DISTINCT FROM (NEW.withdrawal_right, NEW.express_request_at, NEW.express_request_version))
  EXECUTE FUNCTION keep_withdrawal_right();

-- Set by a trigger, so that it applies to every change of an address.
CREATE FUNCTION booking_ends_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_version := greatest(NEW.link_version, OLD.link_version + 1);
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_ends_links BEFORE UPDATE OF customer_email ON booking
  FOR EACH ROW WHEN (lower(OLD.customer_email) IS DISTINCT FROM lower(NEW.customer_email))
  EXECUTE FUNCTION booking_ends_links();
