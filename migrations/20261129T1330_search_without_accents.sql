-- Searches ignore accents: "muller" finds Müller, "алена" Алёна. The rule is `searchForm` of the program.
CREATE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
    translate(regexp_replace(normalize(lower(words COLLATE "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
              'łøđðħŧıς', 'loddhtiσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- Bookings are searched by the thousand: the form is computed when one is written, and no longer by each search. No text
-- that somebody types spans two fields.
ALTER TABLE booking
  ADD COLUMN customer_words text NOT NULL GENERATED ALWAYS AS (
    search_form(customer_name || E'\x1f' || customer_email || E'\x1f' || customer_phone)) STORED,
  ADD COLUMN other_words text NOT NULL GENERATED ALWAYS AS (
    search_form(service_name || E'\x1f' || coalesce(service_name_de, '') || E'\x1f' || coalesce(service_name_ru, '') || E'\x1f'
                || photographer_name || E'\x1f' || coalesce(notes, '') || E'\x1f' || confirmation_code)) STORED;

CREATE OR REPLACE VIEW booking_fact AS
  SELECT id, status, starts_at, ends_at, created_at,
         service_id, service_name, service_name_de, service_name_ru, service_price_cents,
         photographer_id, photographer_name,
         customer_name, lower(customer_email) AS customer_email,
         CASE WHEN no_show_fee_cents IS NULL THEN actual_revenue_cents END AS actual_revenue_cents,
         status <> 'CANCELLED' AS counts,
         CASE WHEN status = 'CANCELLED' THEN 0
              WHEN no_show_fee_cents IS NULL AND actual_revenue_cents IS NOT NULL THEN actual_revenue_cents
              ELSE booking_owed_cents(service_price_cents, no_show_fee_cents) END AS value_cents,
         customer_phone,
         status = 'CANCELLED' AND (confirm_by IS NOT NULL OR awaits_birth IS NOT NULL) AS never_counted,
         language,
         booking_owed_cents(service_price_cents, no_show_fee_cents) AS owed_cents,
         no_show_fee_cents IS NOT NULL AS charges_no_show_fee,
         customer_words
  FROM booking;
