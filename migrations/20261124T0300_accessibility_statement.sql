-- The accessibility statement is a fourth legal page (LAW-04). Only the list of kinds grows: programs of before write
-- the first three.
ALTER TABLE legal_version
  DROP CONSTRAINT legal_version_kind_check,
  ADD CONSTRAINT legal_version_kind_check CHECK (kind IN ('imprint', 'privacy', 'terms', 'accessibility'));
