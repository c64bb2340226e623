-- What each further child costs that is photographed right after the first: a booking then takes the spots that follow,
-- if they are free. Null: the campaign offers no more than one spot at once.
ALTER TABLE campaign ADD COLUMN sibling_price_cents integer CHECK (sibling_price_cents BETWEEN 0 AND 100000000);
