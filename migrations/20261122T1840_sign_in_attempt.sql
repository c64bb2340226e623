-- A sign-in is recorded as failed before its password is checked, and the record is removed if it was right, so that
-- concurrent attempts are limited like sequential ones. Rows of one attempt have its id; null: from an earlier version.
ALTER TABLE failed_sign_in
  ADD COLUMN attempt uuid,
  -- SHA-256 of the e-mail address of the attempt, so that everything counted against one account can be deleted.
  ADD COLUMN about bytea;
CREATE INDEX failed_sign_in_attempt ON failed_sign_in (attempt) WHERE attempt IS NOT NULL;
