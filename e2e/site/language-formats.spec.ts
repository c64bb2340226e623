import { bookSomething, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { keepChoice, openWizard, slots } from '../support/wizard.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

test('times are Berlin time, which is stated, and formats German, in Los Angeles and in Russian (I18N-005, I18N-006, AMB-092, PUB-051)', async ({
  page,
  studio,
}) => {
  const booked = await bookSomething(studio);
  const date = booked.start.slice(0, 10).split('-').toReversed().join('.');
  const shown = `${date}, ${booked.start.slice(11, 16)}`;
  const path = `/booking/success/${booked.booking_id}`;
  const russian = await fetch(studio.url + path, { headers: { 'accept-language': 'ru-RU' } });
  expect((await russian.text()).replaceAll('<!-- -->', '')).toContain(shown);
  await open(page, path);
  await expect(page.getByText(shown)).toBeVisible();
  const { service_id, photographer_id, date: day } = await keepChoice(page, studio, 2);
  await openWizard(page);
  const query = new URLSearchParams({ service_id, photographer_id, date: day });
  const { body } = await studio.visit('GET', `/api/availability?${query.toString()}`);
  const starts = (body.slots as { start: string }[]).map(({ start }) => start.slice(11, 16));
  await expect(slots(page)).toHaveText(starts);
  expect(starts[0]).toMatch(/^(?:09|10):\d\d$/);
  await expect(page.getByText('Alle Uhrzeiten in Berliner Zeit, nicht in Ihrer Zeitzone.')).toBeVisible();
});
