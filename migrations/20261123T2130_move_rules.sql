-- Customers may move a session themselves, by the link of their mails, if the studio allows it. The same shape as move_rules
-- in the calendar settings; in a service null means: as the calendar settings say.
CREATE FUNCTION is_moves_by_link(rules jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(rules ->> 'kind' = 'by_link'
    AND (rules ->> 'until_hours') ~ '^\d{1,3}$'
    AND (rules ->> 'free_moves') ~ '^\d{1,2}$'
    AND (rules ->> 'most_days_later') ~ '^\d{1,3}$'
    AND (jsonb_typeof(rules -> 'fee_cents') = 'null' OR (rules ->> 'fee_cents') ~ '^[1-9]\d{0,5}$'), false)
$$;

ALTER TABLE service ADD COLUMN move_rules jsonb CONSTRAINT service_move_rules_check CHECK (
  move_rules IS NULL OR move_rules ->> 'kind' IS NOT DISTINCT FROM 'none' OR is_moves_by_link(move_rules));

-- What was agreed when the booking was made; null: its customer cannot move it. agreed_starts_at: the start from which the
-- days are counted that a session may be later, the one that was booked or that the studio has set; null: starts_at.
-- refund_starts_at: the earliest start since then, from which the refund stages are counted; null: starts_at.
ALTER TABLE booking
  ADD COLUMN move_rules jsonb CONSTRAINT booking_move_rules_check CHECK (move_rules IS NULL OR is_moves_by_link(move_rules)),
  ADD COLUMN moves_by_customer integer NOT NULL DEFAULT 0,
  ADD COLUMN agreed_starts_at timestamptz(3),
  ADD COLUMN refund_starts_at timestamptz(3),
  ADD CONSTRAINT booking_moves_check CHECK (
    CASE WHEN moves_by_customer = 0 THEN true
         WHEN moves_by_customer NOT BETWEEN 1 AND 20 OR move_rules IS NULL THEN false
         ELSE move_rules ->> 'fee_cents' IS NOT NULL OR moves_by_customer <= (move_rules ->> 'free_moves')::integer END),
  ADD CONSTRAINT booking_refund_start_check CHECK (
    CASE WHEN agreed_starts_at IS NULL THEN refund_starts_at IS NULL
         ELSE (refund_starts_at <= least(agreed_starts_at, starts_at)) IS TRUE END);

-- A session that the studio moves, or restores at another time, begins anew: whichever version of the program writes.
CREATE FUNCTION forget_agreed_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.agreed_starts_at := NULL;
  NEW.refund_starts_at := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_forgets_agreed_start BEFORE UPDATE OF starts_at ON booking
  FOR EACH ROW WHEN (OLD.starts_at <> NEW.starts_at AND OLD.moves_by_customer = NEW.moves_by_customer
                     AND OLD.agreed_starts_at IS NOT NULL)
  EXECUTE FUNCTION forget_agreed_start();

-- The number of moves only grows, one by one.
CREATE FUNCTION count_moves_by_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moves of booking % are counted one by one', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_moves_are_counted';
END
$$;
CREATE TRIGGER booking_counts_moves BEFORE UPDATE OF moves_by_customer ON booking
  FOR EACH ROW WHEN (NEW.moves_by_customer NOT IN (OLD.moves_by_customer, OLD.moves_by_customer + 1))
  EXECUTE FUNCTION count_moves_by_customer();

-- What a customer's move costs is an item of the booking, so the price contains it.
ALTER TABLE booking_item DROP CONSTRAINT booking_item_kind_check,
  ADD CONSTRAINT booking_item_kind_check CHECK (kind IN ('option', 'people', 'move_fee'));
