import { type RawBuilder, sql } from 'kysely';
import { phonePart } from '#shared/kernel/phone-number.ts';

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

/** Whether a phone number contains a text that was typed, however both are written. */
export const phoneContains = (column: string, text: string): RawBuilder<unknown> => {
  const part = phonePart(text);
  // Most texts are no numbers, and cost nothing more then.
  if (part === undefined) return sql`false`;
  return sql`coalesce(${phoneKeyOf(sql.ref(column))} LIKE ${`%${part}%`}, false)`;
};

/** `phoneKey` of the kernel in SQL. */
export const phoneKeyOf = (phone: RawBuilder<unknown>): RawBuilder<string> =>
  sql`regexp_replace(regexp_replace(regexp_replace(replace(${phone}, '(0)', ''), '[^0-9+]', '', 'g'),
                                    '^00', '+'), '^0', '+49')`;
