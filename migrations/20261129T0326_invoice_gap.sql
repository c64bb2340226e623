-- Numbers that were given before a restore and whose documents are lost with it: they are never given again.
CREATE TABLE invoice_gap (
  series          text NOT NULL,
  first_position  integer NOT NULL CHECK (first_position > 0),
  last_position   integer NOT NULL CHECK (last_position >= first_position),
  noted_at        timestamptz(3) NOT NULL,
  PRIMARY KEY (series, first_position)
);

CREATE FUNCTION keep_invoice_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a number that was given is never given again' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoice_gap_append_only BEFORE UPDATE OR DELETE ON invoice_gap
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_gap();

-- A number is given out only with its document, or was given before.
CREATE OR REPLACE FUNCTION check_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_series text := coalesce(NEW.name, OLD.name);
  given integer;
  issued integer;
BEGIN
  SELECT last_position INTO given FROM invoice_series WHERE name = of_series;
  SELECT greatest((SELECT max(position) FROM invoice WHERE series = of_series),
                  (SELECT max(last_position) FROM invoice_gap WHERE series = of_series)) INTO issued;
  IF given IS NULL OR given IS DISTINCT FROM issued THEN
    RAISE EXCEPTION 'a number needs its document' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
