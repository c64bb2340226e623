import type { Page } from '@playwright/test';
import { type Studio } from '../support/studio.ts';

export const path = '/api/admin/photographers';

export const stored = async (studio: Studio, name: string): Promise<Record<string, unknown> & { id: string }> =>
  (await studio.api('GET', path)).body.find((one: { name: string }) => one.name === name);

export const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
export const form = (page: Page) => page.getByRole('dialog');

export const field = (page: Page, label: string) =>
  form(page).getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`));

export const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
