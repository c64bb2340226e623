-- Payments, from the checkout session to the last refund (SRV-28..33).

-- The row is written before the session is requested, so that a retry requests the same session. Records of money
-- outlive their booking. A status may only be followed by a later one of this list, so the order in which the provider's
-- events arrive does not matter.
ALTER TABLE payment
  ALTER COLUMN booking_id DROP NOT NULL,
  ALTER COLUMN session_id DROP NOT NULL,
  ALTER COLUMN checkout_url DROP NOT NULL,
  DROP CONSTRAINT payment_booking_id_fkey,
  ADD CONSTRAINT payment_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking (id) ON DELETE SET NULL,
  DROP CONSTRAINT payment_status_check,
  ADD CONSTRAINT payment_status_check
    CHECK (status IN ('asking', 'open', 'closing', 'expired', 'processing', 'failed', 'paid')),
  ADD CONSTRAINT payment_has_a_session
    CHECK (status IN ('asking', 'expired') OR (session_id IS NOT NULL AND checkout_url IS NOT NULL)),
  -- When the customer was first asked for this prepayment; a session that replaces another one keeps the value.
  ADD COLUMN asked_at timestamptz(3),
  -- The end of the lease of the process that is requesting the session from the provider.
  ADD COLUMN leased_until timestamptz(3),
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  -- When the provider was last asked for the state of the session.
  ADD COLUMN checked_at timestamptz(3),
  ADD COLUMN payment_intent text,
  ADD COLUMN paid_at timestamptz(3),
  -- Paid, but without a valid booking: it has to be refunded (SRV-32).
  ADD COLUMN refund_needed boolean NOT NULL DEFAULT false,
  -- Which value of the paid session differed from the request: amount, currency, livemode, booking (P07).
  ADD COLUMN problem text;
UPDATE payment SET asked_at = created_at, paid_at = CASE WHEN status = 'paid' THEN updated_at END;
ALTER TABLE payment
  ALTER COLUMN asked_at SET DEFAULT now(),
  ALTER COLUMN asked_at SET NOT NULL;
-- A booking has at most one session at a time that can be paid.
CREATE UNIQUE INDEX payment_one_open ON payment (booking_id) WHERE status IN ('asking', 'open');
CREATE INDEX payment_unsettled ON payment (checked_at) WHERE status IN ('open', 'closing', 'processing');
CREATE INDEX payment_intent ON payment (payment_intent);

CREATE FUNCTION keep_payment_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is paid stays paid' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payment_stays_paid BEFORE UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status = 'paid' AND NEW.status <> 'paid') EXECUTE FUNCTION keep_payment_paid();

-- Every event of the provider counts once (SRV-29).
CREATE TABLE payment_event (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  received_at  timestamptz(3) NOT NULL
);
CREATE INDEX payment_event_received ON payment_event (received_at);

-- Refunds (SRV-33): those requested by the studio, and those made at the provider itself.
CREATE TABLE refund (
  id               uuid PRIMARY KEY,
  -- For refunds that we request. Refunds reported by the provider are found by their payment intent, which may be known
  -- before the payment.
  payment_id       uuid REFERENCES payment (id),
  payment_intent   text,
  refund_id        text UNIQUE,
  amount_cents     integer NOT NULL CHECK (amount_cents > 0),
  status           text NOT NULL CHECK (status IN ('requested', 'pending', 'succeeded', 'failed')),
  -- Why it failed, as a code of the provider.
  failure          text,
  -- 'customer', 'system', 'provider', or the id of an administrator.
  requested_by     text NOT NULL,
  -- The Idempotency-Key of the request: a repeated request makes one refund.
  request_key      text,
  attempts         integer NOT NULL DEFAULT 0,
  next_attempt_at  timestamptz(3) NOT NULL,
  created_at       timestamptz(3) NOT NULL,
  updated_at       timestamptz(3) NOT NULL,
  CHECK (payment_id IS NOT NULL OR payment_intent IS NOT NULL)
);
CREATE INDEX refund_payment ON refund (payment_id);
CREATE INDEX refund_intent ON refund (payment_intent);
CREATE INDEX refund_due ON refund (next_attempt_at) WHERE status = 'requested';
CREATE UNIQUE INDEX refund_once ON refund (payment_id, request_key);

-- The total refund of a charge as reported by the provider, including refunds made there. It may be reported before the
-- payment.
CREATE TABLE charge_refund (
  payment_intent  text PRIMARY KEY,
  refunded_cents  integer NOT NULL CHECK (refunded_cents >= 0),
  updated_at      timestamptz(3) NOT NULL
);

-- No more is refunded than was paid, also under concurrency. Refunds that the provider reports are always stored.
CREATE FUNCTION refuse_refund_beyond_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid payment;
BEGIN
  SELECT * INTO paid FROM payment WHERE id = NEW.payment_id FOR UPDATE;
  IF paid.status IS DISTINCT FROM 'paid' OR NEW.amount_cents + (
    SELECT greatest(coalesce(sum(amount_cents) FILTER (WHERE status <> 'failed'), 0),
                    coalesce((SELECT refunded_cents FROM charge_refund WHERE payment_intent = paid.payment_intent), 0)
                      - coalesce(sum(amount_cents) FILTER (WHERE status = 'failed' AND refund_id IS NOT NULL), 0))
    FROM refund WHERE payment_id = paid.id OR payment_intent = paid.payment_intent
  ) > paid.amount_cents THEN
    RAISE EXCEPTION 'more than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER refund_within_payment BEFORE INSERT ON refund
  FOR EACH ROW WHEN (NEW.status = 'requested') EXECUTE FUNCTION refuse_refund_beyond_payment();
