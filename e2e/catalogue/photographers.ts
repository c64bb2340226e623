import type { Page, Request } from '@playwright/test';
import { type Studio } from '../support/studio.ts';

export const path = '/api/admin/photographers';

export const stored = async (studio: Studio, name: string): Promise<Record<string, unknown> & { id: string }> =>
  (await studio.api('GET', path)).body.find((one: { name: string }) => one.name === name);

export const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
export const form = (page: Page) => page.getByRole('dialog');

export const field = (page: Page, label: string) =>
  form(page).getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '.')}`));

export const save = (page: Page) => form(page).getByRole('button', { name: 'Speichern' }).click();
export const question = (page: Page) => page.getByRole('alertdialog');
export const failing = { status: 500, json: { detail: 'kaputt' } };

/** Collects the requests that change data. */
export const changesOf = (page: Page): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes(path)) made.push(request);
  });
  return made;
};
