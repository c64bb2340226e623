import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { anonymousEmail, isPlaceholder, placeholderEmail } from '#shared/kernel/contact/placeholder-contact.ts';
import { isPlaceholderAddress } from './placeholder.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();

it('the database recognises a placeholder address as the program does (AMB-052)', async () => {
  const addresses = [
    placeholderEmail(true),
    placeholderEmail(false).toUpperCase(),
    anonymousEmail('0a1b'),
    'anna@example.invalid',
    'anna@invalid',
    'anna@xinvalid',
    'anna@fotobooking.invalid.de',
    'anna@example.com',
    '%.invalid%',
    '',
  ];
  const { rows } = await sql<{ address: string; is_placeholder: boolean }>`
    SELECT address, ${isPlaceholderAddress(sql`address`)} AS is_placeholder
    FROM unnest(${addresses}::text[]) AS address`.execute(database().db);
  expect(rows).toEqual(addresses.map((address) => ({ address, is_placeholder: isPlaceholder(address) })));
  expect(rows.filter((row) => row.is_placeholder)).toHaveLength(4);
});
