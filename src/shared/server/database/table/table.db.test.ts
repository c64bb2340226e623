import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { bigint, boolean, bytes, date, instant, integer, integers, json, text, textOf, texts, uuid } from './column.ts';
import { computed, type RowOf, table, typedSql } from './table.ts';

const database = testDatabase();

const sample = table('sample', {
  id: uuid,
  name: text,
  kind: textOf<'large' | 'small'>(),
  count: integer.orNull,
  total: bigint,
  is_kept: boolean,
  day: date,
  begins_at: instant,
  ends_at: instant.orNull,
  details: json<{ readonly words: readonly string[] }>().orNull,
  sealed: bytes,
  words: texts,
  rates: integers,
});

const row: RowOf<typeof sample> = {
  id: '0190a8a8-0000-7000-8000-000000000001',
  name: "O'Neill",
  kind: 'small',
  count: null,
  total: 3_000_000_000,
  is_kept: false,
  day: '2027-05-11',
  begins_at: 1_794_000_000_123,
  ends_at: null,
  details: { words: ['ä', '"'] },
  sealed: Buffer.from([0, 255]),
  words: ['a,b', '{}'],
  rates: [1, 2],
};

/** Runs `work` with an empty table of this declaration, which is gone afterwards. */
const withSample = (work: (trx: Database) => Promise<void>): Promise<void> =>
  database()
    .db.transaction()
    .execute(async (trx) => {
      await sql`CREATE TEMPORARY TABLE sample (${sample.typedNames}) ON COMMIT DROP`.execute(trx);
      await sql`ALTER TABLE sample ALTER total SET DEFAULT 7`.execute(trx);
      await work(trx);
    });

it('a row of every type is read as it was written', () =>
  withSample(async (trx) => {
    await sample.insert(row).execute(trx);
    expect((await typedSql`SELECT ${sample.list()} FROM sample`.execute(trx)).rows).toEqual([row]);
    expect((await typedSql`SELECT ${sample.list('s')} FROM sample AS s`.execute(trx)).rows).toEqual([row]);
  }));

it('undefined leaves a column to its default, or as it is, and null does not', () =>
  withSample(async (trx) => {
    await sample.insert({ name: 'Anna', count: 1, total: undefined }).execute(trx);
    const change = { name: undefined, total: 8, count: null, ends_at: 5, details: { words: [] } };
    const { rows } = await typedSql`
      UPDATE sample SET ${sample.set(change)} RETURNING ${sample.pick('name', 'total', 'count', 'ends_at', 'details').list()}`.execute(
      trx,
    );
    expect(rows).toEqual([{ name: 'Anna', total: 8, count: null, ends_at: 5, details: { words: [] } }]);
    await sample.insert({ name: 'Berta', total: undefined }).execute(trx);
    const { rows: totals } = await typedSql`SELECT ${sample.pick('total').list()} FROM sample ORDER BY name`.execute(
      trx,
    );
    expect(totals.map(({ total }) => total)).toEqual([8, 7]);
  }));

it('a value may be an expression, and a computed column has its name and type', () =>
  withSample(async (trx) => {
    await sample.insert({ name: sql`upper('anna')`, count: sql`1 + 1` }).execute(trx);
    await sql`UPDATE sample SET ${sample.set({ count: sql`count + 1` })}`.execute(trx);
    const doubled = computed({ twice: sql<number>`count * 2` });
    const { rows } = await typedSql`SELECT ${sample.pick('name').list()}, ${doubled} FROM sample`.execute(trx);
    expect(rows.map(({ name, twice }) => [name, twice])).toEqual([['ANNA', 6]]);
  }));

it('rows as JSON are inserted by the names and the types of their columns', () =>
  withSample(async (trx) => {
    const batch = sample.omit('begins_at', 'ends_at', 'sealed', 'words', 'rates');
    await sql`
      INSERT INTO sample (${batch.names})
      SELECT ${batch.names} FROM jsonb_to_recordset(${JSON.stringify([row, { ...row, name: 'Anna' }])}::jsonb)
        AS given (${batch.typedNames})`.execute(trx);
    const { rows } = await typedSql`SELECT ${batch.list()} FROM sample ORDER BY name`.execute(trx);
    expect(rows.map(({ name, details }) => [name, details])).toEqual([
      ['Anna', row.details],
      [row.name, row.details],
    ]);
  }));

it('a column that is not declared is refused, as a column that is not in the table would be', () => {
  const other: object = { nickname: 'x' };
  expect(() => sample.insert(other)).toThrow('The declaration of sample has no column nickname');
});

it('types name what is read, and refuse what does not fit', () => {
  const list = sample.pick('id', 'kind').list();
  const read = () => typedSql`SELECT ${list} FROM sample WHERE name = ${'x'}`.execute(database().db);
  type Row = Awaited<ReturnType<typeof read>>['rows'][number];
  const whole: Row = { id: 'x', kind: 'large' };
  // @ts-expect-error -- not a kind
  const wrong: Row = { id: 'x', kind: 'medium' };
  // @ts-expect-error -- not selected
  const unselected = (one: Row) => one.name;
  // @ts-expect-error -- a text for an instant
  const wallTime = () => sample.set({ begins_at: '2027-05-11' });
  // @ts-expect-error -- null for a column that is filled
  const empty = () => sample.set({ begins_at: null });
  // @ts-expect-error -- no such column
  const unknown = () => sample.pick('nickname');
  expect([whole, wrong, unselected, wallTime, empty, unknown]).toHaveLength(6);
});
