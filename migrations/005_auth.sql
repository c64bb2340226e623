-- Who may work in the back office, and proves it.

CREATE TABLE admin_user (
  id                  uuid PRIMARY KEY,
  email               text NOT NULL CHECK (email = lower(email)),
  full_name           text NOT NULL,
  password_hash       text NOT NULL,
  created_at          timestamptz(3) NOT NULL DEFAULT now(),
  -- When the first administrator's password was generated; NULL after the first sign-in with it. The printed password may
  -- have been lost, so every start until then generates another one.
  unused_password_at  timestamptz(3),
  -- What the account may do, and whose sessions a photographer sees.
  role                text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'desk', 'photographer', 'accountant')),
  -- An account of a photographer who is gone keeps its role and sees no sessions.
  photographer_id     uuid REFERENCES photographer (id) ON DELETE SET NULL,
  -- Since then the account signs in nowhere. It is not deleted, because the audit log names it.
  deactivated_at      timestamptz(3),
  -- Invited and not yet accepted: nobody knows a password of the account.
  is_invited          boolean NOT NULL DEFAULT false,
  -- The language of the person's mails; null: not chosen yet.
  language            text CHECK (language IN ('de', 'ru')),
  -- The theme of the back office that the person has chosen; null: as her browser says.
  theme               text CHECK (theme IN ('light', 'dark', 'system')),
  -- Whether anybody has ever signed in to the account: only that first sign-in is not mailed. Known places cannot tell,
  -- because they are forgotten after 90 days and when a sign-in is ended by its link.
  has_signed_in       boolean NOT NULL DEFAULT false,
  CONSTRAINT admin_user_photographer_by_role CHECK (photographer_id IS NULL OR role = 'photographer'),
  CONSTRAINT admin_user_invited_or_deactivated CHECK (NOT (is_invited AND deactivated_at IS NOT NULL))
);
CREATE UNIQUE INDEX admin_user_email ON admin_user (email);
CREATE INDEX admin_user_of_photographer ON admin_user (photographer_id) WHERE photographer_id IS NOT NULL;

-- A studio always has an owner who can sign in. The lock serialises those who stop being one: each counts what the
-- others have committed.
CREATE FUNCTION keep_an_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.role = 'owner' AND NEW.deactivated_at IS NULL AND NOT NEW.is_invited THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('admin_user.owner', 0));
  IF NOT EXISTS (SELECT FROM admin_user WHERE role = 'owner' AND deactivated_at IS NULL AND NOT is_invited) THEN
    RAISE EXCEPTION 'the last owner stays' USING ERRCODE = '23514', CONSTRAINT = 'admin_user_last_owner';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER admin_user_keeps_owner AFTER UPDATE OF role, deactivated_at, is_invited OR DELETE ON admin_user
  FOR EACH ROW WHEN (OLD.role = 'owner' AND OLD.deactivated_at IS NULL AND NOT OLD.is_invited)
  EXECUTE FUNCTION keep_an_owner();

-- The last invitation of a person; another one replaces it, so there is never more than one valid link.
CREATE TABLE invitation (
  admin_id     uuid PRIMARY KEY REFERENCES admin_user (id) ON DELETE CASCADE,
  id           uuid NOT NULL UNIQUE,
  -- SHA-256 of the secret in the link, which cannot be derived without the key of the studio.
  token_hash   bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  invited_by   uuid REFERENCES admin_user (id) ON DELETE SET NULL,
  created_at   timestamptz(3) NOT NULL,
  expires_at   timestamptz(3) NOT NULL CHECK (expires_at > created_at),
  accepted_at  timestamptz(3)
);
CREATE INDEX invitation_invited_by ON invitation (invited_by) WHERE invited_by IS NOT NULL;

-- Only the hash of a bearer token is kept (SRV-60).
CREATE TABLE session (
  id            uuid PRIMARY KEY,
  token_hash    bytea NOT NULL UNIQUE,
  admin_id      uuid NOT NULL REFERENCES admin_user (id) ON DELETE CASCADE,
  created_at    timestamptz(3) NOT NULL DEFAULT now(),
  expires_at    timestamptz(3) NOT NULL,
  -- When its person last proved again who they are: by password, code or passkey.
  confirmed_at  timestamptz(3),
  -- What an administrator recognises a session by: the names of browser and system, as the browser says them. No address.
  browser       text CHECK (length(browser) BETWEEN 1 AND 40),
  system        text CHECK (length(system) BETWEEN 1 AND 40)
);
CREATE INDEX session_admin ON session (admin_id);

-- No session begins for an account that is invited or deactivated. The lock of the row waits for a deactivation that is
-- being written.
CREATE FUNCTION session_of_active() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM admin_user WHERE id = NEW.admin_id AND deactivated_at IS NULL AND NOT is_invited FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the account is not active' USING ERRCODE = '23514', CONSTRAINT = 'session_of_active_account';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER session_needs_active_account BEFORE INSERT ON session
  FOR EACH ROW EXECUTE FUNCTION session_of_active();

CREATE FUNCTION note_first_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_user SET has_signed_in = true WHERE id = NEW.admin_id AND NOT has_signed_in;
  RETURN NULL;
END $$;
CREATE TRIGGER session_notes_first_sign_in AFTER INSERT ON session
  FOR EACH ROW EXECUTE FUNCTION note_first_sign_in();

-- A stream of changes ends with its session.
CREATE TRIGGER session_tells_end AFTER DELETE ON session
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_change('session');

-- Failed sign-ins, counted across processes (SRV-61); subject is a hash of the address or network that is limited. A
-- sign-in is recorded as failed before its password is checked, and the record is removed if it was right, so that
-- concurrent attempts are limited like sequential ones.
CREATE TABLE failed_sign_in (
  subject  bytea NOT NULL,
  at       timestamptz(3) NOT NULL,
  -- Rows of one attempt have its id.
  attempt  uuid,
  -- SHA-256 of the e-mail address of the attempt, so that everything counted against one account can be deleted.
  about    bytea
);
CREATE INDEX failed_sign_in_subject ON failed_sign_in (subject, at);
CREATE INDEX failed_sign_in_attempt ON failed_sign_in (attempt) WHERE attempt IS NOT NULL;

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

-- What a passkey has to sign: random, valid once and for minutes. Of a sign-in there is no session yet, and none when an
-- invitation is accepted with a passkey instead of a password (`join`).
CREATE TABLE passkey_challenge (
  challenge_hash  bytea PRIMARY KEY CHECK (octet_length(challenge_hash) = 32),
  purpose         text NOT NULL CONSTRAINT passkey_challenge_purpose CHECK (purpose IN ('sign-in', 'join', 'add', 'confirm')),
  session_id      uuid REFERENCES session (id) ON DELETE CASCADE,
  expires_at      timestamptz(3) NOT NULL,
  CONSTRAINT passkey_challenge_of_session CHECK ((purpose IN ('sign-in', 'join')) = (session_id IS NULL))
);
CREATE INDEX passkey_challenge_session ON passkey_challenge (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);

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
