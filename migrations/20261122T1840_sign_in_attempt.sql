-- A sign-in counts as failed from before its password is looked at until it has turned out right, so that a thousand at
-- once are no more than one after the other. Rows that belong to one attempt carry its id; null: of an earlier version.
ALTER TABLE failed_sign_in
  ADD COLUMN attempt uuid,
  -- SHA-256 of the e-mail address it was about, so that everything counted against one account can be taken back.
  ADD COLUMN about bytea;
CREATE INDEX failed_sign_in_attempt ON failed_sign_in (attempt) WHERE attempt IS NOT NULL;
