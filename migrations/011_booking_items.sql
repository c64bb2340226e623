-- What a booking contains besides its service, and the views by which other features read bookings. Each view is a plain
-- SELECT, which the planner inlines (decision 0014).

-- Chosen options, the number of people, a second session, the fee of a move and a discount, with the names and prices of
-- the moment of booking. `count - included` units are charged, if that is more than 0. The price of a booking contains
-- them; a discount is an item with a price below 0.
CREATE TABLE booking_item (
  booking_id        uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  position          integer NOT NULL,
  kind              text NOT NULL CHECK (kind IN ('option', 'people', 'session', 'move_fee', 'discount')),
  option_id         uuid REFERENCES service_option (id),
  name_de           text NOT NULL,
  name_ru           text,
  count             integer NOT NULL CHECK (count >= 1),
  included          integer NOT NULL DEFAULT 0 CHECK (included >= 0),
  unit_price_cents  integer NOT NULL,
  unit_minutes      integer NOT NULL CHECK (unit_minutes >= 0),
  -- The service of a second session.
  service_id        uuid REFERENCES service (id),
  -- How many minutes of a second session lie between the two.
  gap_minutes       integer NOT NULL DEFAULT 0,
  -- The file of discounts adds the reference.
  discount_code_id  uuid,
  PRIMARY KEY (booking_id, position),
  CONSTRAINT booking_item_unit_price_cents_check CHECK (
    CASE WHEN kind = 'discount' THEN unit_price_cents <= 0 ELSE unit_price_cents >= 0 END),
  CONSTRAINT booking_item_option_check CHECK ((kind = 'option') = (option_id IS NOT NULL)),
  CONSTRAINT booking_item_session_check CHECK (
    CASE WHEN kind = 'session' THEN service_id IS NOT NULL AND count = 1 AND included = 0
                                    AND gap_minutes BETWEEN 0 AND unit_minutes
         ELSE service_id IS NULL AND gap_minutes = 0 END),
  CONSTRAINT booking_item_discount_check CHECK (
    CASE WHEN kind = 'discount' THEN discount_code_id IS NOT NULL AND count = 1 AND included = 0 AND unit_minutes = 0
         ELSE discount_code_id IS NULL END)
);
CREATE INDEX booking_item_option ON booking_item (option_id);
-- A booking has at most two sessions, and at most one discount.
CREATE UNIQUE INDEX booking_item_session ON booking_item (booking_id) WHERE kind = 'session';
CREATE UNIQUE INDEX booking_item_discount ON booking_item (booking_id) WHERE kind = 'discount';
CREATE INDEX booking_item_discount_code ON booking_item (discount_code_id) WHERE kind = 'discount';

-- The items of a booking add up to its items_cents. Deferred, because a booking and its items are several rows. Bookings
-- without items do not call it.
CREATE FUNCTION booking_items_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid;
BEGIN
  IF TG_TABLE_NAME = 'booking' THEN
    subject := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    subject := OLD.booking_id;
  ELSE
    subject := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM booking,
      LATERAL (SELECT count(*) AS lines,
                      coalesce(sum(greatest(item.count - item.included, 0)::bigint * item.unit_price_cents), 0) AS cents
               FROM booking_item AS item WHERE item.booking_id = booking.id) AS items
    WHERE booking.id = subject
      AND (booking.items_cents <> items.cents OR (booking.own_price_cents IS NULL) <> (items.lines = 0))
  ) THEN
    RAISE EXCEPTION 'the items of booking % do not add up to its price', subject
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_items_add_up';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER booking_items_add_up AFTER INSERT ON booking DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.own_price_cents IS NOT NULL) EXECUTE FUNCTION booking_items_add_up();
CREATE CONSTRAINT TRIGGER booking_items_still_add_up AFTER UPDATE OF own_price_cents, items_cents ON booking
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.own_price_cents, OLD.items_cents) IS DISTINCT FROM (NEW.own_price_cents, NEW.items_cents))
  EXECUTE FUNCTION booking_items_add_up();
CREATE CONSTRAINT TRIGGER booking_item_adds_up AFTER INSERT OR UPDATE OR DELETE ON booking_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_items_add_up();

-- For all. The bookings that take place: deleting a service or a photographer and entering time off list the bookings that
-- are affected (AMB-100, AMB-062).
CREATE VIEW live_booking AS
  SELECT id, service_id, photographer_id, starts_at, ends_at, status, customer_name, service_name
  FROM booking
  WHERE status <> 'CANCELLED';

-- For all. The sessions of bookings that are not cancelled: the service of a booking, and that of its second session.
-- Deleting a service counts both.
CREATE VIEW live_session AS
  SELECT id AS booking_id, service_id, starts_at FROM booking WHERE status <> 'CANCELLED'
  UNION ALL
  SELECT booking.id, item.service_id, booking.starts_at
  FROM booking JOIN booking_item AS item ON item.booking_id = booking.id
  WHERE booking.status <> 'CANCELLED' AND item.kind = 'session';

-- For all. Bookings as statistics and customer profiles read them, with the rule for booked revenue (AMB-042): the recorded
-- revenue, else the price; 0 for a cancelled booking. While a fee for not coming is in force, it is the revenue, whatever
-- was recorded. A booking that was cancelled before it was confirmed never counted, nor did a place until a birth that
-- waits or ended without an hour: reports leave them out.
CREATE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         CASE WHEN no_show_fee_cents IS NULL THEN actual_revenue_cents END AS actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0
              WHEN no_show_fee_cents IS NULL AND actual_revenue_cents IS NOT NULL THEN actual_revenue_cents
              ELSE booking_owed_cents(service_price_cents, no_show_fee_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND (confirm_by IS NOT NULL OR awaits_birth IS NOT NULL) AS never_counted,
         language,
         booking_owed_cents(service_price_cents, no_show_fee_cents) AS owed_cents,
         no_show_fee_cents IS NOT NULL AS charges_no_show_fee,
         customer_words,
         has_time
  FROM booking;

-- What messages about a booking contain, and to whom they go.
CREATE VIEW notified_booking AS
  SELECT id, confirmation_code, calendar_uid, status, version, link_version, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents, photographer_name,
         customer_name, customer_email, customer_phone, customer_whatsapp_notifications, notes, language, source,
         cancel_reason, cancelled_by, confirm_by, cancel_code, pays_in_full,
         has_time
  FROM booking;

-- The contract about a booking, for declarations of withdrawal: whose it is, since when, and with what right.
CREATE VIEW booking_contract AS
  SELECT id, confirmation_code, customer_email, internal, status, starts_at, created_at, contract_at, withdrawal_right,
         link_version
  FROM booking;

-- What was booked besides the services.
CREATE VIEW booking_item_fact AS
  SELECT booking_id, position, kind, option_id, name_de, name_ru, count, included, unit_price_cents, unit_minutes,
         greatest(count - included, 0) * unit_price_cents AS price_cents, service_id, gap_minutes
  FROM booking_item;

CREATE VIEW booking_move_fact AS SELECT moved_at, by_customer FROM booking_move;
