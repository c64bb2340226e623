-- What customers have declared on the page 'Vertrag widerrufen' (LAW-02). No reference to the booking: a declaration stays
-- when its booking is deleted. booking_id is null where no booking was found; then the studio decides what is meant.
-- cancelled: within the period, everything was refunded. proposed: after an express request; cancelled, and the studio
-- refunds what remains. request: nothing was changed, the studio decides.
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
  CHECK ((booking_id IS NULL) = (outcome = 'unknown')),
  CHECK (refund_cents = 0 OR outcome IN ('cancelled', 'proposed'))
);
CREATE INDEX withdrawal_declaration_declared ON withdrawal_declaration (declared_at DESC);

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

-- A message about a declaration.
ALTER TABLE message ADD COLUMN declaration_id uuid REFERENCES withdrawal_declaration (id);
CREATE INDEX message_declaration ON message (declaration_id) WHERE declaration_id IS NOT NULL;
