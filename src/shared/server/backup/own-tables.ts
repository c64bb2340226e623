import type { PoolClient } from 'pg';
import { escapeIdentifier } from 'pg';

export interface OwnTable {
  readonly name: string;
  /** The columns that hold data; generated columns are left out. */
  readonly columns: readonly string[];
}

// The studio's objects are those in the schema of unqualified names, except what belongs to an extension.
const ours = (catalog: string, oid: string, schema: string): string => `
  ${schema} = current_schema()::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/**
 * All tables with data of the studio; referenced tables precede the tables that refer to them. The edition is left out:
 * each restore recreates it.
 */
export const ownTables = async (client: PoolClient): Promise<OwnTable[]> => {
  const { rows } = await client.query<OwnTable & { refers_to: string[] }>(`
    SELECT c.relname AS name,
           ARRAY(SELECT attname::text FROM pg_attribute
                 WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
                 ORDER BY attnum) AS columns,
           ARRAY(SELECT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
                 WHERE f.conrelid = c.oid AND f.contype = 'f' AND r.oid <> c.oid) AS refers_to
    FROM pg_class c
    WHERE c.relkind = 'r' AND c.relname NOT IN ('kysely_migration', 'kysely_migration_lock', 'studio_edition')
      AND ${ours('pg_class', 'c.oid', 'c.relnamespace')}
    ORDER BY c.relname`);
  const sorted = new Map<string, OwnTable>();
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const place = (name: string): void => {
    const table = waiting.get(name);
    if (!table) return;
    waiting.delete(name);
    table.refers_to.forEach(place);
    sorted.set(name, { name, columns: table.columns });
  };
  rows.forEach(({ name }) => place(name));
  return [...sorted.values()];
};

export interface SequencePosition {
  readonly name: string;
  readonly last_value: string;
  readonly is_called: boolean;
}

export const sequencePositions = async (client: PoolClient): Promise<SequencePosition[]> => {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind = 'S' AND ${ours('pg_class', 'c.oid', 'c.relnamespace')} ORDER BY c.relname`);
  const positions: SequencePosition[] = [];
  for (const { name } of rows) {
    const position = await client.query<Omit<SequencePosition, 'name'>>(
      `SELECT last_value::text, is_called FROM ${escapeIdentifier(name)}`,
    );
    positions.push(...position.rows.map((row) => ({ name, ...row })));
  }
  return positions;
};

/** Drops every table, view, sequence, routine and type of the studio, with dependent objects. Extensions stay. */
export const dropOwnObjects = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) AS statement FROM (
      SELECT CASE relkind WHEN 'S' THEN 2 ELSE 1 END AS step, oid::regclass::text AS name, CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
             WHEN 'S' THEN 'SEQUENCE' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END AS kind
      FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND ${ours('pg_class', 'c.oid', 'c.relnamespace')}
      UNION ALL
      SELECT 3, oid::regprocedure::text, 'ROUTINE' FROM pg_proc p WHERE ${ours('pg_proc', 'p.oid', 'p.pronamespace')}
      UNION ALL
      SELECT 4, oid::regtype::text, 'TYPE' FROM pg_type t
      WHERE (typtype IN ('e', 'd', 'r') OR typtype = 'c' AND EXISTS (SELECT FROM pg_class WHERE oid = typrelid AND relkind = 'c'))
        AND ${ours('pg_type', 't.oid', 't.typnamespace')}
    ) AS own ORDER BY step`);
  for (const { statement } of rows) await client.query(statement);
};

/**
 * Disables all enabled triggers and returns a function that enables them again. Foreign keys and other constraints stay
 * enforced.
 */
export const disableTriggers = async (client: PoolClient): Promise<() => Promise<void>> => {
  const { rows } = await client.query<{ table: string; name: string }>(`
    SELECT t.tgrelid::regclass::text AS table, quote_ident(t.tgname) AS name
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND t.tgenabled = 'O' AND ${ours('pg_class', 'c.oid', 'c.relnamespace')}`);
  const alter = async (action: string): Promise<void> => {
    for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} ${action} TRIGGER ${name}`);
  };
  await alter('DISABLE');
  return () => alter('ENABLE');
};
