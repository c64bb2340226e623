-- Invalidates earlier links in a customer's mails: a link contains this number, which is incremented when the address
-- changes and when the studio creates a new link. 0: the link of bookings before this migration.
ALTER TABLE booking ADD COLUMN link_version integer NOT NULL DEFAULT 0 CHECK (link_version >= 0);

-- Set by a trigger, so that it applies to every change of an address.
CREATE FUNCTION booking_ends_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_version := greatest(NEW.link_version, OLD.link_version + 1);
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_ends_links BEFORE UPDATE OF customer_email ON booking
  FOR EACH ROW WHEN (lower(OLD.customer_email) IS DISTINCT FROM lower(NEW.customer_email))
  EXECUTE FUNCTION booking_ends_links();
