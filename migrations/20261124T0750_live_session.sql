-- The sessions of bookings that are not cancelled: the service of a booking, and that of its second session. Deleting a
-- service counts both.
CREATE VIEW live_session AS
  SELECT id AS booking_id, service_id, starts_at FROM booking WHERE status <> 'CANCELLED'
  UNION ALL
  SELECT booking.id, item.service_id, booking.starts_at
  FROM booking JOIN booking_item AS item ON item.booking_id = booking.id
  WHERE booking.status <> 'CANCELLED' AND item.kind = 'session';
