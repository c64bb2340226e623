-- What of a payment was given back or lost, whether a booking with money may go, and the views of payments.

-- The refunded part of a payment, as far as the provider has accepted it; the same rule as refundedOf (payments).
CREATE FUNCTION payment_given_back(paid payment) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(
    coalesce(sum(amount_cents) FILTER (WHERE status IN ('pending', 'succeeded')), 0),
    coalesce((SELECT refunded_cents FROM charge_refund WHERE payment_intent = (paid).payment_intent), 0)
      - coalesce(sum(amount_cents) FILTER (WHERE status = 'failed' AND refund_id IS NOT NULL), 0))
  FROM refund WHERE payment_id = (paid).id OR payment_intent = (paid).payment_intent
$$;

-- The part of a payment that the bank has taken back and that was not refunded; the same rule as lostOf (payments).
CREATE FUNCTION payment_lost_cents(paid payment) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least((SELECT coalesce(sum(amount_cents), 0) FROM dispute
                WHERE payment_intent = (paid).payment_intent AND state IN ('withdrawn', 'lost')),
               greatest(0, (paid).amount_cents - payment_given_back(paid)))::bigint
$$;

-- Cents of a payment that were given back or are on their way back (`committedOf`), by its id, its intent, or both. What
-- the provider has told of the charge may include refunds that are not stored here, and refunds that failed later.
CREATE FUNCTION refund_committed_cents(paid_id uuid, paid_intent text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(coalesce(sum(amount_cents) FILTER (WHERE status <> 'failed'), 0),
                  coalesce((SELECT refunded_cents FROM charge_refund WHERE payment_intent = paid_intent), 0)
                    - coalesce(sum(amount_cents) FILTER (WHERE status = 'failed' AND refund_id IS NOT NULL), 0))
  FROM refund WHERE payment_id = paid_id OR payment_intent = paid_intent
$$;

-- No more is refunded than was paid, also under concurrency, and nothing that is contested or lost. Refunds that the
-- provider reports are always stored. A refund of a voucher has no payment, only the intent of its order.
CREATE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid record;
BEGIN
  IF NEW.payment_id IS NULL THEN
    SELECT NULL::uuid AS id, payment_intent, amount_cents, status INTO paid FROM voucher_order
    WHERE payment_intent = NEW.payment_intent FOR UPDATE;
  ELSE
    SELECT id, payment_intent, amount_cents, status INTO paid FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  END IF;
  IF EXISTS (SELECT FROM dispute WHERE payment_intent = paid.payment_intent AND state <> 'won') THEN
    RAISE EXCEPTION 'this payment is contested' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_of_contested';
  END IF;
  IF paid.status IS DISTINCT FROM 'paid'
    OR NEW.amount_cents + refund_committed_cents(paid.id, paid.payment_intent) > paid.amount_cents THEN
    RAISE EXCEPTION 'more than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refund_within_payment BEFORE INSERT ON refund
  FOR EACH ROW WHEN (NEW.status = 'requested') EXECUTE FUNCTION refuse_refund_beyond_payment();

-- A booking with money on it stays.

-- A booking is not deleted while money for it was received and not refunded, or can still arrive; also while something is
-- contested, because it may come back. What is lost is no money of the studio. A transaction that changes a payment has
-- locked its booking before, as the deletion has when this trigger runs. Raises a foreign key violation, which is reported
-- as a conflict.
CREATE FUNCTION keep_booking_with_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM payment WHERE booking_id = OLD.id AND (
      status IN ('asking', 'open', 'processing')
      OR (status = 'paid' AND payment_given_back(payment) + payment_lost_cents(payment) < amount_cents)
      OR (status = 'paid' AND EXISTS (
        SELECT FROM dispute
        WHERE dispute.payment_intent = payment.payment_intent AND state IN ('contested', 'withdrawn')))
      OR (status <> 'paid' AND problem IS NOT NULL AND payment_given_back(payment) = 0))
  ) THEN
    RAISE EXCEPTION 'there is money on the booking'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'booking_without_money';
  END IF;
  UPDATE payment SET deleted_booking_id = OLD.id, deleted_code = OLD.confirmation_code WHERE booking_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER booking_without_money BEFORE DELETE ON booking FOR EACH ROW EXECUTE FUNCTION keep_booking_with_money();

CREATE FUNCTION keep_booking_with_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cash_payment WHERE booking_id = OLD.id AND taken_back_at IS NULL) THEN
    RAISE EXCEPTION 'there is cash on the booking'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'booking_without_money';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER booking_without_cash BEFORE DELETE ON booking FOR EACH ROW EXECUTE FUNCTION keep_booking_with_cash();

