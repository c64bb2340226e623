-- What counts as one person by telephone is the number as it is dialled from everywhere, for every country and not only for
-- Germany: src/shared/kernel/contact/dialled-number.ts is the same rule, and a test compares both.
CREATE OR REPLACE FUNCTION canonical_phone(phone text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  part text;
  number text;
  digits text;
  code text;
  whole text;
BEGIN
  -- Rounded by a spreadsheet.
  IF phone ~* '[0-9]\s?e\s?[+-]?[0-9]' THEN
    RETURN NULL;
  END IF;
  FOREACH part IN ARRAY string_to_array(
    regexp_replace(
      replace(regexp_replace(translate(phone, U&'\00A0\202F\2007', '   '),
                             '(([0-9][\s().–-]*){6})/(?=\s*[+0–-])', '\1|', 'g'), '+', '|+'),
      '[^0-9\s+()./–-]+|[\r\n]+', '|', 'g'), '|')
  LOOP
    digits := regexp_replace(part, '[^0-9]', '', 'g');
    IF length(digits) >= 6 THEN
      number := part;
      EXIT;
    END IF;
  END LOOP;
  IF number IS NULL OR length(digits) > 17 THEN
    RETURN NULL;
  END IF;
  IF number ~ '^[^0-9]*\+' OR digits ~ '^(490|00)' OR number ~ '[0-9]\s*\(0\)' THEN
    whole := regexp_replace(digits, '^00', '');
    code := coalesce(
      substring(whole FROM '^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])'), left(whole, 3));
    IF code <> ALL ('{39,225,226,227,229,241,242,378,379,992}') THEN
      -- What is dialled only inside of the country.
      whole := code || regexp_replace(
        substr(whole, length(code) + 1),
        CASE code WHEN '7' THEN '^8(?=[0-9]{10}$)' WHEN '36' THEN '^06' WHEN '370' THEN '^8(?=[0-9]{8}$)'
                  WHEN '375' THEN '^80?(?=[0-9]{9}$)' ELSE '^0+' END, '');
    END IF;
  ELSE
    whole := regexp_replace(digits, '^0', '49');
  END IF;
  RETURN CASE WHEN length(whole) BETWEEN 6 AND 15 THEN whole END;
END
$$;

-- Stored results are computed anew; PostgreSQL before 17 cannot do that in place.
ALTER TABLE booking DROP COLUMN canonical_phone;
ALTER TABLE booking ADD COLUMN canonical_phone text GENERATED ALWAYS AS (canonical_phone(customer_phone)) STORED;
CREATE INDEX booking_canonical_phone ON booking (canonical_phone, starts_at);
