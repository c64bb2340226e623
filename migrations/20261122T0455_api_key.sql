-- Credentials of other programs. Only the hash of a key is stored; a revoked key stays, because audit entries refer to
-- it.
CREATE TABLE api_key (
  id            uuid PRIMARY KEY,
  name          text NOT NULL CHECK (name <> ''),
  -- SHA-256 of the whole key: it contains 256 random bits, so it cannot be guessed from the hash.
  token_hash    bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- The beginning, by which administrators distinguish keys.
  token_start   text NOT NULL,
  scopes        text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_by    text NOT NULL,
  created_at    timestamptz(3) NOT NULL,
  expires_at    timestamptz(3),
  last_used_at  timestamptz(3),
  revoked_at    timestamptz(3)
);