CREATE FUNCTION refuse_truncation_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed'
    OR EXISTS (SELECT FROM cash_payment WHERE taken_back_at IS NULL)
    OR EXISTS (
      SELECT FROM payment WHERE booking_id IS NOT NULL AND (
        status IN ('asking', 'open', 'processing')
        OR (status = 'paid' AND payment_given_back(payment) < amount_cents)
        OR (status <> 'paid' AND problem IS NOT NULL AND payment_given_back(payment) = 0)))
  THEN
    RAISE EXCEPTION 'there is money on a booking'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'booking_without_money';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_never_emptied BEFORE TRUNCATE ON booking
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation_of_money();

-- Views.

-- Every payment with its refunds in cents: accepted by the provider, requested, and the provider's total for the charge.
-- Payments at the studio are paid ones. An awaited transfer is an open payment; it is older than every checkout session, so
-- that an open session counts first. What is lost does not count as paid: neither in reports, nor in the entries of money,
-- which follow this view.
CREATE VIEW payment_fact AS
  SELECT payment.id, payment.booking_id, payment.amount_cents - lost.cents AS amount_cents, payment.status,
         payment.refund_needed AND disputed.payment_intent IS NULL AS refund_needed, payment.created_at,
         given.accepted, given.requested, given.charged,
         CASE WHEN payment.status = 'paid' THEN coalesce(disputed.contested_cents, 0) ELSE 0 END AS contested
  FROM (
    SELECT id, booking_id, amount_cents, status, refund_needed, payment_intent, created_at FROM payment
    UNION ALL
    SELECT id, booking_id, amount_cents, 'paid', false, NULL, recorded_at FROM cash_payment WHERE taken_back_at IS NULL
    UNION ALL
    SELECT booking_id, booking_id, amount_cents, 'open', false, NULL, '-infinity'::timestamptz(3) FROM awaited_transfer
  ) AS payment
  -- Refunds are few, so the join starts from them.
  LEFT JOIN (
    SELECT of_payment.id,
           coalesce(sum(refund.amount_cents) FILTER (WHERE refund.status IN ('pending', 'succeeded')), 0) AS accepted,
           coalesce(sum(refund.amount_cents) FILTER (WHERE refund.status = 'requested'), 0) AS requested,
           coalesce(sum(refund.amount_cents) FILTER (WHERE refund.status = 'failed' AND refund.refund_id IS NOT NULL), 0)
             AS bounced
    FROM refund
    JOIN payment AS of_payment
      ON of_payment.id = refund.payment_id OR of_payment.payment_intent = refund.payment_intent
    GROUP BY of_payment.id
  ) AS known ON known.id = payment.id
  LEFT JOIN charge_refund ON charge_refund.payment_intent = payment.payment_intent
  LEFT JOIN (
    SELECT payment_intent, coalesce(sum(amount_cents) FILTER (WHERE state IN ('withdrawn', 'lost')), 0) AS away_cents,
           coalesce(sum(amount_cents) FILTER (WHERE state IN ('contested', 'withdrawn')), 0) AS contested_cents
    FROM dispute WHERE state <> 'won' GROUP BY payment_intent
  ) AS disputed ON disputed.payment_intent = payment.payment_intent
  CROSS JOIN LATERAL (
    SELECT coalesce(known.accepted, 0) AS accepted, coalesce(known.requested, 0) AS requested,
           -- The provider's total for the charge may exceed the known refunds, and includes those that failed later.
           coalesce(charge_refund.refunded_cents, 0) - coalesce(known.bounced, 0) AS charged
  ) AS given
  CROSS JOIN LATERAL (
    SELECT CASE WHEN payment.status = 'paid' AND disputed.away_cents > 0 THEN
             least(disputed.away_cents, greatest(0, payment.amount_cents - greatest(given.accepted, given.charged)))::integer
           ELSE 0 END AS cents
  ) AS lost;

-- What customers have paid for their bookings, and how. Documents name what was received and is still there.
CREATE VIEW received_payment AS
  SELECT id, booking_id,
         amount_cents - CASE WHEN payment_intent IN (SELECT payment_intent FROM dispute WHERE state IN ('withdrawn', 'lost'))
                             THEN payment_lost_cents(payment)::integer ELSE 0 END AS amount_cents,
         paid_at, 'online' AS method
  FROM payment
  WHERE status = 'paid' AND booking_id IS NOT NULL AND paid_at IS NOT NULL AND NOT refund_needed AND problem IS NULL
    AND currency = 'EUR'
    AND (payment_intent IN (SELECT payment_intent FROM dispute WHERE state IN ('withdrawn', 'lost'))
         AND amount_cents <= payment_lost_cents(payment)) IS NOT TRUE
  UNION ALL
  SELECT id, booking_id, amount_cents, recorded_at, method FROM cash_payment WHERE taken_back_at IS NULL;

-- For all. Payments that the bank contests or has taken back, wholly or in part: one row for each dispute.
CREATE VIEW disputed_payment AS
  SELECT payment.id, payment.booking_id, dispute.state
  FROM dispute JOIN payment ON payment.payment_intent = dispute.payment_intent
  WHERE payment.status = 'paid' AND dispute.state <> 'won';
