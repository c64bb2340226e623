-- The link in a customer's mails ends when it has gone to somebody else: it is bound to this number, which counts up with
-- every other address and whenever the studio hands out a new link. 0: the link as it has always been.
ALTER TABLE booking ADD COLUMN link_version integer NOT NULL DEFAULT 0 CHECK (link_version >= 0);

-- Held here and not in the program, so that no way of changing an address can forget it.
CREATE FUNCTION booking_ends_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.link_version := greatest(NEW.link_version, OLD.link_version + 1);
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_ends_links BEFORE UPDATE OF customer_email ON booking
  FOR EACH ROW WHEN (lower(OLD.customer_email) IS DISTINCT FROM lower(NEW.customer_email))
  EXECUTE FUNCTION booking_ends_links();
