-- Whether anybody has ever signed in to an account: only that first sign-in is not mailed. Known places cannot tell,
-- because they are forgotten after 90 days and when a sign-in is ended by its link.
ALTER TABLE admin_user ADD COLUMN has_signed_in boolean NOT NULL DEFAULT false;
-- Of accounts from before it is not known. A mail too many is better than none.
UPDATE admin_user SET has_signed_in = true WHERE NOT is_invited AND unused_password_at IS NULL;

-- Whichever version of the program starts the session.
CREATE FUNCTION note_first_sign_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE admin_user SET has_signed_in = true WHERE id = NEW.admin_id AND NOT has_signed_in;
  RETURN NULL;
END $$;
CREATE TRIGGER session_notes_first_sign_in AFTER INSERT ON session
  FOR EACH ROW EXECUTE FUNCTION note_first_sign_in();
