-- Which SECRET_KEY the database belongs to: a value derived from it, so that a start with another key can be refused. No
-- row: the next start decides.
CREATE TABLE secret_key_check (
  one          boolean PRIMARY KEY DEFAULT true CHECK (one),
  check_value  bytea NOT NULL CHECK (length(check_value) = 32)
);
