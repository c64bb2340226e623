-- Documents of money (INV-01): what was issued stays as it is. A mistake is corrected by a cancellation document.

-- The last number given out per series, such as 'RE-2030'. The row is locked by whoever issues until that is committed,
-- so the numbers have no gaps: an issue that fails or is killed gives its number back.
CREATE TABLE invoice_series (
  name           text PRIMARY KEY CHECK (name ~ '^[A-Z0-9][A-Z0-9/.-]{0,19}$'),
  last_position  integer NOT NULL CHECK (last_position >= 0)
);

-- Numbers that were given before a restore and whose documents are lost with it: they are never given again.
CREATE TABLE invoice_gap (
  series          text NOT NULL,
  first_position  integer NOT NULL CHECK (first_position > 0),
  last_position   integer NOT NULL CHECK (last_position >= first_position),
  noted_at        timestamptz(3) NOT NULL,
  PRIMARY KEY (series, first_position)
);

CREATE FUNCTION keep_invoice_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a number that was given is never given again' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoice_gap_append_only BEFORE UPDATE OR DELETE ON invoice_gap
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_gap();
CREATE TRIGGER invoice_gap_never_emptied BEFORE TRUNCATE ON invoice_gap
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- No reference to the booking, the payment or the voucher: a document outlives all three. The sale of a voucher whose tax
-- arises then has a document of its own (VOU-03), in the same series as those of bookings.
CREATE TABLE invoice (
  id           uuid PRIMARY KEY,
  series       text NOT NULL REFERENCES invoice_series (name),
  position     integer NOT NULL CHECK (position >= 1),
  number       text NOT NULL UNIQUE,
  kind         text NOT NULL CHECK (kind IN ('deposit', 'final', 'voucher', 'cancellation')),
  booking_id   uuid,
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
  voucher_id   uuid,
  UNIQUE (series, position),
  CHECK ((kind = 'deposit') = (payment_id IS NOT NULL)),
  CHECK ((kind = 'cancellation') = (cancels_id IS NOT NULL)),
  -- Of a booking or of a voucher.
  CONSTRAINT invoice_of_one CHECK ((booking_id IS NULL) <> (voucher_id IS NULL)),
  CONSTRAINT invoice_of_voucher
    CHECK (CASE WHEN voucher_id IS NULL THEN kind <> 'voucher' ELSE kind IN ('voucher', 'cancellation') END)
);
CREATE INDEX invoice_booking ON invoice (booking_id);
CREATE INDEX invoice_payment ON invoice (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX invoice_voucher ON invoice (voucher_id) WHERE voucher_id IS NOT NULL;
-- A voucher is sold once.
CREATE UNIQUE INDEX invoice_voucher_once ON invoice (voucher_id) WHERE kind = 'voucher';
CREATE INDEX invoice_issued ON invoice (issued_at DESC, id);
CREATE INDEX invoice_customer ON invoice (lower(document -> 'customer' ->> 'email'));

-- Gives the number, whichever program inserts, and refuses a second document where one is in force. Documents of one
-- booking are issued one after the other, whatever their series.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('invoice ' || coalesce(NEW.booking_id, NEW.voucher_id), 0));
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
    WHERE cancelled.id = NEW.cancels_id AND cancelled.kind <> 'cancellation'
      AND cancelled.booking_id IS NOT DISTINCT FROM NEW.booking_id
      AND cancelled.voucher_id IS NOT DISTINCT FROM NEW.voucher_id
  ) THEN
    RAISE EXCEPTION 'this cannot be cancelled' USING ERRCODE = 'check_violation';
  END IF;
  -- What it says is what was sold. It is cancelled only by undoing the sale: else the tax of a valid voucher would be missing.
  IF NEW.voucher_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM voucher JOIN voucher_entry AS entry ON entry.voucher_id = voucher.id
    WHERE voucher.id = NEW.voucher_id AND purpose_reason = 'one_rate'
      AND entry.kind = CASE NEW.kind WHEN 'voucher' THEN 'sold' ELSE 'sale_undone' END
      AND entry.amount_cents = NEW.gross_cents
  ) THEN
    RAISE EXCEPTION 'this does not fit the sale of a voucher' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_of_sale';
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
CREATE TRIGGER invoice_never_emptied BEFORE TRUNCATE ON invoice
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- A number is given out only with its document, or was given before.
CREATE FUNCTION check_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_series text := coalesce(NEW.name, OLD.name);
  given integer;
  issued integer;
BEGIN
  SELECT last_position INTO given FROM invoice_series WHERE name = of_series;
  SELECT greatest((SELECT max(position) FROM invoice WHERE series = of_series),
                  (SELECT max(last_position) FROM invoice_gap WHERE series = of_series)) INTO issued;
  IF given IS NULL OR given IS DISTINCT FROM issued THEN
    RAISE EXCEPTION 'a number needs its document' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER invoice_series_without_gaps AFTER INSERT OR UPDATE OR DELETE ON invoice_series
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_invoice_series();
CREATE TRIGGER invoice_series_never_emptied BEFORE TRUNCATE ON invoice_series
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- A sale that is undone has no document in force.
CREATE FUNCTION refuse_document_of_undone_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoice WHERE voucher_id = NEW.voucher_id AND kind = 'voucher'
               AND NOT EXISTS (SELECT FROM invoice AS later WHERE later.cancels_id = invoice.id)) THEN
    RAISE EXCEPTION 'the document of this sale is in force'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invoice_of_undone_sale';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER voucher_undone_with_document AFTER INSERT ON voucher_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'sale_undone')
  EXECUTE FUNCTION refuse_document_of_undone_sale();

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
  updated_at   timestamptz(3) NOT NULL,
  -- Business customers get e-invoices.
  is_business  boolean NOT NULL DEFAULT false,
  -- The address that stands in them as the electronic address of the buyer; null: that of the booking.
  email        text CHECK (email <> '')
);

-- The customer of a booking was erased: nothing that is typed for its documents may be stored any more, whoever writes and
-- at whatever moment. The lock of the booking makes a write wait for an erasure that runs, and the other way round.
CREATE FUNCTION refuse_recipient_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking WHERE id = NEW.booking_id AND erased_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the customer of this booking was erased' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER invoice_recipient_of_known BEFORE INSERT OR UPDATE ON invoice_recipient
  FOR EACH ROW EXECUTE FUNCTION refuse_recipient_of_erased();
