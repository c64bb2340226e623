-- When the first administrator's password was generated; NULL after the first sign-in with it. The printed password may
-- have been lost, so every start until then generates another one.
ALTER TABLE admin_user ADD COLUMN unused_password_at timestamptz(3);
