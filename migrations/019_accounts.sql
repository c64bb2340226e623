-- Months of the accounts (TAX-01). What the accounts are made from is only ever added to, and nothing is added to a month
-- that is closed.

CREATE TABLE closed_month (
  -- The first day of the month.
  month      date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  closed_at  timestamptz(3) NOT NULL,
  -- The id of the administrator.
  closed_by  text NOT NULL,
  -- The accounts that applied; see domain/tax/tax-settings.ts.
  settings   jsonb NOT NULL,
  -- Only a month that is over can be closed.
  CHECK (closed_at >= (month + interval '1 month') AT TIME ZONE 'Europe/Berlin')
);

-- The file of a closed month as it was made, so that it is the same at any time.
CREATE TABLE closed_month_file (
  month   date PRIMARY KEY REFERENCES closed_month (month) ON DELETE CASCADE,
  sha256  text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  bytes   bytea NOT NULL CHECK (encode(sha256(bytes), 'hex') = sha256)
);

CREATE FUNCTION keep_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND extract(year FROM OLD.month) + 8 < extract(year FROM now() AT TIME ZONE 'Europe/Berlin') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a closed month is never changed or opened' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER closed_month_append_only BEFORE UPDATE OR DELETE ON closed_month
  FOR EACH ROW EXECUTE FUNCTION keep_closed_month();
CREATE TRIGGER closed_month_file_append_only BEFORE UPDATE OR DELETE ON closed_month_file
  FOR EACH ROW EXECUTE FUNCTION keep_closed_month();
CREATE TRIGGER closed_month_never_emptied BEFORE TRUNCATE ON closed_month
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();
CREATE TRIGGER closed_month_file_never_emptied BEFORE TRUNCATE ON closed_month_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- Closing waits for whoever is writing into the month, and whoever writes later sees that it is closed.
CREATE FUNCTION lock_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('month of accounts ' || NEW.month, 0));
  RETURN NEW;
END
$$;
CREATE TRIGGER closed_month_waits BEFORE INSERT ON closed_month FOR EACH ROW EXECUTE FUNCTION lock_closed_month();

-- The first instant, from `wanted` on, whose month is not closed. The month stays as it is until the caller's end.
CREATE FUNCTION instant_in_open_month(wanted timestamptz) RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  of_wanted date;
BEGIN
  LOOP
    of_wanted := date_trunc('month', wanted AT TIME ZONE 'Europe/Berlin')::date;
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('month of accounts ' || of_wanted, 0));
    EXIT WHEN NOT EXISTS (SELECT FROM closed_month WHERE month = of_wanted);
    wanted := (of_wanted + interval '1 month') AT TIME ZONE 'Europe/Berlin';
  END LOOP;
  RETURN wanted;
END
$$;

CREATE FUNCTION refuse_document_of_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF instant_in_open_month(NEW.issued_at) <> NEW.issued_at THEN
    RAISE EXCEPTION 'this month is closed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'closed_month';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_of_open_month BEFORE INSERT ON invoice
  FOR EACH ROW EXECUTE FUNCTION refuse_document_of_closed_month();

-- What was received and returned, when it became known. The entries of a payment always add up to what the reports
-- say of it: a payment that is taken back gets an entry with the opposite amount. Written by triggers on what is paid, so
-- that no command can forget one (decision 0038).
CREATE TABLE money_entry (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- No references: an entry outlives its payment and its booking.
  payment_id         uuid NOT NULL,
  booking_id         uuid,
  confirmation_code  text,
  -- `lapsed`: no money, but the accounts need to know it; the amount is what the studio does not owe any more.
  kind               text NOT NULL CHECK (kind IN ('paid', 'refunded', 'lapsed')),
  -- 'online', or how it was paid at the studio.
  method             text NOT NULL,
  currency           text NOT NULL,
  -- Positive: the studio received it.
  amount_cents       integer NOT NULL CHECK (amount_cents <> 0),
  -- In a month that is not closed.
  entered_at         timestamptz(3) NOT NULL,
  -- What the accounts need to know of the voucher that was sold, or that has paid; null: it has nothing to do with one.
  voucher_last_four  text,
  voucher_purpose    text CHECK (voucher_purpose IN ('single', 'multi')),
  voucher_rate       integer,
  CONSTRAINT money_entry_lapsed CHECK (kind <> 'lapsed' OR (method = 'voucher' AND amount_cents > 0))
);
CREATE INDEX money_entry_payment ON money_entry (payment_id, kind);
CREATE INDEX money_entry_entered ON money_entry (entered_at, id);

CREATE FUNCTION enter_money_in_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.entered_at := instant_in_open_month(NEW.entered_at);
  RETURN NEW;
END
$$;
CREATE TRIGGER money_entry_in_open_month BEFORE INSERT ON money_entry
  FOR EACH ROW EXECUTE FUNCTION enter_money_in_open_month();

CREATE FUNCTION keep_money_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND extract(year FROM OLD.entered_at AT TIME ZONE 'Europe/Berlin') + 8
                          < extract(year FROM now() AT TIME ZONE 'Europe/Berlin') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an entry of money is never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER money_entry_append_only BEFORE UPDATE OR DELETE ON money_entry
  FOR EACH ROW EXECUTE FUNCTION keep_money_entry();
