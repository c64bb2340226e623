-- Triggers for rows see no TRUNCATE. What a row trigger keeps from being deleted is not truncated either, while there is
-- something in it: truncating another table with CASCADE reaches empty tables, too.
CREATE FUNCTION refuse_truncation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  has_rows boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I)', TG_TABLE_SCHEMA, TG_TABLE_NAME) INTO has_rows;
  -- An older snapshot may not see all rows.
  IF has_rows OR current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'the rows of % are kept', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END
$$;

DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY '{audit_entry,closed_month,closed_month_file,invoice,invoice_gap,invoice_series,lane,legal_version,money_entry,no_show_fee,voucher,voucher_entry,voucher_order,withdrawal_decision,withdrawal_declaration,withdrawal_effect}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation()',
                   kept || '_never_emptied', kept);
  END LOOP;
END
$$;

-- A booking is kept while there is money on it.
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
