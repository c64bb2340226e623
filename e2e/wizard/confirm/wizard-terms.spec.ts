import { expect, test } from '../../support/studio.ts';
import { heading, openWizard, walkTo } from '../../support/wizard.ts';

test('the terms open in one click, and the wizard keeps its state @whole', async ({ page, context }) => {
  await openWizard(page);
  await walkTo(page, 4);
  for (const [name, title] of [
    [/^AGB/, 'Allgemeine Geschäftsbedingungen'],
    [/^Datenschutzerklärung/, 'Datenschutzerklärung'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toContainText(title);
    await (await opened).close();
  }
  await expect(heading(page, 4)).toBeVisible();
});

test('the privacy policy opens in a tab of its own, and the consent stays given (PUB-059, G02) @whole', async ({
  page,
  context,
}) => {
  const consent = page.getByRole('checkbox', { name: /^Ich habe die Datenschutzerklärung gelesen/ });
  await openWizard(page);
  await walkTo(page, 3);
  await consent.check();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Datenschutzerklärung lesen/ }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Datenschutzerklärung' })).toBeVisible();
  await expect(consent).toBeChecked();
});
