import type { Page } from '@playwright/test';
import { berlinDay, book } from './admin.ts';
import type { Studio } from './studio.ts';

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

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
