-- A message about an offer, deleted with it.
ALTER TABLE message ADD COLUMN offer_id uuid REFERENCES offer (id) ON DELETE CASCADE;
CREATE INDEX message_offer ON message (offer_id) WHERE offer_id IS NOT NULL;
