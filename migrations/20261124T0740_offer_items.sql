-- The options and people of an offer, with the names and prices of the moment it was made, as a booking keeps them. The
-- number of people alone was added by a migration of the same, unreleased version.
ALTER TABLE offer
  ADD COLUMN items jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(items) = 'array'),
  DROP COLUMN people;
