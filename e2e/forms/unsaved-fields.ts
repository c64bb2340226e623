import type { Page } from '@playwright/test';
import { expect } from '../support/studio.ts';
import { inApp } from './unsaved.ts';

export const fresh = async (page: Page): Promise<void> => {
  await inApp(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await inApp(page, '/admin/kontakten');
};
