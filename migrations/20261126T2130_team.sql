-- People of the team: invited by mail, deactivated without being deleted, because the audit log names them.
ALTER TABLE admin_user
  -- Since then the account signs in nowhere.
  ADD COLUMN deactivated_at timestamptz(3),
  -- Invited and not yet accepted: nobody knows a password of the account.
  ADD COLUMN is_invited boolean NOT NULL DEFAULT false,
  -- The language of the person's mails; null: not chosen yet.
  ADD COLUMN language text CHECK (language IN ('de', 'ru')),
  ADD CONSTRAINT admin_user_invited_or_deactivated CHECK (NOT (is_invited AND deactivated_at IS NOT NULL));

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

-- No session begins for an account that is invited or deactivated, whichever version of the program writes it. The lock
-- of the row waits for a deactivation that is being written.
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

-- A passkey may be made instead of a password when an invitation is accepted: before the person's first session.
ALTER TABLE passkey_challenge
  DROP CONSTRAINT passkey_challenge_purpose_check,
  DROP CONSTRAINT passkey_challenge_check,
  ADD CONSTRAINT passkey_challenge_purpose CHECK (purpose IN ('sign-in', 'join', 'add', 'confirm')),
  ADD CONSTRAINT passkey_challenge_of_session CHECK ((purpose IN ('sign-in', 'join')) = (session_id IS NULL));
