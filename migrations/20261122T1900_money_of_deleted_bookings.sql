-- A booking is not deleted while money for it was received and not refunded, or can still arrive. A payment that is
-- reported later is stored with the code of the booking, so that the studio can refund it.
ALTER TABLE payment
  ADD COLUMN deleted_booking_id uuid,
  ADD COLUMN deleted_code text;
CREATE INDEX payment_of_deleted ON payment (created_at) WHERE booking_id IS NULL;

-- A mail may be about such a payment. Older versions ignore mails without a booking and a contact.
ALTER TABLE mail ADD COLUMN payment_id uuid REFERENCES payment (id) ON DELETE CASCADE;
CREATE INDEX mail_payment ON mail (payment_id) WHERE payment_id IS NOT NULL;

-- The refunded part of a payment, as far as the provider has accepted it; the same rule as refundedOf (payments).
CREATE FUNCTION payment_given_back(paid payment) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(
    coalesce(sum(amount_cents) FILTER (WHERE status IN ('pending', 'succeeded')), 0),
    coalesce((SELECT refunded_cents FROM charge_refund WHERE payment_intent = (paid).payment_intent), 0)
      - coalesce(sum(amount_cents) FILTER (WHERE status = 'failed' AND refund_id IS NOT NULL), 0))
  FROM refund WHERE payment_id = (paid).id OR payment_intent = (paid).payment_intent
$$;

-- A transaction that changes a payment has locked its booking before, as the deletion has when this trigger runs. Raises
-- a foreign key violation, which older versions report as a conflict.
CREATE FUNCTION keep_booking_with_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM payment WHERE booking_id = OLD.id AND (
      status IN ('asking', 'open', 'processing')
      OR (status = 'paid' AND payment_given_back(payment) < amount_cents)
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
