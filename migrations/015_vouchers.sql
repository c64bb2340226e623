-- Vouchers (VOU-01, VOU-02): what was sold, and an append-only ledger of what happened to it (decision 0040).

CREATE TABLE voucher (
  id              uuid PRIMARY KEY,
  -- SHA-256 of the code, which has 80 random bits; and the code itself, sealed, so that the PDF can be made again.
  code_hash       bytea NOT NULL UNIQUE CHECK (octet_length(code_hash) = 32),
  code_sealed     text NOT NULL,
  last_four       text NOT NULL CHECK (last_four ~ '^[2-9A-HJ-NP-Z]{4}$'),
  amount_cents    integer NOT NULL CHECK (amount_cents > 0),
  -- The last day on which it can be redeemed.
  valid_until     date NOT NULL,
  -- How it was paid.
  method          text NOT NULL CHECK (method IN ('cash', 'card_terminal', 'transfer', 'online')),
  -- Computed from the rates of the services when it was sold (VOU-03); `purpose_rates`: those rates.
  purpose         text NOT NULL CHECK (purpose IN ('single', 'multi')),
  purpose_reason  text NOT NULL CHECK (purpose_reason IN ('one_rate', 'several_rates', 'small_business', 'no_rates')),
  purpose_rates   integer[] NOT NULL,
  -- Empty: nobody was named, or that person was erased.
  buyer_name      text NOT NULL,
  buyer_email     text,
  -- For whom it is; printed on it. Empty: nobody was named, or the buyer was erased.
  recipient_name  text NOT NULL,
  dedication      text NOT NULL,
  language        text NOT NULL CHECK (language IN ('de', 'ru')),
  -- Ids of administrators.
  sold_by         text NOT NULL,
  sold_at         timestamptz(3) NOT NULL,
  -- Idempotency-Key of the sale: pressed twice, it is sold once.
  sale_key        text UNIQUE,
  blocked_by      text,
  blocked_at      timestamptz(3),
  block_reason    text,
  CHECK ((blocked_at IS NULL) = (blocked_by IS NULL) AND (blocked_at IS NULL) = (block_reason IS NULL)),
  CHECK (purpose = 'multi' OR purpose_reason IN ('one_rate', 'small_business'))
);
CREATE INDEX voucher_sold ON voucher (sold_at DESC, id);
CREATE INDEX voucher_buyer ON voucher (lower(buyer_email)) WHERE buyer_email IS NOT NULL;

-- What was sold stays as it was sold. A voucher is blocked and unblocked, its buyer erased, its code sealed with another key.
CREATE FUNCTION keep_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF extract(year FROM OLD.valid_until) + 8 < extract(year FROM now() AT TIME ZONE 'Europe/Berlin') THEN RETURN OLD; END IF;
  ELSIF to_jsonb(NEW) - '{code_sealed,buyer_name,buyer_email,recipient_name,dedication,blocked_by,blocked_at,block_reason}'::text[]
      = to_jsonb(OLD) - '{code_sealed,buyer_name,buyer_email,recipient_name,dedication,blocked_by,blocked_at,block_reason}'::text[] THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a voucher stays as it was sold' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER voucher_stays BEFORE UPDATE OR DELETE ON voucher FOR EACH ROW EXECUTE FUNCTION keep_voucher();
CREATE TRIGGER voucher_never_emptied BEFORE TRUNCATE ON voucher
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- The ledger. The number and the balance of an entry are computed by the database, under a lock of the voucher.
CREATE TABLE voucher_entry (
  voucher_id         uuid NOT NULL REFERENCES voucher (id) ON DELETE CASCADE,
  number             integer NOT NULL CHECK (number >= 1),
  -- `given_back`: the payment was taken back. `sale_undone`: the buyer got the money back for an unused voucher. `lapsed`:
  -- its last day is over, and what was left is not owed any more.
  kind               text NOT NULL CHECK (kind IN ('sold', 'redeemed', 'given_back', 'sale_undone', 'lapsed')),
  amount_cents       integer NOT NULL,
  balance_cents      integer NOT NULL CONSTRAINT voucher_balance CHECK (balance_cents >= 0),
  -- The payment at the studio. No reference: an entry outlives it.
  cash_payment_id    uuid,
  confirmation_code  text,
  -- Id of an administrator.
  actor              text NOT NULL,
  at                 timestamptz(3) NOT NULL,
  PRIMARY KEY (voucher_id, number),
  CHECK ((kind = 'sold') = (number = 1)),
  CHECK ((amount_cents > 0) = (kind IN ('sold', 'given_back')) AND amount_cents <> 0),
  CHECK ((cash_payment_id IS NOT NULL) = (kind IN ('redeemed', 'given_back')))
);
-- A payment is redeemed once and given back once.
CREATE UNIQUE INDEX voucher_entry_payment ON voucher_entry (cash_payment_id, kind) WHERE cash_payment_id IS NOT NULL;

CREATE FUNCTION count_voucher_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sold voucher;
  last voucher_entry;
