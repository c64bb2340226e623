-- People who are interested and have not booked yet.
CREATE TABLE contact (
  id                          uuid PRIMARY KEY,
  name                        text NOT NULL CHECK (name <> ''),
  email                       text NOT NULL CHECK (email <> ''),
  phone                       text,
  company                     text,
  source                      text NOT NULL CHECK (source <> ''),
  phase                       text NOT NULL CHECK (phase IN ('new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt')),
  notes                       text,
  priority                    text NOT NULL CHECK (priority IN ('low', 'medium', 'high')),
  tags                        text[] NOT NULL DEFAULT '{}',
  preferred_dates             text[] NOT NULL DEFAULT '{}',
  -- The row of the file it was imported from.
  raw_data                    jsonb CHECK (jsonb_typeof(raw_data) = 'object'),
  -- Unique, and in the order of the commits: a query for contacts after an instant misses none (SRV-56).
  created_at                  timestamptz(3) NOT NULL UNIQUE,
  phase_entered_at            timestamptz(3) NOT NULL,
  -- Where it was before termin_geplant, for a booking dialog that is closed without a booking (SRV-57).
  left_phase                  text,
  left_phase_entered_at       timestamptz(3),
  converted_at                timestamptz(3),
  -- No foreign key: a contact stays converted when its booking is deleted (SRV-58).
  converted_to_booking_id     uuid,
  conversion_type             text CHECK (conversion_type IN ('same_service', 'different_service')),
  original_service_requested  text,
  CONSTRAINT contact_left_phase_is_whole CHECK ((left_phase IS NULL) = (left_phase_entered_at IS NULL)),
  CONSTRAINT contact_conversion_is_whole CHECK (
    (converted_at IS NULL) = (conversion_type IS NULL)
    AND (converted_at IS NOT NULL OR (converted_to_booking_id IS NULL AND original_service_requested IS NULL))
  )
);

CREATE TABLE contact_note (
  id          uuid PRIMARY KEY,
  contact_id  uuid NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
  note        text NOT NULL CHECK (note <> ''),
  note_type   text NOT NULL CHECK (note_type IN ('general', 'preference', 'feedback', 'issue', 'reminder')),
  -- The administrator's name at that time.
  created_by  text NOT NULL,
  created_at  timestamptz(3) NOT NULL
);
CREATE INDEX contact_note_contact ON contact_note (contact_id, created_at);
