-- A service that customers may book right after another one: two sessions in a row are one booking. The booking has one
-- time, one price and one payment; the second session is an item of it.
ALTER TABLE service ADD COLUMN as_second_session boolean NOT NULL DEFAULT false;

-- service_id: the service of a second session. gap_minutes: how many of its minutes lie between the two sessions.
ALTER TABLE booking_item
  ADD COLUMN service_id uuid REFERENCES service (id),
  ADD COLUMN gap_minutes integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT booking_item_kind_check,
  ADD CONSTRAINT booking_item_kind_check CHECK (kind IN ('option', 'people', 'session', 'move_fee')),
  ADD CONSTRAINT booking_item_session_check CHECK (
    CASE WHEN kind = 'session' THEN service_id IS NOT NULL AND count = 1 AND included = 0
                                    AND gap_minutes BETWEEN 0 AND unit_minutes
         ELSE service_id IS NULL AND gap_minutes = 0 END);
-- A booking has at most two sessions.
CREATE UNIQUE INDEX booking_item_session ON booking_item (booking_id) WHERE kind = 'session';

CREATE OR REPLACE VIEW booking_item_fact AS
  SELECT booking_id, position, kind, option_id, name_de, name_ru, count, included, unit_price_cents, unit_minutes,
         greatest(count - included, 0) * unit_price_cents AS price_cents, service_id, gap_minutes
  FROM booking_item;
