-- Whether a customer allows the studio to publish the pictures of a session (docs/rules/today.md); null: not asked yet.
ALTER TABLE session_mark
  ADD COLUMN publish_consent text CHECK (publish_consent IN ('given', 'refused')),
  ADD COLUMN publish_consent_at timestamptz(3),
  ADD CONSTRAINT session_mark_consent_with_time CHECK ((publish_consent IS NULL) = (publish_consent_at IS NULL));
