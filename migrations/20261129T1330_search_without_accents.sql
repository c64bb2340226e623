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
