-- Passkeys of administrators (WebAuthn): a key pair whose private half stays with the person, and which counts as both
-- factors, because the device verifies its owner.
CREATE TABLE passkey (
  id             uuid PRIMARY KEY,
  admin_id       uuid NOT NULL REFERENCES admin_user (id) ON DELETE CASCADE,
  credential_id  bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key     bytea NOT NULL CHECK (octet_length(public_key) BETWEEN 1 AND 4096),
  -- The highest count of signatures seen; 0 for ever where the device does not count.
  sign_count     bigint NOT NULL CHECK (sign_count BETWEEN 0 AND 4294967295),
  -- The host that the passkey was made for: under any other it does not work.
  rp_id          text NOT NULL CHECK (rp_id <> ''),
  name           text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  created_at     timestamptz(3) NOT NULL,
  last_used_at   timestamptz(3)
);
CREATE INDEX passkey_admin ON passkey (admin_id);

-- What a passkey has to sign: random, valid once and for minutes. Of a sign-in there is no session yet.
CREATE TABLE passkey_challenge (
  challenge_hash  bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  purpose         text NOT NULL CHECK (purpose IN ('sign-in', 'add', 'confirm')),
  session_id      uuid REFERENCES session (id) ON DELETE CASCADE,
  expires_at      timestamptz(3) NOT NULL,
  CHECK ((purpose = 'sign-in') = (session_id IS NULL))
);
CREATE INDEX passkey_challenge_session ON passkey_challenge (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);

-- When the person of a session last proved again who they are: by password, code or passkey.
ALTER TABLE session ADD COLUMN confirmed_at timestamptz(3);
