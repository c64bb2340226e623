import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { readMailFacts } from './mail-facts.ts';

const { studio, book } = payingStudio();

test('a mail asks for the whole price where missed sessions made it due (BANK-05)', async () => {
  const due = async (id: string) =>
    (await readMailFacts(studio().context, id, emailSettingsFrom({}).design, null))?.booking.open_prepayment_cents;
  const id = await book();
  expect(await due(id)).toBe(7500);
  await sql`UPDATE booking SET pays_in_full = true WHERE id = ${id}`.execute(studio().database.db);
  expect(await due(id)).toBe(15_000);
});
