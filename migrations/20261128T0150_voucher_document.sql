-- The sale of a voucher whose tax arises then has a document of its own (VOU-03), in the same series as those of bookings.
ALTER TABLE invoice
  ALTER COLUMN booking_id DROP NOT NULL,
  -- No reference: a document outlives its voucher.
  ADD COLUMN voucher_id uuid,
  DROP CONSTRAINT invoice_kind_check,
  ADD CONSTRAINT invoice_kind_check CHECK (kind IN ('deposit', 'final', 'voucher', 'cancellation')),
  -- Of a booking or of a voucher.
  ADD CONSTRAINT invoice_of_one CHECK ((booking_id IS NULL) <> (voucher_id IS NULL)),
  ADD CONSTRAINT invoice_of_voucher
    CHECK (CASE WHEN voucher_id IS NULL THEN kind <> 'voucher' ELSE kind IN ('voucher', 'cancellation') END);
-- A voucher is sold once.
CREATE UNIQUE INDEX invoice_voucher_once ON invoice (voucher_id) WHERE kind = 'voucher';
CREATE INDEX invoice_voucher ON invoice (voucher_id) WHERE voucher_id IS NOT NULL;

CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
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
