import type { Page } from '@playwright/test';
import { expect, type Studio } from '../support/studio.ts';

export const screen = '/admin/calendar/settings';
export const path = '/api/admin/calendar/exceptions';
export const listed = async (studio: Studio): Promise<{ id: string; [field: string]: unknown }[]> =>
  (await studio.api('GET', path)).body;
export const section = (page: Page) => page.getByRole('region', { name: 'Ausnahmen an einzelnen Tagen' });
export const rows = (page: Page) =>
  section(page).getByRole('list', { name: 'Ausnahmen an einzelnen Tagen' }).getByRole('listitem');
export const form = (page: Page) => page.getByRole('dialog');
export const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();

/** Opens the form of a new exception. Once the list has loaded: before, the button moves under the pointer. */
export const addException = async (page: Page, label = 'Ausnahme hinzufügen'): Promise<void> => {
  const button = page.getByRole('button', { name: label });
  await expect(button).toBeVisible();
  await expect(page.locator('#content [data-skeleton]')).toHaveCount(0);
  await button.click();
};
