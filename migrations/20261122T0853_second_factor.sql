-- The second factor of an administrator: a code that an app computes from a secret and the time (RFC 6238).
CREATE TABLE second_factor (
  admin_id       uuid PRIMARY KEY REFERENCES admin_user (id) ON DELETE CASCADE,
  secret_sealed  text NOT NULL,
  begun_at       timestamptz(3) NOT NULL,
  -- null: being set up; no sign-in asks for it yet.
  confirmed_at   timestamptz(3),
  -- The last step of 30 seconds whose code was used: no code is accepted twice.
  last_step      bigint NOT NULL DEFAULT 0,
  -- One salt for all recovery codes of a set, so that looking one up costs one slow hash and not ten.
  recovery_salt  bytea CHECK (octet_length(recovery_salt) = 16),
  CHECK (confirmed_at IS NULL OR recovery_salt IS NOT NULL)
);

-- Replace the app when it is lost. Only argon2id hashes; a used code is deleted.
CREATE TABLE recovery_code (
  admin_id   uuid NOT NULL REFERENCES second_factor (admin_id) ON DELETE CASCADE,
  code_hash  bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  PRIMARY KEY (admin_id, code_hash)
);

-- Sign-ins with a right password that wait for their code; accepted only by the endpoint for the code.
CREATE TABLE sign_in_challenge (
  id          uuid PRIMARY KEY,
  token_hash  bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  admin_id    uuid NOT NULL REFERENCES admin_user (id) ON DELETE CASCADE,
  expires_at  timestamptz(3) NOT NULL
);
CREATE INDEX sign_in_challenge_admin ON sign_in_challenge (admin_id);
