import { expect, test } from '../support/studio.ts';
import { arrive, asksBeforeUnload, isKept, question, stay } from './unsaved.ts';
import { dialogs } from './unsaved-dialogs.ts';

// A navigation that does not happen fails early.
test.use({ actionTimeout: 10_000 });

for (const form of dialogs) {
  test(`leaving the dialog for ${form.name} with unsaved input asks for confirmation (NAV-030) @whole`, async ({
    page,
    studio,
  }) => {
    const field = await arrive(page, studio, form);
    const dialog = page.getByRole('dialog').last();
    const before = await field.inputValue();
    expect(await asksBeforeUnload(page)).toBe(false);
    await field.fill(form.typed ?? 'Ganz viel Text');
    expect(await asksBeforeUnload(page)).toBe(true);
    await isKept(page, form, () => field.press('Escape'));
    // Browsers close a dialog on every second Escape, whatever the page does.
    await field.press('Escape');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveCount(0);
    await isKept(page, form, () => page.keyboard.press('Escape'));
    await isKept(page, form, () => dialog.getByRole('button', { name: 'Schließen', exact: true }).first().click());
    await isKept(page, form, () => dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click());
    // A click outside: the dialog stays, with or without a question.
    await page.mouse.click(4, 400);
    await question(page)
      .waitFor({ timeout: 300 })
      .then(() => stay(page))
      .catch(() => undefined);
    await expect(field).toHaveValue(form.typed ?? 'Ganz viel Text');
    await isKept(page, form, () => page.goBack());
    // After reverting the input there is nothing to ask.
    await field.fill(before);
    expect(await asksBeforeUnload(page)).toBe(false);
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });
}
