-- The contract about a booking, for declarations of withdrawal: whose it is, since when, and with what right.
CREATE VIEW booking_contract AS
  SELECT id, confirmation_code, customer_email, internal, status, starts_at, created_at, contract_at, withdrawal_right,
         link_version
  FROM booking;
