import { type RawBuilder, sql } from 'kysely';
import { phonePart } from '#shared/kernel/phone-number.ts';

/** Separates columns that are searched as one text; users cannot type it. */
const between = sql.lit('\u001f');

/** Whether one of several columns contains a text. Case is ignored in every alphabet. */
export const anyContains = (columns: readonly string[], text: string): RawBuilder<unknown> => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const all = sql.join(columns.map((column) => sql.ref(column)));
  // Each row is lower-cased once, and the pattern once: lower-casing is most of the cost of a search.
  return sql`(${small(sql`concat_ws(${between}, ${all})`)} LIKE (SELECT ${small(sql`${pattern}::text`)}))`;
};

const small = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`lower(${text} COLLATE "und-x-icu")`;

/** Whether a phone number contains a typed part of a number, in whatever notation. */
export const phoneContains = (column: string, text: string): RawBuilder<unknown> => {
  const part = phonePart(text);
  // Most search texts are not phone numbers; then the condition costs nothing.
  if (part === undefined) return sql`false`;
  return sql`coalesce(${phoneKeyOf(sql.ref(column))} LIKE ${`%${part}%`}, false)`;
};

/** `phoneKey` of the kernel in SQL. */
export const phoneKeyOf = (phone: RawBuilder<unknown>): RawBuilder<string> =>
  sql`regexp_replace(regexp_replace(regexp_replace(replace(${phone}, '(0)', ''), '[^0-9+]', '', 'g'),
                                    '^00', '+'), '^0', '+49')`;
