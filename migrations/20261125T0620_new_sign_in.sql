-- What an administrator recognises a session by: the names of browser and system, as the browser says them. No address.
ALTER TABLE session
  ADD COLUMN browser text CHECK (length(browser) BETWEEN 1 AND 40),
  ADD COLUMN system text CHECK (length(system) BETWEEN 1 AND 40);

-- A message about a sign-in, to the administrator whose account it was.
ALTER TABLE message ADD COLUMN admin_id uuid REFERENCES admin_user (id) ON DELETE CASCADE;
CREATE INDEX message_admin ON message (admin_id) WHERE admin_id IS NOT NULL;
