import type { Locator, Page } from '@playwright/test';
import { berlinDay } from './dates.ts';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Buchung erstellen' });

/** Selects the first service and photographer, and the first day with free times. */
export const chooseAll = async (page: Page): Promise<void> => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await chooseTime(page);
};

/** Selects the first free time at least a week ahead; the next month may be beyond the days that can be booked. */
export const chooseTime = async (page: Page): Promise<void> => {
  const dialog = dialogOf(page);
  let month = berlinDay(0).slice(0, 7);
  for (let ahead = 7; ahead < 14; ahead++) {
    const date = berlinDay(ahead);
    if (!date.startsWith(month)) await dialog.getByRole('button', { name: 'Nächster Monat' }).click();
    month = date.slice(0, 7);
    const times = page.waitForResponse(
      (response) => /availability\?/.test(response.url()) && response.url().includes(date),
    );
    await dialog.locator(`[data-date="${date}"]`).click();
    const { slots } = await (await times).json();
    if (slots.length > 0) return dialog.locator('button[aria-pressed]', { hasText: ':' }).first().click();
  }
  throw new Error('No free time within a week');
};
