-- The language in which a customer is written to: offers start in it.
CREATE OR REPLACE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0 ELSE coalesce(actual_revenue_cents, service_price_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND confirm_by IS NOT NULL AS never_counted,
         language
  FROM booking;
