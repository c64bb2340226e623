-- Checkout sessions at the payment provider, one row each; the newest one of a booking applies.
CREATE TABLE payment (
  id             uuid PRIMARY KEY,
  booking_id     uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  session_id     text NOT NULL UNIQUE,
  checkout_url   text NOT NULL,
  amount_cents   integer NOT NULL CHECK (amount_cents > 0),
  currency       text NOT NULL CHECK (currency IN ('EUR', 'USD', 'RUB')),
  status         text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'expired', 'failed')),
  expires_at     timestamptz(3) NOT NULL,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  updated_at     timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payment_booking ON payment (booking_id, created_at);
