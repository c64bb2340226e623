-- Where an administrator has signed in before: a browser that was given a random token, or a network. Sign-ins from
-- there are not refused because of failures elsewhere. Only hashes are kept, and neither grants access by itself.
CREATE TABLE known_place (
  admin_id  uuid NOT NULL REFERENCES admin_user (id) ON DELETE CASCADE,
  hash      bytea NOT NULL CHECK (octet_length(hash) = 32),
  kind      text NOT NULL CHECK (kind IN ('device', 'network')),
  -- When somebody last signed in there.
  seen_at   timestamptz(3) NOT NULL,
  PRIMARY KEY (admin_id, hash)
);
