-- What an account may do, and whose sessions a photographer sees. Accounts that existed before roles are owners, and so
-- are those that programs of the previous version create.
ALTER TABLE admin_user
  ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'desk', 'photographer', 'accountant')),
  -- An account of a photographer who is gone keeps its role and sees no sessions.
  ADD COLUMN photographer_id uuid REFERENCES photographer (id) ON DELETE SET NULL,
  ADD CONSTRAINT admin_user_photographer_by_role CHECK (photographer_id IS NULL OR role = 'photographer');
CREATE INDEX admin_user_of_photographer ON admin_user (photographer_id) WHERE photographer_id IS NOT NULL;
