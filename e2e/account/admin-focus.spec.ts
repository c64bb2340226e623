import { enter } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test('navigation moves the focus to the heading of the new screen, and the first Tab skips to the content @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings');
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Kalender' }).click();
  await expect(page).toHaveURL(/\/admin\/calendar$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a dialog receives every key from the start, is modal, and returns the focus when it closes @whole', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/settings');
  const opener = page.getByRole('button', { name: 'Suchen oder springen' });
  await opener.focus();
  // In one task, so that no frame is rendered in between.
  const [appeared, after] = await opener.evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    const dialog = document.querySelector('dialog');
    const state = () => ['popover-open', 'modal'].filter((name) => dialog?.matches(`:${name}`));
    const before = [...state(), dialog?.contains(document.activeElement)];
    const isMeantForPage = button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
    return [before, [...state(), dialog?.contains(document.activeElement), isMeantForPage]];
  });
  expect(appeared).toEqual(['popover-open', true]);
  expect(after).toEqual(['modal', true, false]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  // Also without input, as soon as it has been rendered.
  await opener.click();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toBeFocused();
});
