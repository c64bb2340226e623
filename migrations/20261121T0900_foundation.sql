-- Settings, administrators, photographers and services.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- One row per group of settings (company, page_design, calendar, payments, email); the feature that owns it defines the
-- structure of `value`.
CREATE TABLE setting (
  name        text PRIMARY KEY,
  value       jsonb NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE admin_user (
  id             uuid PRIMARY KEY,
  email          text NOT NULL CHECK (email = lower(email)),
  full_name      text NOT NULL,
  password_hash  text NOT NULL,
  created_at     timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX admin_user_email ON admin_user (email);

-- Only the hash of a bearer token is kept (SRV-60).
CREATE TABLE session (
  id          uuid PRIMARY KEY,
  token_hash  bytea NOT NULL UNIQUE,
  admin_id    uuid NOT NULL REFERENCES admin_user (id) ON DELETE CASCADE,
  created_at  timestamptz(3) NOT NULL DEFAULT now(),
  expires_at  timestamptz(3) NOT NULL
);
CREATE INDEX session_admin ON session (admin_id);

-- Failed sign-ins, counted across processes (SRV-61); subject is a hash of the address or network that is limited.
CREATE TABLE failed_sign_in (
  subject  bytea NOT NULL,
  at       timestamptz(3) NOT NULL
);
CREATE INDEX failed_sign_in_subject ON failed_sign_in (subject, at);

CREATE TABLE photographer (
  id                 uuid PRIMARY KEY,
  name               text NOT NULL CHECK (name <> ''),
  email              text,
  phone              text,
  bio                text,
  experience_years   integer NOT NULL DEFAULT 0 CHECK (experience_years >= 0),
  hourly_rate_cents  integer NOT NULL DEFAULT 0 CHECK (hourly_rate_cents >= 0),
  is_active          boolean NOT NULL DEFAULT true,
  created_at         timestamptz(3) NOT NULL DEFAULT now(),
  updated_at         timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at         timestamptz(3)
);

CREATE TABLE service (
  id                    uuid PRIMARY KEY,
  name                  text NOT NULL CHECK (name <> ''),
  name_de               text,
  name_ru               text,
  description           text NOT NULL DEFAULT '',
  description_de        text,
  description_ru        text,
  duration_min          integer NOT NULL CHECK (duration_min BETWEEN 1 AND 1440),
  price_cents           integer NOT NULL CHECK (price_cents >= 0),
  active                boolean NOT NULL DEFAULT true,
  is_system_service     boolean NOT NULL DEFAULT false,
  payment_enabled       boolean NOT NULL DEFAULT false,
  prepayment_cents      integer NOT NULL DEFAULT 0 CHECK (prepayment_cents >= 0),
  sort_order            integer,
  promotion_start       timestamptz(3),
  promotion_end         timestamptz(3),
  requires_prepayment   boolean,
  created_at            timestamptz(3) NOT NULL DEFAULT now(),
  updated_at            timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at            timestamptz(3),
  CHECK (promotion_start < promotion_end)
);

-- Which photographers offer a service; no row: all of them (SRV-43).
CREATE TABLE service_photographer (
  service_id       uuid NOT NULL REFERENCES service (id) ON DELETE CASCADE,
  photographer_id  uuid NOT NULL REFERENCES photographer (id) ON DELETE CASCADE,
  PRIMARY KEY (service_id, photographer_id)
);
