-- Whether customers may withdraw from the contract about a session (LAW-03). express_request: they may ask that the session
-- takes place before the period has ended; then they pay for what was done if they withdraw.
ALTER TABLE service ADD COLUMN withdrawal_right text NOT NULL DEFAULT 'yes'
  CONSTRAINT service_withdrawal_right_check CHECK (withdrawal_right IN ('yes', 'no', 'express_request'));

-- What applied when the booking was made. express_request only with the instant of the request and the version of its
-- wording. contract_at: when the booking was first confirmed; null: it never was, or a program of before confirmed it.
ALTER TABLE booking
  ADD COLUMN withdrawal_right text NOT NULL DEFAULT 'yes'
    CONSTRAINT booking_withdrawal_right_check CHECK (withdrawal_right IN ('yes', 'no', 'express_request')),
  ADD COLUMN express_request_at timestamptz(3),
  ADD COLUMN express_request_version text,
  ADD COLUMN contract_at timestamptz(3),
  ADD CONSTRAINT booking_express_request_check CHECK (
    num_nonnulls(express_request_at, express_request_version) = CASE withdrawal_right WHEN 'express_request' THEN 2 ELSE 0 END);

-- Set by the database, whichever version of the program confirms.
CREATE FUNCTION note_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.contract_at := NEW.updated_at;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_notes_contract BEFORE UPDATE OF status ON booking
  FOR EACH ROW WHEN (OLD.status IN ('PENDING', 'PAYMENT_PENDING') AND NEW.status = 'CONFIRMED' AND OLD.contract_at IS NULL)
  EXECUTE FUNCTION note_contract();

-- What applied to a booking never changes, whoever writes.
CREATE FUNCTION keep_withdrawal_right() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what applied to the booking % is never changed', NEW.id
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'booking_withdrawal_right_stays';
END
$$;
CREATE TRIGGER booking_keeps_withdrawal_right
  BEFORE UPDATE OF withdrawal_right, express_request_at, express_request_version ON booking
  FOR EACH ROW WHEN ((OLD.withdrawal_right, OLD.express_request_at, OLD.express_request_version)
                     IS DISTINCT FROM (NEW.withdrawal_right, NEW.express_request_at, NEW.express_request_version))
  EXECUTE FUNCTION keep_withdrawal_right();

-- The wordings of the express request are kept like those of the legal pages.
ALTER TABLE legal_version
  DROP CONSTRAINT legal_version_kind_check,
  ADD CONSTRAINT legal_version_kind_check
    CHECK (kind IN ('imprint', 'privacy', 'terms', 'accessibility', 'express_request'));
