-- Views that features publish for others, so that a table is used by its owner only (decision 0014). Each one is a plain
-- SELECT, which the planner inlines.

-- Owner: photographers. Deleted ones too, because bookings outlive them.
CREATE VIEW photographer_fact AS
  SELECT id, name, is_active, created_at, deleted_at FROM photographer;

-- Owner: services. What determines the prepayment of a booking; deleted ones too.
CREATE VIEW service_fact AS
  SELECT id, is_system_service, payment_enabled, prepayment_cents, requires_prepayment FROM service;

-- Owner: settings. Where mails to the studio go; no row before the company settings were saved.
CREATE VIEW studio_address AS
  SELECT value ->> 'company_email' AS email, value ->> 'company_name' AS name FROM setting WHERE name = 'company';

-- Owner: contacts. Whom a message is about.
CREATE VIEW contact_fact AS
  SELECT id, name, email, phone FROM contact;

-- Owner: booking. What messages about a booking contain, and to whom they go.
CREATE VIEW notified_booking AS
  SELECT id, confirmation_code, calendar_uid, status, version, link_version, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents, photographer_name,
         customer_name, customer_email, customer_phone, customer_whatsapp_notifications, notes, language, source,
         cancel_reason, cancelled_by, confirm_by
  FROM booking;

-- Owner: payments. Every payment, cash included, with its refunds in cents: accepted by the provider, requested, and
-- the provider's total for the charge.
CREATE VIEW payment_fact AS
  SELECT payment.id, payment.booking_id, payment.amount_cents, payment.status, payment.refund_needed, payment.created_at,
         given.accepted, given.requested, given.charged
  FROM (
    SELECT id, booking_id, amount_cents, status, refund_needed, payment_intent, created_at FROM payment
    UNION ALL
    SELECT id, booking_id, amount_cents, 'paid', false, NULL, recorded_at FROM cash_payment WHERE taken_back_at IS NULL
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

-- The same figures as before, from the view above.
CREATE OR REPLACE VIEW booking_money AS
  SELECT booking.id AS booking_id, booking.starts_at,
         coalesce(sum(paid.amount_cents) FILTER (WHERE paid.status = 'paid'), 0)::bigint AS paid_cents,
         coalesce(sum(least(paid.amount_cents, greatest(paid.accepted, paid.charged)))
                  FILTER (WHERE paid.status = 'paid'), 0)::bigint AS refunded_cents,
         CASE WHEN booking.status = 'PAYMENT_PENDING' AND NOT bool_or(paid.status = 'paid') THEN
           coalesce((array_agg(paid.amount_cents ORDER BY
             paid.status = 'processing' DESC, paid.status = 'open' DESC,
             CASE WHEN paid.status = 'processing' THEN paid.created_at END,
             paid.created_at DESC, paid.id DESC
           ) FILTER (WHERE paid.status <> 'asking'))[1], 0)
         ELSE 0 END::bigint AS open_cents,
         bool_or(paid.status = 'paid' AND paid.refund_needed
                 AND greatest(paid.accepted + paid.requested, paid.charged) < paid.amount_cents) AS refund_needed
  FROM booking
  JOIN payment_fact AS paid ON paid.booking_id = booking.id
  GROUP BY booking.id;
