-- Erased customers, so that restoring an older backup erases them again (G05, G11). The address itself is not kept.
CREATE TABLE erasure (
  id         uuid PRIMARY KEY,
  -- SHA-256 of the address; see subject.ts.
  subject    bytea NOT NULL CHECK (octet_length(subject) = 32),
  erased_at  timestamptz(3) NOT NULL,
  -- Id of an administrator.
  erased_by  text NOT NULL
);
CREATE INDEX erasure_newest ON erasure (erased_at);
