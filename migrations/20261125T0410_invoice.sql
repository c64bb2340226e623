-- Documents of money (INV-01): what was issued stays as it is. A mistake is corrected by a cancellation document.

-- The last number given out per series, such as 'RE-2030'. The row is locked by whoever issues until that is committed,
-- so the numbers have no gaps: an issue that fails or is killed gives its number back.
CREATE TABLE invoice_series (
  name           text PRIMARY KEY CHECK (name ~ '^[A-Z0-9][A-Z0-9/.-]{0,19}$'),
  last_position  integer NOT NULL CHECK (last_position >= 0)
);

-- No reference to the booking or the payment: a document outlives both.
CREATE TABLE invoice (
  id           uuid PRIMARY KEY,
  series       text NOT NULL REFERENCES invoice_series (name),
  position     integer NOT NULL CHECK (position >= 1),
  number       text NOT NULL UNIQUE,
  kind         text NOT NULL CHECK (kind IN ('deposit', 'final', 'cancellation')),
  booking_id   uuid NOT NULL,
  -- Of a deposit invoice: what was received.
  payment_id   uuid,
  -- Of a cancellation document: what it cancels.
  cancels_id   uuid UNIQUE REFERENCES invoice (id),
  issued_at    timestamptz(3) NOT NULL,
  -- The id of the administrator or of the API key, or 'system'.
  issued_by    text NOT NULL,
  gross_cents  integer NOT NULL,
  -- Everything that is on it; see domain/invoice-document.ts.
  document     jsonb NOT NULL,
  UNIQUE (series, position),
  CHECK ((kind = 'deposit') = (payment_id IS NOT NULL)),
  CHECK ((kind = 'cancellation') = (cancels_id IS NOT NULL))
);
CREATE INDEX invoice_booking ON invoice (booking_id);
CREATE INDEX invoice_payment ON invoice (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX invoice_issued ON invoice (issued_at DESC, id);
CREATE INDEX invoice_customer ON invoice (lower(document -> 'customer' ->> 'email'));

-- Gives the number, whichever program inserts, and refuses a second document where one is in force. Documents of one
-- booking are issued one after the other, whatever their series.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('invoice ' || NEW.booking_id, 0));
  IF EXISTS (
    SELECT FROM invoice AS earlier
    WHERE earlier.booking_id = NEW.booking_id
      AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = earlier.id)
      AND CASE NEW.kind
            -- One deposit invoice per payment, and none after the final invoice.
            WHEN 'deposit' THEN earlier.payment_id = NEW.payment_id OR earlier.kind = 'final'
            WHEN 'final' THEN earlier.kind = 'final'
            -- What a final invoice has deducted is cancelled after it.
            ELSE earlier.kind = 'final' AND earlier.id <> NEW.cancels_id
          END
  ) THEN
    RAISE EXCEPTION 'another document of this booking is in force' USING ERRCODE = 'unique_violation', CONSTRAINT = 'invoice_in_force';
  END IF;
  IF NEW.kind = 'cancellation' AND NOT EXISTS (
    SELECT FROM invoice AS cancelled
    WHERE cancelled.id = NEW.cancels_id AND cancelled.kind <> 'cancellation' AND cancelled.booking_id = NEW.booking_id
  ) THEN
    RAISE EXCEPTION 'this cannot be cancelled' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO invoice_series AS series (name, last_position) VALUES (NEW.series, 1)
  ON CONFLICT (name) DO UPDATE SET last_position = series.last_position + 1
  RETURNING last_position INTO NEW.position;
  NEW.number := NEW.series || '-' || lpad(NEW.position::text, greatest(4, length(NEW.position::text)), '0');
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_gets_number BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION number_invoice();

-- What is issued is never changed, and deleted only after eight whole calendar years (§ 147 AO).
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND extract(year FROM OLD.issued_at AT TIME ZONE 'Europe/Berlin') + 8
                          < extract(year FROM now() AT TIME ZONE 'Europe/Berlin') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an issued document is never changed or deleted' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoice_append_only BEFORE UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION keep_invoice();

-- A number is given out only with its document.
CREATE FUNCTION check_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given integer;
  issued integer;
BEGIN
  SELECT last_position INTO given FROM invoice_series WHERE name = coalesce(NEW.name, OLD.name);
  SELECT max(position) INTO issued FROM invoice WHERE series = coalesce(NEW.name, OLD.name);
  IF given IS NULL OR given IS DISTINCT FROM issued THEN
    RAISE EXCEPTION 'a number needs its document' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER invoice_series_without_gaps AFTER INSERT OR UPDATE OR DELETE ON invoice_series
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_series();

-- The customer was erased: the document is kept for its legal years and used for nothing else.
CREATE TABLE invoice_block (
  invoice_id  uuid PRIMARY KEY REFERENCES invoice (id) ON DELETE CASCADE,
  blocked_at  timestamptz(3) NOT NULL
);

-- To whom the documents of a booking are made out, if the name of the booking is not enough.
CREATE TABLE invoice_recipient (
  booking_id   uuid PRIMARY KEY REFERENCES booking (id) ON DELETE CASCADE,
  name         text NOT NULL CHECK (name <> ''),
  street       text NOT NULL CHECK (street <> ''),
  postal_code  text NOT NULL CHECK (postal_code <> ''),
  city         text NOT NULL CHECK (city <> ''),
  country      text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  -- Of a business customer.
  vat_id       text,
  -- Of a public authority.
  leitweg_id   text,
  updated_at   timestamptz(3) NOT NULL
);

-- How the money that was handed over at the studio was paid: in cash, or by card at a terminal.
ALTER TABLE cash_payment ADD COLUMN method text NOT NULL DEFAULT 'cash' CHECK (method IN ('cash', 'card_terminal'));

-- What customers have paid for their bookings, and how.
CREATE VIEW received_payment AS
  SELECT id, booking_id, amount_cents, paid_at, 'online' AS method
  FROM payment
  WHERE status = 'paid' AND booking_id IS NOT NULL AND paid_at IS NOT NULL AND NOT refund_needed AND problem IS NULL
    AND currency = 'EUR'
  UNION ALL
  SELECT id, booking_id, amount_cents, recorded_at, method FROM cash_payment WHERE taken_back_at IS NULL;
