-- When the first administrator's password was generated, until somebody signs in with it: such a password may have been
-- printed where nobody read it, so every start makes another one.
ALTER TABLE admin_user ADD COLUMN unused_password_at timestamptz(3);
