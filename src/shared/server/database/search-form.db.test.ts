import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { searchForm } from '#shared/kernel/text/search-form.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

it('the database compares every Latin, Greek and Cyrillic letter like the browser, alone and in a name (SRV-125)', async () => {
  const ranges = [
    [0x20, 0x24f],
    [0x370, 0x52f],
    [0x1e00, 0x1fff],
  ] as const;
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).filter((one) =>
      /\p{L}|\p{P}|\p{N}/u.test(one),
    ),
  );
  const texts = letters.flatMap((letter) => [letter, `An${letter}a ${letter}`, letter.normalize('NFD')]);
  const { rows } = await sql<{ text: string; form: string }>`
    SELECT text, search_form(text) AS form FROM unnest(${texts}::text[]) AS text`.execute(database().db);
  expect(rows).toHaveLength(texts.length);
  for (const { text, form } of rows) expect([text, form]).toEqual([text, searchForm(text)]);
});
