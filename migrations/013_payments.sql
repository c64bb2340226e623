-- What is paid, owed and refunded: by card through the payment provider, by transfer, at the studio.

-- Checkout sessions at the payment provider, one row each, from the session to the last refund (SRV-28..33); the newest one
-- of a booking applies. The row is written before the session is requested, so that a retry requests the same session.
-- Records of money outlive their booking. A status may only be followed by a later one of its list, so the order in which
-- the provider's events arrive does not matter.
CREATE TABLE payment (
  id                  uuid PRIMARY KEY,
  booking_id          uuid REFERENCES booking (id) ON DELETE SET NULL,
  session_id          text UNIQUE,
  checkout_url        text,
  amount_cents        integer NOT NULL CHECK (amount_cents > 0),
  currency            text NOT NULL CHECK (currency IN ('EUR', 'USD', 'RUB')),
  status              text NOT NULL DEFAULT 'open'
                      CHECK (status IN ('asking', 'open', 'closing', 'expired', 'processing', 'failed', 'paid')),
  expires_at          timestamptz(3) NOT NULL,
  created_at          timestamptz(3) NOT NULL DEFAULT now(),
  updated_at          timestamptz(3) NOT NULL DEFAULT now(),
  -- When the customer was first asked for this prepayment; a session that replaces another one keeps the value.
  asked_at            timestamptz(3) NOT NULL DEFAULT now(),
  -- The end of the lease of the process that is requesting the session from the provider.
  leased_until        timestamptz(3),
  failures            integer NOT NULL DEFAULT 0,
  -- When the provider was last asked for the state of the session.
  checked_at          timestamptz(3),
  payment_intent      text,
  paid_at             timestamptz(3),
  -- Paid, but without a valid booking: it has to be refunded (SRV-32).
  refund_needed       boolean NOT NULL DEFAULT false,
  -- Which value of the paid session differed from the request: amount, currency, livemode, booking (P07).
  problem             text,
  -- A payment that is reported after its booking was deleted is stored with its code, so that the studio can refund it.
  deleted_booking_id  uuid,
  deleted_code        text,
  -- What the session is for: the prepayment, or what is left of the price after it (BANK-03).
  purpose             text NOT NULL DEFAULT 'prepayment' CHECK (purpose IN ('prepayment', 'rest')),
  CONSTRAINT payment_has_a_session
    CHECK (status IN ('asking', 'expired') OR (session_id IS NOT NULL AND checkout_url IS NOT NULL))
);
CREATE INDEX payment_booking ON payment (booking_id, created_at);
-- A booking has at most one session at a time that can be paid.
CREATE UNIQUE INDEX payment_one_open ON payment (booking_id) WHERE status IN ('asking', 'open');
CREATE INDEX payment_unsettled ON payment (checked_at) WHERE status IN ('open', 'closing', 'processing');
CREATE INDEX payment_intent ON payment (payment_intent);
CREATE INDEX payment_of_deleted ON payment (created_at) WHERE booking_id IS NULL;
-- What needs attention, for /metrics, which queries it several times a minute.
CREATE INDEX payment_trouble ON payment (created_at) WHERE refund_needed OR problem IS NOT NULL;

CREATE FUNCTION keep_payment_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is paid stays paid' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER payment_stays_paid BEFORE UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status = 'paid' AND NEW.status <> 'paid') EXECUTE FUNCTION keep_payment_paid();

-- A rest is exactly what is left of the price. Whatever changes what is owed, an open session for it must not be paid any
-- more; a new one asks for the new amount.
CREATE FUNCTION end_rest_of_other_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment SET status = CASE status WHEN 'asking' THEN 'expired' ELSE 'closing' END, updated_at = NEW.updated_at
  WHERE booking_id = NEW.id AND purpose = 'rest' AND status IN ('asking', 'open');
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_price_ends_rest AFTER UPDATE OF service_price_cents, no_show_fee_cents ON booking FOR EACH ROW
  WHEN (booking_owed_cents(OLD.service_price_cents, OLD.no_show_fee_cents)
        <> booking_owed_cents(NEW.service_price_cents, NEW.no_show_fee_cents))
  EXECUTE FUNCTION end_rest_of_other_price();

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
-- For /metrics, as payment_trouble.
CREATE INDEX refund_failed ON refund (created_at) WHERE status = 'failed';

-- The total refund of a charge as reported by the provider, including refunds made there. It may be reported before the
-- payment.
CREATE TABLE charge_refund (
  payment_intent  text PRIMARY KEY,
  refunded_cents  integer NOT NULL CHECK (refunded_cents >= 0),
  updated_at      timestamptz(3) NOT NULL
);

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

-- A prepayment that its customer has chosen to transfer: how much, and until when it has to arrive. It is there as long
-- as the booking waits for a payment: whatever ends that (a payment, a cancellation) ends it as well.
CREATE TABLE awaited_transfer (
  booking_id    uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  amount_cents  integer NOT NULL CHECK (amount_cents > 0),
  asked_at      timestamptz(3) NOT NULL,
  due_at        timestamptz(3) NOT NULL
);

CREATE FUNCTION end_awaited_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM awaited_transfer WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_ends_transfer AFTER UPDATE OF status ON booking FOR EACH ROW
  WHEN (OLD.status = 'PAYMENT_PENDING' AND NEW.status <> 'PAYMENT_PENDING') EXECUTE FUNCTION end_awaited_transfer();

-- What was received at the studio: in cash, by card at a terminal, by a transfer that has arrived, by a voucher. How much,
-- who recorded it and when. A record that was a mistake, or whose money was returned, is marked as withdrawn and stays
-- readable. A booking may have several: a deposit and the rest, partly in cash and partly by card.
CREATE TABLE cash_payment (
  id             uuid PRIMARY KEY,
  booking_id     uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  amount_cents   integer NOT NULL CHECK (amount_cents > 0),
  -- Ids of administrators.
  recorded_by    text NOT NULL,
  recorded_at    timestamptz(3) NOT NULL,
  taken_back_by  text,
  taken_back_at  timestamptz(3),
  method         text NOT NULL DEFAULT 'cash' CHECK (method IN ('cash', 'card_terminal', 'transfer', 'voucher')),
  CHECK ((taken_back_by IS NULL) = (taken_back_at IS NULL))
);
CREATE INDEX cash_payment_booking ON cash_payment (booking_id);

-- Together they never exceed what is owed.
CREATE FUNCTION cash_within_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owed integer;
BEGIN
  -- Payments of one booking wait for each other: each sees the earlier ones.
  SELECT booking_owed_cents(service_price_cents, no_show_fee_cents) INTO owed
  FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF owed < (SELECT sum(amount_cents) FROM cash_payment WHERE booking_id = NEW.booking_id AND taken_back_at IS NULL) THEN
    RAISE EXCEPTION 'more was paid at the studio than the price of the booking'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_payment_within_price';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_payment_within_price AFTER INSERT ON cash_payment
  FOR EACH ROW EXECUTE FUNCTION cash_within_price();
