import { expect, test } from '../support/studio.ts';
import { card, openWizard, removeService } from '../support/wizard.ts';

test.describe('many photographers', () => {
  const made: string[] = [];

  const photographers: string[] = [];

  test.afterEach(async ({ studio }) => {
    for (const id of made.splice(0)) await removeService(studio, id);
    for (const id of photographers.splice(0)) await studio.api('DELETE', `/api/admin/photographers/${id}`);
  });

  test('of twelve photographers six are shown, and all of them after a click @whole', async ({ page, studio }) => {
    for (let count = 0; count < 10; count++) {
      const response = await studio.api('POST', '/api/admin/photographers', { name: `Person ${count}` });
      expect(response.status).toBe(201);
      photographers.push(response.body.id as string);
    }
    await openWizard(page);
    await card(page, 'Porträtshooting').click();
    const people = page.locator('input[name=photographer]');
    await expect(people).toHaveCount(6);
    await page.getByRole('button', { name: 'Alle 12 anzeigen' }).click();
    await expect(people).toHaveCount(12);
    await expect(people.nth(6)).toBeFocused();
    await page.locator('label:has(input[name=photographer])').nth(11).click();
    await page.reload();
    await expect(people).toHaveCount(12);
    await expect(people.nth(11)).toBeChecked();
  });
});
