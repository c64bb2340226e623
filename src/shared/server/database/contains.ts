import { type RawBuilder, sql } from 'kysely';
import { phonePart } from '#shared/kernel/contact/phone-number.ts';
import { searchForm } from '#shared/kernel/text/search-form.ts';

/** Separates columns that are searched as one text; users cannot type it. */
const between = sql.lit('\u001f');

/** Whether one of several columns contains a text. Case and accents are ignored in every alphabet. */
export const anyContains = (columns: readonly string[], text: string): RawBuilder<unknown> =>
  oneContains(
    columns.map((column) => sql.ref(column)),
    text,
  );

/** The same for texts that SQL computes. */
export const oneContains = (texts: readonly RawBuilder<unknown>[], text: string): RawBuilder<unknown> =>
  formContains(sql`search_form(concat_ws(${between}, ${sql.join(texts)}))`, text);

/** Whether a column that stores the form in which texts are searched contains a text. */
export const wordsContain = (column: string, text: string): RawBuilder<unknown> => formContains(sql.ref(column), text);

const formContains = (form: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`(${form} LIKE ${`%${searchForm(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;

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
