-- Each booking counts the upcoming sessions of its customer: past ones must not be read for it. Neither index is
-- partial: a plan made while there are few bookings would use the smaller one for both.
DROP INDEX booking_customer;
CREATE INDEX booking_customer ON booking (lower(customer_email), starts_at);
CREATE INDEX booking_phone ON booking (customer_phone, starts_at);
