-- The money of bookings for reports, in cents: prepaid, refunded (as far as the provider has accepted it) and still
-- open. The same rule as standingOf (payments) and moneyOf (booking); a test compares the three. Contains only bookings
-- with a payment.
CREATE VIEW booking_money AS
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
  JOIN payment ON payment.booking_id = booking.id
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
