-- Offers are events for webhooks, as bookings and contacts are. The record is without the hash of the link; the times
-- of an offer never change and are read when the payload is written.
CREATE FUNCTION offer_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM forget_webhook_events(OLD.id);
    PERFORM note_webhook_event('offer.deleted', OLD.id, greatest(now(), OLD.created_at, OLD.ended_at), '{}',
                               jsonb_build_object('id', OLD.id));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_webhook_event('offer.made', NEW.id, NEW.created_at, '{}', to_jsonb(NEW) - 'link_hash');
  ELSE
    PERFORM note_webhook_event('offer.ended', NEW.id, NEW.ended_at, jsonb_build_object('outcome', NEW.outcome),
                               to_jsonb(NEW) - 'link_hash');
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER offer_tells_webhooks AFTER INSERT OR DELETE ON offer
  FOR EACH ROW EXECUTE FUNCTION offer_tells_webhooks();
CREATE TRIGGER offer_end_tells_webhooks AFTER UPDATE ON offer
  FOR EACH ROW WHEN (OLD.outcome IS NULL AND NEW.outcome IS NOT NULL) EXECUTE FUNCTION offer_tells_webhooks();
