import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { phoneKey } from '#shared/kernel/contact/phone-number.ts';
import { phoneKeyOf } from './contains.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

it('the database parses a phone number like the browser (BOOK-082)', async () => {
  const piece = fc.constantFrom(
    '0',
    '00',
    '49',
    '+',
    '(0)',
    '(',
    ')',
    ' ',
    '/',
    '-',
    '177',
    '833',
    'Tel',
    '٣',
    '\n',
    '\u00a0',
  );
  const phones = fc.sample(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    { numRuns: 500, seed: 7 },
  );
  const { rows } = await sql<{ phone: string; key: string }>`
    SELECT phone, ${phoneKeyOf(sql.ref('phone'))} AS key FROM unnest(${phones}::text[]) AS phone`.execute(
    database().db,
  );
  expect(rows).toHaveLength(500);
  for (const { phone, key } of rows) expect([phone, key]).toEqual([phone, phoneKey(phone)]);
});
