import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anna, portrait } from '../support/first-studio.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';

const times = page.getByRole('region', { name: /^Nächste freie Zeiten/ });

test('the page of a service says when it is free, and leads to the wizard (FIND-01)', async () => {
  const stage = await openPage('service', '/services/portrait', {
    data: { service: portrait, photographers: [{ name: anna.name, page: '/photographers/anna' }], anyone: true },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: portrait.name })).toBeVisible();
  await expect.poll(() => countOf(times.getByRole('listitem'))).toBe(3);
  await expectAccessible();
  await page.getByRole('link', { name: 'Termin wählen' }).click();
  expect(stage.left).toEqual([`/booking?service=${portrait.id}`]);
});

test('the page of a photographer has their text, what they offer and when they have time (FIND-01)', async () => {
  await openPage('photographer', '/photographers/anna', {
    data: {
      photographer: { id: anna.id, name: anna.name, text: anna.bio },
      services: [{ service: portrait, page: '/services/portrait' }],
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: anna.name })).toBeVisible();
  await expect.element(page.getByText(anna.bio ?? '')).toBeVisible();
  await expect.element(page.getByRole('link', { name: portrait.name, exact: true })).toBeVisible();
  await expect.poll(() => countOf(times.getByRole('listitem'))).toBe(3);
  await expectAccessible();
});
