import type { Page } from '@playwright/test';
import { peopleOf } from '../support/calendar.ts';
import { weekdayAhead } from '../support/dates.ts';
import { expect, type Studio } from '../support/studio.ts';

export const dialog = (page: Page) => page.getByRole('dialog');
export const row = (page: Page, id: string) => dialog(page).locator(`[data-booking="${id}"]`);

export const stateOf = async (studio: Studio, id: string) => {
  const { body } = await studio.api('GET', `/api/admin/bookings/${id}`);
  return `${body.status} ${body.start.slice(0, 16)} ${body.photographer_name}`;
};

// A Wednesday in the future, so that none of its times pass while the tests run.
export const day = weekdayAhead(3, 10);

export const absent = async (studio: Studio, from = `${day}T00:00`, until = `${day}T23:59`): Promise<void> => {
  const { anna } = await peopleOf(studio);
  const { status } = await studio.api('POST', '/api/admin/timeoff', { photographer_id: anna, start: from, end: until });
  expect(status).toBe(201);
};
