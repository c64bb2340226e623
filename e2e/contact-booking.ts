import type { Locator, Page } from '@playwright/test';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Buchung erstellen' });

/** Selects the first service and photographer, and the first day with free times. */
export const chooseAll = async (page: Page): Promise<void> => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Service').selectOption({ index: 1 });
  await dialog.getByLabel('Fotograf').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Nächster Monat' }).click();
  const days = dialog.locator('[data-date]');
  for (let day = 0; day < 7; day++) {
    const times = page.waitForResponse((response) => response.url().includes('/api/availability?'));
    await days.nth(day).click();
    const { slots } = await (await times).json();
    if (slots.length > 0) return dialog.locator('fieldset button').first().click();
  }
  throw new Error('No free time within a week');
};

export const columnsOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