BEGIN
  -- Entries of one voucher wait for each other: each sees the earlier ones.
  SELECT * INTO sold FROM voucher WHERE id = NEW.voucher_id FOR NO KEY UPDATE;
  SELECT * INTO last FROM voucher_entry WHERE voucher_id = NEW.voucher_id ORDER BY number DESC LIMIT 1;
  IF NEW.kind = 'lapsed' THEN
    IF (NEW.at AT TIME ZONE 'Europe/Berlin')::date <= sold.valid_until THEN
      RAISE EXCEPTION 'the voucher is still valid' USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_lapsed';
    END IF;
    -- All that is left. Whoever comes second finds nothing, and adds nothing.
    IF last.balance_cents = 0 THEN RETURN NULL; END IF;
    NEW.amount_cents := 0 - last.balance_cents;
  END IF;
  NEW.number := coalesce(last.number, 0) + 1;
  NEW.balance_cents := coalesce(last.balance_cents, 0) + NEW.amount_cents;
  IF NEW.balance_cents > sold.amount_cents OR (NEW.kind = 'sale_undone' AND NEW.amount_cents <> 0 - sold.amount_cents) THEN
    RAISE EXCEPTION 'this does not fit what was sold' USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_amount';
  END IF;
  IF NEW.kind = 'redeemed' AND sold.blocked_at IS NOT NULL THEN
    RAISE EXCEPTION 'the voucher is blocked' USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_not_blocked';
  END IF;
  IF NEW.kind = 'redeemed' AND (NEW.at AT TIME ZONE 'Europe/Berlin')::date > sold.valid_until THEN
    RAISE EXCEPTION 'the voucher is not valid any more' USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_valid';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER voucher_entry_counted BEFORE INSERT ON voucher_entry FOR EACH ROW EXECUTE FUNCTION count_voucher_entry();

CREATE FUNCTION keep_voucher_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Only together with its voucher.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM voucher WHERE id = OLD.voucher_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'an entry of a voucher is never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER voucher_entry_append_only BEFORE UPDATE OR DELETE ON voucher_entry
  FOR EACH ROW EXECUTE FUNCTION keep_voucher_entry();
CREATE TRIGGER voucher_entry_never_emptied BEFORE TRUNCATE ON voucher_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

CREATE FUNCTION enter_sold_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voucher_entry (voucher_id, kind, amount_cents, actor, at)
  VALUES (NEW.id, 'sold', NEW.amount_cents, NEW.sold_by, NEW.sold_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER voucher_is_entered AFTER INSERT ON voucher FOR EACH ROW EXECUTE FUNCTION enter_sold_voucher();

-- The list of vouchers follows what others do: an entry of the ledger is told as `voucher`, also where the audit names only
-- the booking that was paid. It also shows how a refund stands.
CREATE TRIGGER voucher_entry_tells_insert AFTER INSERT ON voucher_entry
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');
CREATE TRIGGER refund_tells_voucher_insert AFTER INSERT ON refund
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');
CREATE TRIGGER refund_tells_voucher_update AFTER UPDATE ON refund
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');

-- A voucher pays for a booking as a payment at the studio of its own method.

-- The final invoice deducts vouchers whose tax arose when they were sold: while it is in force, none is added or taken
-- back. Whoever issues it has locked the booking.
CREATE FUNCTION refuse_voucher_of_invoice(of_payment uuid, of_booking uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking WHERE id = of_booking FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM voucher_entry JOIN voucher ON voucher.id = voucher_id
             WHERE cash_payment_id = of_payment AND kind = 'redeemed' AND purpose_reason = 'one_rate')
    AND EXISTS (SELECT FROM invoice WHERE booking_id = of_booking AND kind = 'final'
                  AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = invoice.id)) THEN
    RAISE EXCEPTION 'a final invoice is in force'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'voucher_before_invoice';
  END IF;
END
$$;

CREATE FUNCTION cash_payment_of_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM voucher_entry
                 WHERE cash_payment_id = NEW.id AND kind = 'redeemed' AND amount_cents = 0 - NEW.amount_cents) THEN
    RAISE EXCEPTION 'no voucher has paid this'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_payment_of_voucher';
  END IF;
  PERFORM refuse_voucher_of_invoice(NEW.id, NEW.booking_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_payment_of_voucher AFTER INSERT OR UPDATE OF amount_cents, method ON cash_payment
  FOR EACH ROW WHEN (NEW.method = 'voucher') EXECUTE FUNCTION cash_payment_of_voucher();

-- Whatever takes such a payment back, the voucher gets the amount back.
CREATE FUNCTION give_back_to_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_voucher_of_invoice(NEW.id, NEW.booking_id);
  INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, confirmation_code, actor, at)
  SELECT voucher_id, 'given_back', 0 - amount_cents, NEW.id, confirmation_code, NEW.taken_back_by, NEW.taken_back_at
  FROM voucher_entry WHERE cash_payment_id = NEW.id AND kind = 'redeemed';
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_payment_back_to_voucher AFTER UPDATE OF taken_back_at ON cash_payment FOR EACH ROW
  WHEN (NEW.method = 'voucher' AND OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL)
  EXECUTE FUNCTION give_back_to_voucher();

-- How many unknown codes an administrator has tried since an instant.
CREATE TABLE voucher_try (
  actor  text PRIMARY KEY,
  since  timestamptz(3) NOT NULL,
  tries  integer NOT NULL CHECK (tries >= 0)
);

-- Vouchers that customers buy on the website and pay through the provider (VOU-08, decision 0042). An order is written
-- before the provider is called; the voucher that it becomes has its id, so that it is sold once.
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
CREATE TRIGGER voucher_order_never_emptied BEFORE TRUNCATE ON voucher_order
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- A payment that does not fit appears above the open list of vouchers.
CREATE TRIGGER voucher_order_tells_update AFTER UPDATE ON voucher_order
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('voucher');
