import { type RawBuilder, sql } from 'kysely';

/** Between columns that are searched as one; nobody types it. */
const between = sql.lit('\u001f');

/** Whether any of some columns contains a text, in capital or small letters of any alphabet. */
export const anyContains = (columns: readonly string[], text: string): RawBuilder<unknown> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const all = sql.join(columns.map((column) => sql.ref(column)));
  // Small letters are made once of a row and once of the pattern: that is what searching costs.
  return sql`(${small(sql`concat_ws(${between}, ${all})`)} LIKE (SELECT ${small(sql`${pattern}::text`)}))`;
};

const small = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${text} COLLATE "und-x-icu")`;