CREATE TRIGGER money_entry_never_emptied BEFORE TRUNCATE ON money_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- Enters by how much a payment differs from its entries so far.
CREATE FUNCTION enter_money(of_payment uuid, known_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('money ' || of_payment, 0));
  INSERT INTO money_entry (payment_id, booking_id, confirmation_code, kind, method, currency, amount_cents, entered_at)
  SELECT of_payment, source.booking_id, coalesce(booking.confirmation_code, source.deleted_code), now_is.kind,
         source.method, source.currency, now_is.amount_cents - coalesce(entered.amount_cents, 0), known_at
  FROM (
    SELECT payment.booking_id, deleted_code, 'online' AS method, currency FROM payment WHERE id = of_payment
    UNION ALL
    SELECT cash_payment.booking_id, NULL, method, 'EUR' FROM cash_payment WHERE id = of_payment
  ) AS source
  LEFT JOIN booking ON booking.id = source.booking_id
  LEFT JOIN payment_fact AS fact ON fact.id = of_payment AND fact.status = 'paid'
  CROSS JOIN LATERAL (VALUES
    ('paid', coalesce(fact.amount_cents, 0)),
    ('refunded', 0 - coalesce(least(fact.amount_cents, greatest(fact.accepted, fact.charged)), 0)::integer)
  ) AS now_is (kind, amount_cents)
  LEFT JOIN LATERAL (
    SELECT sum(amount_cents)::integer AS amount_cents FROM money_entry
    WHERE payment_id = of_payment AND kind = now_is.kind
  ) AS entered ON true
  WHERE now_is.amount_cents <> coalesce(entered.amount_cents, 0);
END
$$;

-- What is known of one intent waits for each other, so that whoever comes later sees the payment and its refunds.
CREATE FUNCTION lock_money_of_intent(intent text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('money of ' || intent, 0));
END
$$;

CREATE FUNCTION enter_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_money_of_intent(NEW.payment_intent);
  IF NEW.status = 'paid' THEN
    PERFORM enter_money(NEW.id, CASE WHEN TG_OP = 'UPDATE' AND OLD.status = 'paid' THEN NEW.updated_at
                                     ELSE coalesce(NEW.paid_at, NEW.updated_at) END);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER payment_is_entered AFTER INSERT OR UPDATE OF status, amount_cents, payment_intent ON payment
  FOR EACH ROW EXECUTE FUNCTION enter_payment();

CREATE FUNCTION enter_cash_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enter_money(NEW.id, coalesce(NEW.taken_back_at, NEW.recorded_at));
  RETURN NULL;
END
$$;
CREATE TRIGGER cash_payment_is_entered AFTER INSERT OR UPDATE OF amount_cents, taken_back_at ON cash_payment
  FOR EACH ROW EXECUTE FUNCTION enter_cash_payment();

CREATE FUNCTION enter_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_money_of_intent(NEW.payment_intent);
  -- Whether it is paid is read after waiting for whoever is just saying so.
  PERFORM enter_money(id, NEW.updated_at) FROM payment
  WHERE id = NEW.payment_id OR payment_intent = NEW.payment_intent;
  RETURN NULL;
END
$$;
CREATE TRIGGER refund_is_entered AFTER INSERT OR UPDATE ON refund FOR EACH ROW EXECUTE FUNCTION enter_refund();

CREATE FUNCTION enter_charge_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_money_of_intent(NEW.payment_intent);
  PERFORM enter_money(id, NEW.updated_at) FROM payment WHERE payment_intent = NEW.payment_intent;
  RETURN NULL;
END
$$;
CREATE TRIGGER charge_refund_is_entered AFTER INSERT OR UPDATE ON charge_refund
  FOR EACH ROW EXECUTE FUNCTION enter_charge_refund();

CREATE FUNCTION enter_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_money_of_intent(NEW.payment_intent);
  PERFORM enter_money(id, NEW.updated_at) FROM payment WHERE payment_intent = NEW.payment_intent;
  RETURN NULL;
END
$$;
CREATE TRIGGER dispute_is_entered AFTER INSERT OR UPDATE OF state, amount_cents ON dispute
  FOR EACH ROW EXECUTE FUNCTION enter_dispute();

CREATE FUNCTION enter_money_of_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_entry (payment_id, kind, method, currency, amount_cents, entered_at,
                           voucher_last_four, voucher_purpose, voucher_rate)
  SELECT id, CASE NEW.kind WHEN 'lapsed' THEN 'lapsed' ELSE 'paid' END,
         CASE NEW.kind WHEN 'lapsed' THEN 'voucher' ELSE method END, 'EUR',
         CASE NEW.kind WHEN 'lapsed' THEN 0 - NEW.amount_cents ELSE NEW.amount_cents END, NEW.at, last_four, purpose,
         CASE WHEN purpose_reason = 'one_rate' THEN purpose_rates[1] END
  FROM voucher WHERE id = NEW.voucher_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER voucher_entry_is_money AFTER INSERT ON voucher_entry
  FOR EACH ROW WHEN (NEW.kind IN ('sold', 'sale_undone', 'lapsed')) EXECUTE FUNCTION enter_money_of_voucher();

-- A payment with a voucher names it, however it is entered. What lapses names its voucher itself.
CREATE FUNCTION name_voucher_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT last_four, purpose, CASE WHEN purpose_reason = 'one_rate' THEN purpose_rates[1] END
  INTO NEW.voucher_last_four, NEW.voucher_purpose, NEW.voucher_rate
  FROM voucher_entry JOIN voucher ON voucher.id = voucher_id
  WHERE cash_payment_id = NEW.payment_id AND voucher_entry.kind = 'redeemed';
  RETURN NEW;
END
$$;
CREATE TRIGGER money_entry_names_voucher BEFORE INSERT ON money_entry
  FOR EACH ROW WHEN (NEW.method = 'voucher' AND NEW.kind <> 'lapsed') EXECUTE FUNCTION name_voucher_of_money();
