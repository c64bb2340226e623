-- A prepayment that was handed over in cash: how much, who recorded it and when. A record that was a mistake, or whose
-- money was returned, is marked as withdrawn and stays readable. At most one per booking is valid at a time.
CREATE TABLE cash_payment (
  id             uuid PRIMARY KEY,
  booking_id     uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  amount_cents   integer NOT NULL CHECK (amount_cents > 0),
  -- Ids of administrators.
  recorded_by    text NOT NULL,
  recorded_at    timestamptz(3) NOT NULL,
  taken_back_by  text,
  taken_back_at  timestamptz(3),
  CHECK ((taken_back_by IS NULL) = (taken_back_at IS NULL))
);
CREATE UNIQUE INDEX cash_payment_one ON cash_payment (booking_id) WHERE taken_back_at IS NULL;
CREATE INDEX cash_payment_booking ON cash_payment (booking_id);

-- A booking is not deleted while it has a valid cash payment. A foreign key violation, which older versions report as a
-- conflict.
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

-- The view of paid, refunded and open amounts counts cash as paid.
CREATE OR REPLACE VIEW booking_money AS
  SELECT booking.id AS booking_id, booking.starts_at,
         coalesce(sum(payment.amount_cents) FILTER (WHERE payment.status = 'paid'), 0)::bigint AS paid_cents,
         coalesce(sum(least(payment.amount_cents, greatest(given.accepted, given.charged)))
                  FILTER (WHERE payment.status = 'paid'), 0)::bigint AS refunded_cents,
         CASE WHEN booking.status = 'PAYMENT_PENDING' AND NOT bool_or(payment.status = 'paid') THEN
           coalesce((array_agg(payment.amount_cents ORDER BY
             payment.status = 'processing' DESC, payment.status = 'open' DESC,
             CASE WHEN payment.status = 'processing' THEN payment.created_at END,
             payment.created_at DESC, payment.id DESC
           ) FILTER (WHERE payment.status <> 'asking'))[1], 0)
         ELSE 0 END::bigint AS open_cents,
         bool_or(payment.status = 'paid' AND payment.refund_needed
                 AND greatest(given.accepted + given.requested, given.charged) < payment.amount_cents) AS refund_needed
  FROM booking
  JOIN (
    SELECT id, booking_id, amount_cents, status, refund_needed, payment_intent, created_at FROM payment
    UNION ALL
    SELECT id, booking_id, amount_cents, 'paid', false, NULL, recorded_at FROM cash_payment WHERE taken_back_at IS NULL
  ) AS payment ON payment.booking_id = booking.id
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
  CROSS JOIN LATERAL (
    SELECT coalesce(known.accepted, 0) AS accepted, coalesce(known.requested, 0) AS requested,
           -- The provider's total for the charge may exceed the known refunds, and includes those that failed later.
           coalesce(charge_refund.refunded_cents, 0) - coalesce(known.bounced, 0) AS charged
  ) AS given
  GROUP BY booking.id;
