import { isExpression, type RawBuilder, sql } from 'kysely';
import type { Column, Parameter } from './column.ts';

type Columns = Readonly<Record<string, Column<never>>>;
type ValueOf<One> = One extends Column<infer Value> ? Value : never;

/** A row as it is read: instants in epoch ms, JSON parsed. */
export type RowOf<One extends Selectable<Columns>> = RowOfColumns<One['columns']>;
type RowOfColumns<All> = { readonly [Name in keyof All]: ValueOf<All[Name]> };

/** Some values of a row; undefined leaves a column as it is, or to its default. A value may also be an expression. */
type Values<All> = { readonly [Name in keyof All]?: ValueOf<All[Name]> | RawBuilder<unknown> | undefined };

/** SQL for selected columns; `typedSql` gives its rows their type. */
export interface ColumnList<Row> extends RawBuilder<unknown> {
  /** In types only. */
  readonly row?: Row;
}

/** Columns of a table or view that can be read. */
interface Selectable<All extends Columns> {
  readonly name: string;
  readonly columns: All;
  /** The list of the columns, for SELECT and RETURNING; `alias` names the table in the statement. */
  readonly list: (alias?: string) => ColumnList<RowOfColumns<All>>;
}

/** A table, or some of its columns. */
export interface Table<All extends Columns> extends Selectable<All> {
  readonly isView: false;
  readonly pick: <Name extends keyof All & string>(
    ...names: readonly Name[]
  ) => Table<{ readonly [Key in keyof All as Extract<Key, Name>]: All[Key] }>;
  readonly omit: <Name extends keyof All & string>(
    ...names: readonly Name[]
  ) => Table<{ readonly [Key in keyof All as Exclude<Key, Name>]: All[Key] }>;
  /** INSERT of one row. */
  readonly insert: (row: Values<All>) => RawBuilder<unknown>;
  /** The SET list of an UPDATE. */
  readonly set: (changes: Values<All>) => RawBuilder<unknown>;
  /** The names of the columns, for the list of an INSERT. */
  readonly names: RawBuilder<unknown>;
  /** The columns with their types, for `jsonb_to_recordset`. */
  readonly typedNames: RawBuilder<unknown>;
}

/** A view that another feature publishes, or some of its columns. PostgreSQL does not say which of them may be null. */
export interface View<All extends Columns> extends Selectable<All> {
  readonly isView: true;
}

const listOf = (columns: Columns, alias: string | undefined): RawBuilder<unknown> => {
  const names = Object.keys(columns);
  return sql.raw((alias === undefined ? names : names.map((name) => `${alias}.${name}`)).join(', '));
};

/**
 * Declares a table with the columns that the program uses, once: row types, lists and writes follow from it. A test
 * compares every declaration with the database.
 */
export const table = <All extends Columns>(name: string, columns: All): Table<All> => {
  const entries = (values: Values<All>) =>
    Object.entries<unknown>(values)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => ({ column: sql.id(column), value: sql`${written(column, value)}` }));
  const written = (column: string, value: unknown): RawBuilder<unknown> | Parameter => {
    if (isExpression(value)) return value as RawBuilder<unknown>;
    const { write } = columns[column] ?? unknownColumn(name, column);
    return write(value as never);
  };
  const some = <Chosen extends Columns>(isWanted: (column: string) => boolean): Table<Chosen> =>
    table(
      name,
      Object.fromEntries(Object.entries(columns).filter(([column]) => isWanted(column))) as Columns as Chosen,
    );
  return {
    name,
    columns,
    isView: false,
    list: (alias) => listOf(columns, alias),
    pick: (...names) => some((column) => names.some((one) => one === column)),
    omit: (...names) => some((column) => !names.some((one) => one === column)),
    insert: (row) => {
      const all = entries(row);
      return sql`INSERT INTO ${sql.id(name)} (${sql.join(all.map(({ column }) => column))}) VALUES (${sql.join(all.map(({ value }) => value))})`;
    },
    set: (changes) => sql.join(entries(changes).map(({ column, value }) => sql`${column} = ${value}`)),
    names: listOf(columns, undefined),
    typedNames: sql.raw(
      Object.entries(columns)
        .map(([column, { type }]) => `${column} ${type}`)
        .join(', '),
    ),
  };
};

const unknownColumn = (name: string, column: string): never => {
  throw new Error(`The declaration of ${name} has no column ${column}`);
};

/** The same for a view of another feature. */
export const view = <All extends Columns>(name: string, columns: All): View<All> => ({
  name,
  columns,
  isView: true,
  list: (alias) => listOf(columns, alias),
});

/** Computed columns: an expression with its type for each name. */
export const computed = <Row extends object>(
  expressions: {
    readonly [Name in keyof Row]: RawBuilder<Row[Name]>;
  },
): ColumnList<Row> =>
  sql.join(Object.entries<RawBuilder<unknown>>(expressions).map(([name, value]) => sql`${value} AS ${sql.id(name)}`));

type RowIn<Parameters> = Parameters extends readonly [infer First, ...infer Others]
  ? (First extends ColumnList<infer Row> ? Row : unknown) & RowIn<Others>
  : unknown;

/** Several lists as one. */
export const joinLists = <const Lists extends readonly ColumnList<unknown>[]>(
  ...lists: Lists
): ColumnList<RowIn<Lists>> => sql.join(lists);

/**
 * `sql` for a statement whose result has the columns of the lists in its SELECT or RETURNING, and at most further ones
 * that are not used. For lists elsewhere in a statement there is `names`.
 */
export const typedSql = <const Parameters extends readonly unknown[]>(
  statement: TemplateStringsArray,
  ...parameters: Parameters
): RawBuilder<RowIn<Parameters>> => sql(statement, ...parameters);
