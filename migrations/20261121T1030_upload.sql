-- Files the studio has uploaded, re-encoded; in the database, so that any process serves them and a backup contains
-- them. The name is a hash of the content: a file never changes.
CREATE TABLE upload (
  name          text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}\.(jpg|png)$'),
  content_type  text NOT NULL,
  bytes         bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 10000000),
  created_at    timestamptz(3) NOT NULL DEFAULT now()
);
