-- The outbox (SRV-37): a mail is written in the transaction of the change that it reports, and sent afterwards.
CREATE TABLE mail (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind             text NOT NULL,
  -- What the kind needs besides the booking; see message-order.ts.
  params           jsonb NOT NULL DEFAULT '{}',
  booking_id       uuid REFERENCES booking (id) ON DELETE CASCADE,
  recipient        text NOT NULL CHECK (recipient IN ('customer', 'studio')),
  to_address       text NOT NULL,
  to_name          text NOT NULL DEFAULT '',
  language         text NOT NULL CHECK (language IN ('de', 'ru')),
  status           text NOT NULL CHECK (status IN ('waiting', 'sent', 'failed', 'skipped')),
  attempts         integer NOT NULL DEFAULT 0,
  -- Not sent before this. While a process is sending, the end of its lease: if it dies, another process retries.
  next_attempt_at  timestamptz(3) NOT NULL,
  -- The mail server's response to the last attempt, or why the mail was skipped.
  last_error       text,
  -- Set at the first attempt and kept, so that mail programs show a mail that was sent twice once (M01).
  message_id       text,
  -- What was sent, as it was sent.
  subject          text,
  html             text,
  plain_text       text,
  created_at       timestamptz(3) NOT NULL DEFAULT now(),
  sent_at          timestamptz(3),
  CHECK ((status = 'sent') = (sent_at IS NOT NULL))
);
CREATE INDEX mail_due ON mail (next_attempt_at) WHERE status = 'waiting';
CREATE INDEX mail_booking ON mail (booking_id);
