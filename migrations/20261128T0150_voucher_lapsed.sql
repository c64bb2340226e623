-- What is left on a voucher lapses when its last day is over (VOU-01): an entry of the ledger, and of the accounts of the
-- month in which it is entered.
ALTER TABLE voucher_entry
  DROP CONSTRAINT voucher_entry_kind_check,
  ADD CONSTRAINT voucher_entry_kind_check
    CHECK (kind IN ('sold', 'redeemed', 'given_back', 'sale_undone', 'lapsed'));

CREATE OR REPLACE FUNCTION count_voucher_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- `lapsed`: no money, but the accounts need to know it; the amount is what the studio does not owe any more.
ALTER TABLE money_entry
  DROP CONSTRAINT money_entry_kind_check,
  ADD CONSTRAINT money_entry_kind_check CHECK (kind IN ('paid', 'refunded', 'lapsed')),
  ADD CONSTRAINT money_entry_lapsed CHECK (kind <> 'lapsed' OR (method = 'voucher' AND amount_cents > 0));

CREATE OR REPLACE FUNCTION enter_money_of_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
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
DROP TRIGGER voucher_entry_is_money ON voucher_entry;
CREATE TRIGGER voucher_entry_is_money AFTER INSERT ON voucher_entry
  FOR EACH ROW WHEN (NEW.kind IN ('sold', 'sale_undone', 'lapsed')) EXECUTE FUNCTION enter_money_of_voucher();

-- What lapses names its voucher itself.
DROP TRIGGER money_entry_names_voucher ON money_entry;
CREATE TRIGGER money_entry_names_voucher BEFORE INSERT ON money_entry
  FOR EACH ROW WHEN (NEW.method = 'voucher' AND NEW.kind <> 'lapsed') EXECUTE FUNCTION name_voucher_of_money();
