-- Finds what needs attention without reading all other rows: /metrics queries it several times a minute.
CREATE INDEX mail_failed ON mail (created_at) WHERE status = 'failed';
CREATE INDEX payment_trouble ON payment (created_at) WHERE refund_needed OR problem IS NOT NULL;
CREATE INDEX refund_failed ON refund (created_at) WHERE status = 'failed';
