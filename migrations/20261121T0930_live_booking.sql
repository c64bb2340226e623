-- What features left of booking may know of bookings: those that take place. Who deletes a service or a photographer, or
-- lays time off over a day, is told which they are (AMB-100, AMB-062). Owned and changed by booking alone.
CREATE VIEW live_booking AS
  SELECT id, service_id, photographer_id, starts_at, ends_at, status, customer_name, service_name
  FROM booking
  WHERE status <> 'CANCELLED';

CREATE INDEX booking_service_start ON booking (service_id, starts_at);
