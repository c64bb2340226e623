-- A prepayment that its customer has chosen to transfer: how much, and until when it has to arrive. It is there as long
-- as the booking waits for a payment: whatever ends that (a payment, a cancellation, an older program) ends it as well.
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

-- A transfer that has arrived is recorded like a payment at the studio.
ALTER TABLE cash_payment DROP CONSTRAINT cash_payment_method_check;
ALTER TABLE cash_payment ADD CONSTRAINT cash_payment_method_check CHECK (method IN ('cash', 'card_terminal', 'transfer'));

-- An awaited transfer is an open payment. It is older than every checkout session, so that an open session counts first.
CREATE OR REPLACE VIEW payment_fact AS
  SELECT payment.id, payment.booking_id, payment.amount_cents, payment.status, payment.refund_needed, payment.created_at,
         given.accepted, given.requested, given.charged
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
  CROSS JOIN LATERAL (
    SELECT coalesce(known.accepted, 0) AS accepted, coalesce(known.requested, 0) AS requested,
           -- The provider's total for the charge may exceed the known refunds, and includes those that failed later.
           coalesce(charge_refund.refunded_cents, 0) - coalesce(known.bounced, 0) AS charged
  ) AS given;
