import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { internationalNumber } from '#shared/kernel/contact/dialled-number.ts';

const studio = testStudio();

const formerEmail = `
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
              ELSE mailbox || '@' || host END
  FROM (SELECT regexp_replace(regexp_replace(lower(btrim($1)), '@[^@]*$', ''), '(.)[+].*$', '\\1') AS mailbox,
               regexp_replace(lower(btrim($1)), '^.*@', '') AS host) AS parts`;
const email = fc
  .tuple(
    fc.stringMatching(/^[ A-Za-z.+@0-9\n]{0,12}$/),
    fc.constantFrom('@gmail.com', '@GoogleMail.com', '@example.de', '@', ''),
  )
  .map((parts) => parts.join(''));
const code = fc.constantFrom(
  '',
  '+',
  '00',
  '0',
  '+49 (0) ',
  '0049',
  '490',
  '+43 (0)',
  '+39 0',
  '+7 (8) ',
  '+36 06',
  '+375 80',
);
const number = fc.tuple(code, fc.stringMatching(/^(?:[0-9][ ()/x–-]?){2,14}$/)).map((parts) => parts.join(''));
const phone = fc
  .tuple(number, fc.constantFrom('', '', ' oder ', ' / ', '/-', ', ', '\u00a0', '\n', 'E+'), number)
  .map(([one, between, other]) => (between === '' ? one : one + between + other));

/** The results of the former definition and of the function for each value. */
const compared = async (former: string, name: string, values: readonly string[]) => {
  const { rows } = await sql<{ was: string | null; is: string | null }>`
    SELECT (${sql.raw(former.replaceAll('$1', 'value'))}) AS was, ${sql.raw(name)}(value) AS is
    FROM unnest(${values}::text[]) AS value`.execute(studio().database.db);
  return { was: rows.map(({ was }) => was), is: rows.map(({ is }) => is) };
};

// Indexes were made with the former definition, so one other result would make them miss rows.
it('mailboxes are normalised as by the first definition (SRV-89)', async () => {
  const { was, is } = await compared(formerEmail, 'canonical_email', fc.sample(email, { numRuns: 3000, seed: 1 }));
  expect(was).toHaveLength(3000);
  expect(new Set(was).size).toBeGreaterThan(500);
  expect(is).toEqual(was);
});

it('telephone numbers are one person as they are dialled, by the rule of the links (SRV-89, SRV-122)', async () => {
  const phones = fc.sample(phone, { numRuns: 5000, seed: 1 });
  const { rows } = await sql<{ is: string | null }>`
    SELECT canonical_phone(value) AS is FROM unnest(${phones}::text[]) WITH ORDINALITY AS one (value, place) ORDER BY place`.execute(
    studio().database.db,
  );
  const expected = phones.map((one) => internationalNumber(one) ?? null);
  expect(new Set(expected).size).toBeGreaterThan(500);
  expect(rows.map(({ is }, at) => [phones[at], is])).toEqual(expected.map((is, at) => [phones[at], is]));
});
