-- The bookings that take place, for features before booking: deleting a service or a photographer and entering time off
-- list the bookings that are affected (AMB-100, AMB-062). Owned by booking.
CREATE VIEW live_booking AS
  SELECT id, service_id, photographer_id, starts_at, ends_at, status, customer_name, service_name
  FROM booking
  WHERE status <> 'CANCELLED';

CREATE INDEX booking_service_start ON booking (service_id, starts_at);
