-- A contact stays converted when its booking is deleted, but its reference is removed (SRV-25, SRV-58).
UPDATE contact SET converted_to_booking_id = NULL
WHERE converted_to_booking_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM booking WHERE booking.id = contact.converted_to_booking_id);
CREATE INDEX contact_converted_booking ON contact (converted_to_booking_id);
ALTER TABLE contact ADD CONSTRAINT contact_converted_booking_exists
  FOREIGN KEY (converted_to_booking_id) REFERENCES booking (id) ON DELETE SET NULL;
