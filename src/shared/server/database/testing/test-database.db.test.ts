import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, dropTestDatabase, type TestDatabase } from './test-database.ts';

const withDatabaseOfFile = async <Result>(run: (database: TestDatabase) => Promise<Result>): Promise<Result> => {
  const database = await createTestDatabase();
  try {
    return await run(database);
  } finally {
    await dropTestDatabase(database);
  }
};

/** Rows of every table, and where the sequences are. */
const contentOf = async ({ db }: TestDatabase) => {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`.execute(
    db,
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    content[name] = (await sql`SELECT to_jsonb(t) AS row FROM ${sql.table(name)} t ORDER BY 1`.execute(db)).rows;
  }
  const sequences = await sql`SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`.execute(db);
  return { content, sequences: sequences.rows };
};

const insertRow = ({ db }: TestDatabase) => sql`INSERT INTO setting (name, value) VALUES ('a test', '{}')`.execute(db);

describe('a file that uses the database of its worker after another', () => {
  test('finds the rows and numbers of a new studio, whatever the other one wrote', async () => {
    const first = await withDatabaseOfFile(contentOf);
    const used = await withDatabaseOfFile(async (database) => {
      await insertRow(database);
      await sql`DELETE FROM kysely_migration`.execute(database.db);
      await sql`SELECT nextval(format('%I.%I', schemaname, sequencename)::regclass) FROM pg_sequences`.execute(
        database.db,
      );
      return contentOf(database);
    });
    expect(used).not.toEqual(first);
    expect(await withDatabaseOfFile(contentOf)).toEqual(first);
  });

  test('gets another one if the schema, a lock or a connection is left', async () => {
    const leave = async (change: (database: TestDatabase) => Promise<unknown>): Promise<boolean> => {
      const before = await withDatabaseOfFile(async (database) => {
        await change(database);
        return database.url;
      });
      return before === (await withDatabaseOfFile(({ url }) => Promise.resolve(url)));
    };
    expect(await leave(insertRow)).toBe(true);
    expect(await leave(({ db }) => sql`ALTER TABLE setting DISABLE TRIGGER ALL`.execute(db))).toBe(false);
    expect(await leave(({ db }) => sql`ALTER TABLE setting ADD COLUMN shoe_size integer`.execute(db))).toBe(false);
    expect(await leave(({ db }) => sql`SELECT pg_advisory_lock(1)`.execute(db))).toBe(false);
    expect(await leave(({ pool }) => pool.connect())).toBe(false);
  });

  test('is not written to by what the other one still does', async () => {
    const late = await withDatabaseOfFile((database) => Promise.resolve(database));
    await withDatabaseOfFile(async (database) => {
      await expect(insertRow(late)).rejects.toThrow();
      await expect(late.pool.query('SELECT 1')).rejects.toThrow('after calling end');
      expect((await sql`SELECT FROM setting WHERE name = 'a test'`.execute(database.db)).rows).toHaveLength(0);
    });
  });
});
