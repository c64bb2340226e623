-- A declaration of withdrawal that names a session by its day proves nothing: whoever knows an address can guess days. It
-- is kept as a request (is_unproven) and takes effect when somebody presses in a mail to the address of the booking, or
-- when the studio says so. Processes of earlier versions write declarations that take effect at once.
ALTER TABLE withdrawal_declaration ADD COLUMN is_unproven boolean NOT NULL DEFAULT false;
ALTER TABLE withdrawal_declaration ADD CONSTRAINT withdrawal_unproven_is_request
  CHECK (NOT is_unproven OR outcome = 'request');

-- The tries with one address.
CREATE INDEX withdrawal_declaration_mailbox ON withdrawal_declaration (canonical_email(customer_email), declared_at);

-- The declaration that has ended the contract of a booking, at once or later: one per booking. No reference to the
-- booking, as for declarations.
CREATE TABLE withdrawal_effect (
  booking_id      uuid CONSTRAINT withdrawal_effect_once PRIMARY KEY,
  declaration_id  uuid NOT NULL UNIQUE REFERENCES withdrawal_declaration (id),
  effective_at    timestamptz(3) NOT NULL,
  -- 'customer', or the id of the administrator or API key.
  effected_by     text NOT NULL,
  outcome         text NOT NULL CHECK (outcome IN ('cancelled', 'proposed')),
  -- What was refunded, or is proposed to be.
  refund_cents    integer NOT NULL CHECK (refund_cents >= 0)
);

INSERT INTO withdrawal_effect (booking_id, declaration_id, effective_at, effected_by, outcome, refund_cents)
SELECT booking_id, id, declared_at, 'customer', outcome, refund_cents FROM withdrawal_declaration
WHERE outcome IN ('cancelled', 'proposed');

CREATE FUNCTION note_effect_of_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO withdrawal_effect (booking_id, declaration_id, effective_at, effected_by, outcome, refund_cents)
  VALUES (NEW.booking_id, NEW.id, NEW.declared_at, 'customer', NEW.outcome, NEW.refund_cents);
  RETURN NULL;
END
$$;
CREATE TRIGGER withdrawal_declaration_effect AFTER INSERT ON withdrawal_declaration FOR EACH ROW
  WHEN (NEW.outcome IN ('cancelled', 'proposed')) EXECUTE FUNCTION note_effect_of_declaration();

CREATE TRIGGER withdrawal_effect_append_only BEFORE UPDATE OR DELETE ON withdrawal_effect
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_declaration();
