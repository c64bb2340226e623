-- An exception may last several days: closed from 24 December to 6 January. Every day keeps a row of its own, so that
-- a date still has one exception at most; the rows of one exception share its span. Without a span a row is one day.
ALTER TABLE date_exception ADD COLUMN span_id uuid;
CREATE INDEX date_exception_span ON date_exception (span_id) WHERE span_id IS NOT NULL;
