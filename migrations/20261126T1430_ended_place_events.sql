-- Programs of the studio are told that a place until a birth was given up, so that they do not write to the family any
-- more. Its status stays what it was, so the trigger for changes of the status does not see it.
CREATE FUNCTION ended_place_tells_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_webhook_event('booking.cancelled', NEW.id, NEW.updated_at,
                             jsonb_build_object('from', OLD.status), to_jsonb(NEW));
  RETURN NULL;
END
$$;
CREATE TRIGGER ended_place_tells_webhooks AFTER UPDATE OF awaits_birth ON booking
  FOR EACH ROW WHEN (OLD.awaits_birth AND NOT NEW.awaits_birth AND NEW.status = 'CANCELLED' AND NEW.erased_at IS NULL)
  EXECUTE FUNCTION ended_place_tells_webhooks();
