-- Declarations of withdrawal from the contract about a booking (LAW-02). What was declared, decided and has taken effect is
-- only ever added to.

-- What customers have declared on the page 'Vertrag widerrufen'. No reference to the booking: a declaration stays when its
-- booking is deleted. booking_id is null where no booking was found; then the studio decides what is meant. cancelled:
-- within the period, everything was refunded. proposed: after an express request; cancelled, and the studio refunds what
-- remains. request: nothing was changed, the studio decides.
CREATE TABLE withdrawal_declaration (
  id               uuid PRIMARY KEY,
  declared_at      timestamptz(3) NOT NULL,
  customer_name    text NOT NULL,
  customer_email   text NOT NULL,
  -- The booking code or the date, as it was typed.
  reference        text NOT NULL,
  language         text NOT NULL CHECK (language IN ('de', 'ru')),
  outcome          text NOT NULL CHECK (outcome IN ('cancelled', 'proposed', 'request', 'unknown')),
  booking_id       uuid,
  -- What was refunded, or is proposed to be.
  refund_cents     integer NOT NULL CHECK (refund_cents >= 0),
  -- A declaration that names a session by its day proves nothing: whoever knows an address can guess days. It is kept as a
  -- request and takes effect when somebody presses in a mail to the address of the booking, or when the studio says so.
  is_unproven      boolean NOT NULL DEFAULT false,
  CHECK ((booking_id IS NULL) = (outcome = 'unknown')),
  CHECK (refund_cents = 0 OR outcome IN ('cancelled', 'proposed')),
  CONSTRAINT withdrawal_unproven_is_request CHECK (NOT is_unproven OR outcome = 'request')
);
CREATE INDEX withdrawal_declaration_declared ON withdrawal_declaration (declared_at DESC);
-- The tries with one address.
CREATE INDEX withdrawal_declaration_mailbox ON withdrawal_declaration (canonical_email(customer_email), declared_at);
-- At most one declaration takes effect per booking.
CREATE UNIQUE INDEX withdrawal_takes_effect_once ON withdrawal_declaration (booking_id)
  WHERE outcome IN ('cancelled', 'proposed');

CREATE FUNCTION refuse_change_of_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a customer has declared is never changed' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER withdrawal_declaration_append_only BEFORE UPDATE OR DELETE ON withdrawal_declaration
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_declaration();
CREATE TRIGGER withdrawal_declaration_never_emptied BEFORE TRUNCATE ON withdrawal_declaration
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- What the studio did about a declaration that did not settle everything by itself.
CREATE TABLE withdrawal_decision (
  declaration_id  uuid PRIMARY KEY REFERENCES withdrawal_declaration (id),
  decided_at      timestamptz(3) NOT NULL,
  -- The id of the administrator or of the API key.
  decided_by      text NOT NULL,
  decision        text NOT NULL CHECK (decision <> '')
);
CREATE TRIGGER withdrawal_decision_append_only BEFORE UPDATE OR DELETE ON withdrawal_decision
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_declaration();
CREATE TRIGGER withdrawal_decision_never_emptied BEFORE TRUNCATE ON withdrawal_decision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

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
CREATE TRIGGER withdrawal_effect_append_only BEFORE UPDATE OR DELETE ON withdrawal_effect
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_declaration();
CREATE TRIGGER withdrawal_effect_never_emptied BEFORE TRUNCATE ON withdrawal_effect
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation();

-- A declaration that takes effect at once is its own effect.
CREATE FUNCTION note_effect_of_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO withdrawal_effect (booking_id, declaration_id, effective_at, effected_by, outcome, refund_cents)
  VALUES (NEW.booking_id, NEW.id, NEW.declared_at, 'customer', NEW.outcome, NEW.refund_cents);
  RETURN NULL;
END
$$;
CREATE TRIGGER withdrawal_declaration_effect AFTER INSERT ON withdrawal_declaration FOR EACH ROW
  WHEN (NEW.outcome IN ('cancelled', 'proposed')) EXECUTE FUNCTION note_effect_of_declaration();
