import { type RawBuilder, sql } from 'kysely';

type Value = string | number | boolean | null | undefined;

/** The SET list of an UPDATE of named columns; undefined leaves a column as it is. */
export const assignments = (changes: Readonly<Record<string, Value>>): RawBuilder<unknown> =>
  sql.join(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql`${sql.id(column)} = ${value}`),
  );
