-- Vouchers that customers buy on the website and pay through the provider (VOU-08, decision 0042). An order is written
-- before the provider is called; the voucher that it becomes has its id, so that it is sold once.
ALTER TABLE voucher DROP CONSTRAINT voucher_method_check;
ALTER TABLE voucher ADD CONSTRAINT voucher_method_check CHECK (method IN ('cash', 'card_terminal', 'transfer', 'online'));

CREATE TABLE voucher_order (
  id              uuid PRIMARY KEY,
  -- Idempotency-Key of the order, and a hash of what was ordered with it.
  order_key       text NOT NULL UNIQUE,
  order_hash      text NOT NULL,
  -- In EUR.
  amount_cents    integer NOT NULL CHECK (amount_cents > 0),
  -- What is sold and mailed, with all that names a person; null: it was sold, or the buyer was erased.
  wanted          jsonb,
  -- As of a payment of a booking (docs/rules/payments.md).
  status          text NOT NULL CHECK (status IN ('asking', 'open', 'closing', 'expired', 'processing', 'failed', 'paid')),
  -- At the provider; null: its response is missing.
  session_id      text UNIQUE,
  checkout_url    text,
  -- Until when it can be paid there.
  expires_at      timestamptz(3) NOT NULL,
  payment_intent  text UNIQUE,
  -- Why a payment was kept without selling anything: what differs from the order, or that it cannot be sold.
  problem         text CHECK (problem IN ('amount', 'currency', 'livemode', 'erased', 'refused')),
  checked_at      timestamptz(3),
  paid_at         timestamptz(3),
  sold_at         timestamptz(3),
  created_at      timestamptz(3) NOT NULL,
  updated_at      timestamptz(3) NOT NULL,
  CHECK ((paid_at IS NOT NULL) = (status = 'paid')),
  CHECK (status <> 'paid' OR payment_intent IS NOT NULL),
  CHECK (sold_at IS NULL OR status = 'paid')
);
CREATE INDEX voucher_order_unsold ON voucher_order (created_at) WHERE sold_at IS NULL;
CREATE INDEX voucher_order_buyer ON voucher_order (lower(wanted ->> 'buyer_email')) WHERE wanted IS NOT NULL;

-- What is paid stays paid, and what is sold stays sold.
CREATE FUNCTION keep_voucher_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status IN ('asking', 'expired', 'failed') AND OLD.problem IS NULL THEN RETURN OLD; END IF;
  ELSIF (OLD.status <> 'paid' OR NEW.status = 'paid')
    AND (OLD.sold_at IS NULL OR NEW.sold_at = OLD.sold_at)
    AND NEW.amount_cents = OLD.amount_cents THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an order that was paid stays' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER voucher_order_stays BEFORE UPDATE OR DELETE ON voucher_order
  FOR EACH ROW EXECUTE FUNCTION keep_voucher_order();

-- A payment that does not fit appears above the open list of vouchers.
CREATE TRIGGER voucher_order_tells_update AFTER UPDATE ON voucher_order
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');

-- The mail to the studio about such a payment.
ALTER TABLE message ADD COLUMN voucher_order_id uuid REFERENCES voucher_order (id);
CREATE INDEX message_voucher_order ON message (voucher_order_id) WHERE voucher_order_id IS NOT NULL;

-- Cents of a payment that were given back or are on their way back (`committedOf`), by its id, its intent, or both. What
-- the provider has told of the charge may include refunds that are not stored here, and refunds that failed later.
CREATE FUNCTION refund_committed_cents(paid_id uuid, paid_intent text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(coalesce(sum(amount_cents) FILTER (WHERE status <> 'failed'), 0),
                  coalesce((SELECT refunded_cents FROM charge_refund WHERE payment_intent = paid_intent), 0)
                    - coalesce(sum(amount_cents) FILTER (WHERE status = 'failed' AND refund_id IS NOT NULL), 0))
  FROM refund WHERE payment_id = paid_id OR payment_intent = paid_intent
$$;

-- A refund of a voucher has no payment, only the intent of its order.
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
  IF paid.status IS DISTINCT FROM 'paid'
    OR NEW.amount_cents + refund_committed_cents(paid.id, paid.payment_intent) > paid.amount_cents THEN
    RAISE EXCEPTION 'more than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_payment';
  END IF;
  RETURN NEW;
END
$$;

-- The list of vouchers shows how a refund stands.
CREATE TRIGGER refund_tells_voucher_insert AFTER INSERT ON refund
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');
CREATE TRIGGER refund_tells_voucher_update AFTER UPDATE ON refund
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');
