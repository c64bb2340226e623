-- One mailbox has many spellings: capitals, a tag after "+", and at Gmail dots and a second domain. Limits
-- per person count mailboxes. The only definition of a mailbox; never change it, indexes use it.
CREATE FUNCTION canonical_email(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
              ELSE mailbox || '@' || host END
  FROM (SELECT regexp_replace(regexp_replace(lower(btrim(address)), '@[^@]*$', ''), '(.)[+].*$', '\1') AS mailbox,
               regexp_replace(lower(btrim(address)), '^.*@', '') AS host) AS parts
$$;

-- The address of an unconfirmed public booking may have been entered by a stranger. The mails to one mailbox are limited
-- per day; these columns record which were admitted (M04).
ALTER TABLE mail
  ADD COLUMN admitted_to text,
  ADD COLUMN admitted_at timestamptz(3),
  ADD CONSTRAINT mail_admission_is_whole CHECK ((admitted_to IS NULL) = (admitted_at IS NULL));
CREATE INDEX mail_admitted ON mail (admitted_to, admitted_at) WHERE admitted_to IS NOT NULL;
