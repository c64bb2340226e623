import { type RawBuilder, sql } from 'kysely';

/** Whether any of some columns contains a text, in capital or small letters of any alphabet. */
export const anyContains = (columns: readonly string[], text: string): RawBuilder<unknown> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const each = columns.map((column) => sql`${sql.ref(column)} COLLATE "und-x-icu" ILIKE ${pattern}`);
  return sql`(${sql.join(each, sql` OR `)})`;
};
