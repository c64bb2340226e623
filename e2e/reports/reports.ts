import type { Page } from '@playwright/test';
import { book, withoutBookings } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import type { Studio } from '../support/studio.ts';

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The value next to a term within a section. */
export const figure = (page: Page, section: string, name: string) =>
  part(page, section)
    .getByRole('definition')
    .and(page.locator(`dt:has-text("${name}") + dd`));

export const chartsRequest = '**/api/admin/reports/charts*';

/** Deletes all bookings and contacts. */
export const withoutFigures = async (studio: Studio): Promise<void> => {
  await withoutBookings(studio);
  const { body } = await studio.api('GET', '/api/admin/contacts');
  for (const { id } of body as { id: string }[]) await studio.api('DELETE', `/api/admin/contacts/${id}`);
};

/** Creates a week of sessions, and a few in the week before. */
export const twoWeeks = async (studio: Studio): Promise<void> => {
  for (const [day, hour] of [
    [-1, 10],
    [-1, 14],
    [-3, 10],
    [-9, 10],
  ]) {
    await book(studio, `${berlinDay(day)}T${String(hour)}:00`);
  }
  await studio.api('POST', '/api/admin/contacts', { name: 'Ada', email: 'ada@kunde.example' });
  await studio.api('POST', '/api/admin/contacts', { name: 'Bo', email: 'bo@kunde.example', phase: 'in_klaerung' });
};
