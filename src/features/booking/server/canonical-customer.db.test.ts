import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const formerEmail = `
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com'
              ELSE mailbox || '@' || host END
  FROM (SELECT regexp_replace(regexp_replace(lower(btrim($1)), '@[^@]*$', ''), '(.)[+].*$', '\\1') AS mailbox,
               regexp_replace(lower(btrim($1)), '^.*@', '') AS host) AS parts`;
const formerPhone = `
  SELECT CASE WHEN length(digits) < 6 THEN NULL
              WHEN digits LIKE '00%' THEN regexp_replace(substr(digits, 3), '^490', '49')
              WHEN digits LIKE '0%' THEN '49' || substr(digits, 2)
              ELSE regexp_replace(digits, '^490', '49') END
  FROM (SELECT regexp_replace($1, '[^0-9]', '', 'g') AS digits) AS dialled`;

const email = fc
  .tuple(
    fc.stringMatching(/^[ A-Za-z.+@0-9\n]{0,12}$/),
    fc.constantFrom('@gmail.com', '@GoogleMail.com', '@example.de', '@', ''),
  )
  .map((parts) => parts.join(''));
const phone = fc
  .tuple(
    fc.constantFrom('', '+', '00', '0', '+49 (0) ', '0049', '490'),
    fc.stringMatching(/^(?:[0-9][ ()/x-]?){2,14}$/),
  )
  .map((parts) => parts.join(''));

/** The results of the former definition and of the function for each value. */
const compared = async (former: string, name: string, values: readonly string[]) => {
  const { rows } = await sql<{ was: string | null; is: string | null }>`
    SELECT (${sql.raw(former.replaceAll('$1', 'value'))}) AS was, ${sql.raw(name)}(value) AS is
    FROM unnest(${values}::text[]) AS value`.execute(studio().database.db);
  return { was: rows.map(({ was }) => was), is: rows.map(({ is }) => is) };
};

// Indexes were made with the former definitions, so one other result would make them miss rows.
describe('mailboxes and telephone numbers are normalised as by the first definition', () => {
  it.each([
    ['canonical_email', formerEmail, email],
    ['canonical_phone', formerPhone, phone],
  ] as const)('%s returns what it returned before (SRV-89)', async (name, former, values) => {
    const { was, is } = await compared(former, name, fc.sample(values, { numRuns: 3000, seed: 1 }));
    expect(was).toHaveLength(3000);
    expect(new Set(was).size).toBeGreaterThan(500);
    expect(is).toEqual(was);
  });
});
