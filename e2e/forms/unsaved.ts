import type { Locator, Page } from '@playwright/test';
import { enter } from '../support/admin.ts';
import { expect, type Studio } from '../support/studio.ts';

export interface Form {
  readonly name: string;
  readonly path: string;
  /** Opens the form, if the page does not show it at first. */
  readonly open?: (page: Page, studio: Studio) => Promise<unknown>;
  /** The field to type into. */
  readonly field: (page: Page) => Locator;
  readonly typed?: string;
}

/** Navigates within the application without loading the page, like a link. */
export const inApp = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  }, path);
};

export const question = (page: Page) => page.getByRole('alertdialog');
export const stay = (page: Page) => question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();

/** Checks that a navigation does not lose the input. */
export const isKept = async (page: Page, form: Form, out: () => Promise<unknown>): Promise<void> => {
  const typed = form.typed ?? 'Ganz viel Text';
  await out();
  await expect(question(page)).toContainText('noch nicht gespeichert');
  await expect(question(page).getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  await stay(page);
  await expect(question(page)).toHaveCount(0);
  await expect(form.field(page)).toHaveValue(typed);
};

export const arrive = async (page: Page, studio: Studio, form: Form): Promise<Locator> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, studio, '/admin/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inApp(page, form.path);
  await form.open?.(page, studio);
  await expect(form.field(page)).toBeVisible();
  return form.field(page);
};

/** Whether the browser itself would ask before the page is closed. */
export const asksBeforeUnload = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
