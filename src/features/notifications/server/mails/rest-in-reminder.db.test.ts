import { beforeEach, expect, test } from 'vitest';
import { restStudio } from '#features/booking/server/testing/rest-studio.ts';
import { emailSettingsFrom } from '../../domain/email-settings.ts';
import { readMailFacts } from './mail-facts.ts';

const { studio, configure, prepaid, paid, rest, book } = restStudio();
beforeEach(() => configure());
const restInMail = async (id: string) =>
  (await readMailFacts(studio().context, id, emailSettingsFrom({}).design, null))?.booking.rest_online_cents;

test('a reminder offers to pay the rest as long as it can be paid online (BANK-03)', async () => {
  expect(await restInMail(await book({}, '2030-06-07T09:00:00'))).toBeNull();
  const id = await prepaid();
  expect(await restInMail(id)).toBe(7500);
  await configure({ rest_online_enabled: false });
  expect(await restInMail(id)).toBeNull();
  await configure();
  studio().setNow('2030-06-05T09:00');
  expect(await restInMail(id)).toBeNull();
  studio().setNow('2030-06-04T09:00');
  await rest(id);
  expect(await restInMail(id)).toBe(7500);
  await paid(id);
  expect(await restInMail(id)).toBeNull();
});
