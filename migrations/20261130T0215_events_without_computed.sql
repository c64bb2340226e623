-- The record of an event has no computed columns: the normalised address and telephone number and the words of a search
-- repeat what the record says in its other fields, and no receiver is sent them. Events are named by their table.
CREATE OR REPLACE FUNCTION note_webhook_event(what text, subject uuid, happened_at timestamptz, facts jsonb, record jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event uuid;
  recorded jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM webhook_endpoint WHERE disabled_at IS NULL AND what = ANY (events)) THEN
    RETURN;
  END IF;
  SELECT record - coalesce(array_agg(attname::text), '{}') INTO recorded FROM pg_attribute
  WHERE attrelid = to_regclass(split_part(what, '.', 1)) AND attgenerated <> '';
  IF record ->> 'own_price_cents' IS NOT NULL THEN
    recorded := recorded || jsonb_build_object('items', (
      SELECT coalesce(jsonb_agg(to_jsonb(item) ORDER BY item.position), '[]')
      FROM booking_item AS item WHERE item.booking_id = subject));
  END IF;
  INSERT INTO webhook_event (type, subject_id, created_at, facts, record)
  VALUES (what, subject, happened_at, facts, recorded) RETURNING id INTO event;
  INSERT INTO webhook_delivery (event_id, endpoint_id, next_attempt_at)
  SELECT event, id, happened_at FROM webhook_endpoint
  WHERE disabled_at IS NULL AND what = ANY (events) ORDER BY id;
END
$$;

UPDATE webhook_event SET record = record - '{canonical_email,canonical_phone,customer_words,other_words}'::text[]
WHERE record ?| '{canonical_email,canonical_phone,customer_words,other_words}'::text[];
