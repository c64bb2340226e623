import pg from 'pg';

/** Everything of a database but its rows: what a test has changed there, the next file must not find. */
const schema = `
  SELECT md5(string_agg(line, ' ' ORDER BY line)) AS schema FROM (
    SELECT format('class %s %s %s', oid, relnatts, relchecks) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace OR (relnamespace::regnamespace::text !~ '^pg_' AND oid > 16383)
    UNION ALL SELECT format('column %s %s %s %s', a.attrelid, a.attnum, a.attnotnull, a.atttypid) FROM pg_attribute a
      JOIN pg_class c ON c.oid = a.attrelid WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0
    UNION ALL SELECT format('default %s', oid) FROM pg_attrdef
    UNION ALL SELECT format('trigger %s %s', oid, tgenabled) FROM pg_trigger
    UNION ALL SELECT format('constraint %s %s', oid, convalidated) FROM pg_constraint
    UNION ALL SELECT format('rule %s', oid) FROM pg_rewrite WHERE oid > 16383
    UNION ALL SELECT format('function %s %s', oid, md5(prosrc)) FROM pg_proc WHERE oid > 16383
    UNION ALL SELECT format('namespace %s', oid) FROM pg_namespace WHERE nspname !~ '^pg_(toast_)?temp'
    UNION ALL SELECT format('setting %s %s', setdatabase, setconfig) FROM pg_db_role_setting
  ) all_of_it (line)`;

const tables = `
  SELECT relname AS name, (
    SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  ) AS columns
  FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`;

const sequences = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value AS last, start_value AS first FROM pg_sequences`;

interface Kept {
  readonly name: string;
  readonly columns: string;
  readonly rows: string;
}

/** Connections of the database other than those of the pool that is kept, and of what empties it. */
const others = `
  SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;

const locks = `
  SELECT count(*)::int AS locks FROM pg_locks
  WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Empties a database between the files of a worker, and puts back the rows that it began with. */
export interface Emptier {
  /** Whether the database is as it was at first; otherwise it cannot be used again. `pooled`: connections of its pool. */
  readonly empty: (pooled: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** As the owner of the server, who alone may write without triggers. */
export const emptierOf = async (ownerUrl: string): Promise<Emptier> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query(`SET session_replication_role = replica; SET synchronous_commit = off`);
  const one = async (text: string): Promise<any> => (await owner.query(text)).rows[0];
  const firstSchema = (await one(schema)).schema;
  const first = new Map((await owner.query(sequences)).rows.map(({ name, last }) => [name, last]));
  const all = (await owner.query<{ name: string; columns: string }>(tables)).rows;
  const kept: Kept[] = [];
  for (const { name, columns } of all) {
    const { rows } = await one(`SELECT json_agg(t)::text AS rows FROM ${pg.escapeIdentifier(name)} t`);
    if (rows !== null) kept.push({ name, columns, rows });
  }
  const empty = async (pooled: number): Promise<boolean> => {
    const isAsBefore =
      (await one(others)).others === pooled &&
      (await one(locks)).locks === 0 &&
      (await one(schema)).schema === firstSchema;
    if (!isAsBefore) return false;
    await owner.query('BEGIN');
    await owner.query(deleteRows);
    for (const { name, columns, rows } of kept) {
      const table = pg.escapeIdentifier(name);
      await owner.query(
        `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
        [rows],
      );
    }
    for (const { name, last, first: start } of (await owner.query(sequences)).rows) {
      const before = first.get(name) ?? null;
      if (before !== last) await owner.query('SELECT setval($1, $2, $3)', [name, before ?? start, before !== null]);
    }
    await owner.query('COMMIT');
    return true;
  };
  return { empty, close: () => owner.end() };
};

/** Large tables get a new file, so that the next ones do not read what is deleted. */
const deleteRows = `
  DO $$
  DECLARE name text; size bigint;
  BEGIN
    FOR name, size IN SELECT relname, pg_relation_size(oid) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
    LOOP
      IF size > 512 * 1024 THEN EXECUTE format('TRUNCATE public.%I CASCADE', name);
      ELSE EXECUTE format('DELETE FROM public.%I', name);
      END IF;
    END LOOP;
  END $$`;
