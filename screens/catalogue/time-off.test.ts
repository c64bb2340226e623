import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ResourceTimeOff } from '#features/hours/resource-time-off-contract.ts';
import { calendarOf } from '../support/calendar.ts';
import { newResource } from '../support/catalogue.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const name = 'Большая студия с естественным освещением';
const reason = 'Достопримечательностефотографирование';
const room = newResource('Studio 1', { name_ru: name });
const off: ResourceTimeOff = {
  id: crypto.randomUUID(),
  resource_id: room.id,
  resource_name_de: room.name_de,
  resource_name_ru: room.name_ru,
  start: '2027-05-21T09:30:00+02:00',
  end: '2027-05-23T12:00:00+02:00',
  reason,
  bookings: [],
  version: 1,
};
const looks = {
  language: 'ru',
  theme: 'dark',
  answers: { ...calendarOf().answers, 'GET /api/admin/resources': [room], 'GET /api/admin/resource-timeoff': [off] },
} as const;

test('time off of a room fits a phone and is accessible, in Russian and in the dark theme (PLAN-40)', async () => {
  await page.viewport(375, 812);
  await openScreen('/admin/resources', looks);
  await expect.element(page.getByText(/^Недоступно: /)).toBeVisible();
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: /^Когда недоступно/ }).click();
  await expect.element(page.getByRole('dialog').getByText(reason)).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('the calendar of a day shows it, too (PLAN-40)', async () => {
  await page.viewport(375, 812);
  await openScreen('/admin/calendar?view=day&date=2027-05-21', looks);
  await expect.element(page.getByText(name).first()).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});
