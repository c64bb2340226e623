-- The hours of a resource (photographers included) in place of the studio's; no row: none. `periods` and `exceptions` are
-- checked by the rules of own-hours-rules.ts and always read and written together.
CREATE TABLE own_hours (
  resource_id  uuid PRIMARY KEY REFERENCES resource (id),
  periods      jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(periods) = 'array'),
  exceptions   jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(exceptions) = 'array'),
  version      integer NOT NULL DEFAULT 1,
  updated_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TRIGGER own_hours_renew_edition AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON own_hours
  FOR EACH STATEMENT EXECUTE FUNCTION renew_studio_edition();
