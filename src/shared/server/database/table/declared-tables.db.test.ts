import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { bigint, date, json, text, uuid } from './column.ts';
import { table, view } from './table.ts';

const database = testDatabase();

type Declared = Parameters<typeof described>[0];

/** One row for each column of a declaration. */
const described = ({
  name,
  columns,
  isView,
}: Pick<ReturnType<typeof table | typeof view>, 'name' | 'columns' | 'isView'>) =>
  Object.entries(columns).map(([column, { type, isNullable }]) => ({ name, isView, column, type, isNullable }));

/** What is wrong with declarations, as the database sees it. */
const problemsOf = async (declared: readonly Declared[]): Promise<string[]> => {
  const { rows } = await sql<{ problem: string }>`
    SELECT declared.name || '.' || "column" || CASE
      WHEN table_type IS NULL THEN ': there is no such table or view'
      WHEN (table_type = 'VIEW') <> "isView" THEN ': is ' || table_type
      WHEN column_name IS NULL THEN ': there is no such column'
      WHEN stored.type <> declared.type THEN ': is ' || stored.type || ', not ' || declared.type
      ELSE ': may' || CASE WHEN "isNullable" THEN ' not' ELSE '' END || ' be null' END AS problem
    FROM jsonb_to_recordset(${JSON.stringify(declared.flatMap(described))}::jsonb)
      AS declared (name text, "isView" boolean, "column" text, type text, "isNullable" boolean)
    LEFT JOIN information_schema.tables ON table_schema = 'public' AND table_name = declared.name
    LEFT JOIN (
      SELECT table_name, column_name, is_nullable = 'YES' AS nullable,
             replace(format('%I.%I', udt_schema, udt_name)::regtype::text, 'timestamp with time zone', 'timestamptz') AS type
      FROM information_schema.columns WHERE table_schema = 'public'
    ) AS stored ON stored.table_name = declared.name AND column_name = "column"
    WHERE column_name IS NULL OR stored.type <> declared.type OR (table_type = 'VIEW') <> "isView"
      OR (table_type <> 'VIEW' AND nullable <> "isNullable")
    ORDER BY 1`.execute(database().db);
  const names = declared.flatMap(({ name, isView }) => (isView ? [] : [name]));
  const repeated = names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${name}: is declared twice`);
  return [...rows.map(({ problem }) => problem), ...repeated];
};

const files = import.meta.glob<Record<string, unknown>>(['/src/**/*.ts', '!/src/**/*.test.ts', '!/src/**/web/**']);
const declaration = /(?<![.\w])(?:table|view)\(\s*'/g;

/** All declarations of the program: of every file whose text has one. */
const declaredTables = async (): Promise<Declared[]> => {
  const found: Declared[] = [];
  for (const [file, load] of Object.entries(files)) {
    const written = readFileSync(`.${file}`, 'utf8').match(declaration)?.length ?? 0;
    if (written === 0) continue;
    // Of a table and the parts of it that are exported, the table.
    const exported = Object.values(await load()).filter(isDeclared);
    exported.sort((one, other) => Object.keys(one.columns).length - Object.keys(other.columns).length);
    const all = [...new Map(exported.map((one) => [one.name, one])).values()];
    // A declaration that is not exported would not be compared.
    expect([file, all.length]).toEqual([file, written]);
    found.push(...all);
  }
  return found;
};

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'columns' in value && 'isView' in value;

it('the database has every declared table and view with these types and these nulls (SRV-65)', async () => {
  const declared = await declaredTables();
  expect(declared.length).toBeGreaterThan(0);
  expect(await problemsOf(declared)).toEqual([]);
});

it.each([
  ['a wrong type', [table('service', { id: text })], ['service.id: is uuid, not text']],
  ['another size', [table('service', { version: bigint })], ['service.version: is integer, not bigint']],
  ['an instant as a date', [table('service', { updated_at: date })], ['service.updated_at: is timestamptz, not date']],
  ['a null that may not be', [table('service', { name: text.orNull })], ['service.name: may not be null']],
  ['a missing null', [table('service', { name_de: text })], ['service.name_de: may be null']],
  ['an unknown column', [table('service', { nickname: text })], ['service.nickname: there is no such column']],
  ['an unknown table', [table('serviec', { id: uuid })], ['serviec.id: there is no such table or view']],
  [
    'a second declaration',
    [table('service', { id: uuid }), table('service', { id: uuid })],
    ['service: is declared twice'],
  ],
  ['a view as a table', [table('live_booking', { id: uuid })], ['live_booking.id: is VIEW']],
  ['a table as a view', [view('service', { id: uuid })], ['service.id: is BASE TABLE']],
  ['a wrong type of a view', [view('live_booking', { id: text })], ['live_booking.id: is uuid, not text']],
  [
    'nothing',
    [table('service', { id: uuid, birth_window: json().orNull }), view('live_booking', { id: uuid.orNull })],
    [],
  ],
] as const)('the comparison finds %s', async (_, declared, problems) => {
  expect(await problemsOf(declared)).toEqual(problems);
});
