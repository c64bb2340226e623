-- Bookings. Names, price and duration are copied from the service when it is booked (SRV-11).
CREATE TABLE booking (
  id                     uuid PRIMARY KEY,
  confirmation_code      text NOT NULL UNIQUE,
  status                 text NOT NULL CHECK (status IN ('PENDING', 'PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
  version                integer NOT NULL DEFAULT 1,
  starts_at              timestamptz(3) NOT NULL,
  ends_at                timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
  -- The time it occupies; only a cancelled booking occupies none.
  occupied_id            uuid,
  service_id             uuid NOT NULL REFERENCES service (id),
  service_name           text NOT NULL,
  service_name_de        text,
  service_name_ru        text,
  service_price_cents    integer NOT NULL CHECK (service_price_cents >= 0),
  photographer_id        uuid NOT NULL REFERENCES photographer (id),
  photographer_name      text NOT NULL,
  customer_name          text NOT NULL,
  customer_email         text NOT NULL,
  customer_phone         text NOT NULL,
  customer_whatsapp_notifications boolean NOT NULL DEFAULT false,
  notes                  text,
  language               text NOT NULL DEFAULT 'de' CHECK (language IN ('de', 'ru')),
  source                 text NOT NULL CHECK (source IN ('public', 'admin')),
  -- Internal mode (SRV-12): outside working hours on purpose, so later edits do not fail on hours.
  internal               boolean NOT NULL DEFAULT false,
  send_notifications     boolean NOT NULL DEFAULT true,
  consented_at           timestamptz(3),
  privacy_version        text,
  photos_delivered       integer CHECK (photos_delivered >= 0),
  actual_revenue_cents   bigint CHECK (actual_revenue_cents >= 0),
  revenue_notes          text,
  cancel_reason          text,
  cancelled_at           timestamptz(3),
  cancelled_by           text CHECK (cancelled_by IN ('customer', 'admin', 'system')),
  created_at             timestamptz(3) NOT NULL DEFAULT now(),
  updated_at             timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT booking_blocks_unless_cancelled CHECK ((status = 'CANCELLED') = (occupied_id IS NULL)),
  CONSTRAINT booking_occupies_itself CHECK (occupied_id = id),
  CONSTRAINT booking_occupies_its_time FOREIGN KEY (occupied_id, photographer_id, starts_at, ends_at)
    REFERENCES occupied_time (id, photographer_id, starts_at, ends_at) DEFERRABLE INITIALLY IMMEDIATE
);
CREATE INDEX booking_photographer_start ON booking (photographer_id, starts_at);
CREATE INDEX booking_start ON booking (starts_at);
CREATE INDEX booking_created ON booking (created_at);
CREATE INDEX booking_status_end ON booking (status, ends_at);
CREATE INDEX booking_customer ON booking (lower(customer_email));

-- The first response to an Idempotency-Key, replayed for 24 hours (SRV-22).
CREATE TABLE idempotent_answer (
  key         text PRIMARY KEY,
  body_hash   bytea NOT NULL,
  answer      jsonb NOT NULL,
  booking_id  uuid NOT NULL REFERENCES booking (id) ON DELETE CASCADE,
  created_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX idempotent_answer_booking ON idempotent_answer (booking_id);
CREATE INDEX idempotent_answer_created ON idempotent_answer (created_at);

-- Who changed what and when. Rows are only ever added.
CREATE TABLE audit_entry (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at          timestamptz(3) NOT NULL DEFAULT now(),
  actor       text NOT NULL,
  action      text NOT NULL,
  booking_id  uuid,
  details     jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entry_booking ON audit_entry (booking_id, id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are never changed' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
