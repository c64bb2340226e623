-- The exclusion constraints do not compare internal appointments by their gaps. The statement that takes times looks for
-- the few that have any, through this index.
CREATE INDEX occupied_time_internal_gaps ON occupied_time USING gist (during, uses gist__int_ops)
  WHERE internal AND (guarded <> during OR minutes_before > 0);
