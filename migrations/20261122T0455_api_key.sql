-- What programs of others present instead of signing in. Only the hash of a key is kept; a key that was revoked stays as
-- a name for what was done with it.
CREATE TABLE api_key (
  id            uuid PRIMARY KEY,
  name          text NOT NULL CHECK (name <> ''),
  -- SHA-256 of the whole key: with 256 random bits in it, nobody guesses it from that.
  token_hash    bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- How it begins, for people to tell keys apart.
  token_start   text NOT NULL,
  scopes        text[] NOT NULL CHECK (cardinality(scopes) > 0),
  created_by    text NOT NULL,
  created_at    timestamptz(3) NOT NULL,
  expires_at    timestamptz(3),
  last_used_at  timestamptz(3),
  revoked_at    timestamptz(3)
);
