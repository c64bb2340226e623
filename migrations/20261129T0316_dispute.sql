-- Money that the bank of a customer takes back (SRV-100). The provider calls it a dispute. It may be reported before the
-- payment, and belongs to it by the payment intent.
CREATE TABLE dispute (
  -- Of the provider.
  id              text PRIMARY KEY,
  payment_intent  text NOT NULL,
  amount_cents    integer NOT NULL CHECK (amount_cents > 0),
  -- 'contested': nothing is decided, the money is with the studio. 'withdrawn': nothing is decided, the money is away.
  state           text NOT NULL CHECK (state IN ('contested', 'withdrawn', 'won', 'lost')),
  -- A code of the provider.
  reason          text,
  -- When the provider said so: of two decisions the later one counts.
  reported_at     timestamptz(3) NOT NULL,
  -- What the studio was told last; null: nothing yet.
  told_state      text CHECK (told_state IN ('contested', 'won', 'lost')),
  created_at      timestamptz(3) NOT NULL,
  updated_at      timestamptz(3) NOT NULL
);
CREATE INDEX dispute_intent ON dispute (payment_intent);

-- What is decided stays decided. A refund and a dispute of one payment wait for each other.
CREATE FUNCTION keep_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state IN ('won', 'lost') AND NEW.state NOT IN ('won', 'lost') THEN
    RAISE EXCEPTION 'what is decided stays decided' USING ERRCODE = 'restrict_violation';
  END IF;
  PERFORM FROM payment WHERE payment_intent = NEW.payment_intent FOR UPDATE;
  PERFORM FROM voucher_order WHERE payment_intent = NEW.payment_intent FOR UPDATE;
  RETURN NEW;
END
$$;
CREATE TRIGGER dispute_stays_decided BEFORE INSERT OR UPDATE ON dispute FOR EACH ROW EXECUTE FUNCTION keep_dispute();

-- The part of a payment that the bank has taken back and that was not refunded; the same rule as lostOf (payments).
CREATE FUNCTION payment_lost_cents(paid payment) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least((SELECT coalesce(sum(amount_cents), 0) FROM dispute
                WHERE payment_intent = (paid).payment_intent AND state IN ('withdrawn', 'lost')),
               greatest(0, (paid).amount_cents - payment_given_back(paid)))::bigint
$$;

-- What is contested or lost is not refunded.
CREATE OR REPLACE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- A booking is kept while something is contested: it may come back. What is lost is no money of the studio.
CREATE OR REPLACE FUNCTION keep_booking_with_money() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- What is lost does not count as paid: neither in reports, nor in the entries of money, which follow this view.
CREATE OR REPLACE VIEW payment_fact AS
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

CREATE OR REPLACE VIEW booking_money AS
  SELECT booking.id AS booking_id, booking.starts_at,
         coalesce(sum(paid.amount_cents) FILTER (WHERE paid.status = 'paid'), 0)::bigint AS paid_cents,
         coalesce(sum(least(paid.amount_cents, greatest(paid.accepted, paid.charged)))
                  FILTER (WHERE paid.status = 'paid'), 0)::bigint AS refunded_cents,
         CASE WHEN booking.status = 'PAYMENT_PENDING' AND NOT bool_or(paid.status = 'paid') THEN
           coalesce((array_agg(paid.amount_cents ORDER BY
             paid.status = 'processing' DESC, paid.status = 'open' DESC,
             CASE WHEN paid.status = 'processing' THEN paid.created_at END,
             paid.created_at DESC, paid.id DESC
           ) FILTER (WHERE paid.status <> 'asking'))[1], 0)
         ELSE 0 END::bigint AS open_cents,
         bool_or(paid.status = 'paid' AND paid.refund_needed
                 AND greatest(paid.accepted + paid.requested, paid.charged) < paid.amount_cents) AS refund_needed,
         bool_or(paid.contested > 0) AS is_contested
  FROM booking
  JOIN payment_fact AS paid ON paid.booking_id = booking.id
  GROUP BY booking.id;

-- Documents name what was received and is still there.
CREATE OR REPLACE VIEW received_payment AS
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

-- Payments that the bank contests or has taken back, wholly or in part: one row for each dispute.
CREATE VIEW disputed_payment AS
  SELECT payment.id, payment.booking_id, dispute.state
  FROM dispute JOIN payment ON payment.payment_intent = dispute.payment_intent
  WHERE payment.status = 'paid' AND dispute.state <> 'won';

CREATE FUNCTION enter_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_money_of_intent(NEW.payment_intent);
  PERFORM enter_money(id, NEW.updated_at) FROM payment WHERE payment_intent = NEW.payment_intent;
  RETURN NULL;
END
$$;
CREATE TRIGGER dispute_is_entered AFTER INSERT OR UPDATE OF state, amount_cents ON dispute
  FOR EACH ROW EXECUTE FUNCTION enter_dispute();
