import { expect, test } from '../support/studio.ts';
import {
  addService,
  chooseDay,
  chooseService,
  confirmButton,
  fillDetails,
  heading,
  nextButton,
  openWizard,
  removeService,
  slots,
} from '../support/wizard.ts';
import { translate } from './translated.ts';

const options = [{ name_de: 'Abzug', price: 10, max_count: 10 }];

for (const width of [375, 1280]) {
  test(`a booking in a translated page shows each change: extras, time, price; ${width} px (PUB-110) @whole`, async ({
    page,
    studio,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const id = await addService(studio, { name: 'Familie', price_eur: 150 });
    await studio.api('PUT', `/api/admin/services/${id}`, { options });
    await openWizard(page);
    await translate(page);
    await chooseService(page, 'Familie');
    const extras = page.getByRole('region', { name: 'Noch etwas dazu?' });
    await expect(extras).toContainText('60 Min · 150,00 €');
    for (const price of ['160,00', '170,00', '180,00']) {
      await extras.getByRole('button', { name: 'Abzug: eins mehr' }).click();
      await expect(extras).toContainText(`60 Min · ${price} €`);
    }
    await extras.getByRole('button', { name: 'Abzug: eins weniger' }).click();
    await expect(extras).toContainText('60 Min · 170,00 €');
    await nextButton(page).click();
    await expect(heading(page, 2)).toBeFocused();
    await chooseDay(page);
    const times = [await slots(page).nth(0).innerText(), await slots(page).nth(1).innerText()];
    for (const [i, time] of times.entries()) {
      await slots(page).nth(i).click();
      await expect(
        page
          .locator('[data-summary], aside, footer')
          .filter({ hasText: `${time}–` })
          .first(),
      ).toBeVisible();
    }
    await nextButton(page).click();
    await page.locator('input[name=email]').fill('x');
    await page.locator('input[name=phone]').focus();
    const hint = page.getByText(/gültige E.Mail-Adresse/);
    await expect(hint).toBeVisible();
    await fillDetails(page);
    await expect(hint).toHaveCount(0);
    await nextButton(page).click();
    await expect(heading(page, 4)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Ihr Termin' })).toContainText('2 × Abzug');
    await studio.sql('UPDATE service SET price_cents = 30000 WHERE id = $1', [id]);
    await confirmButton(page).click();
    await expect(page.getByRole('alert', { name: 'Der Preis hat sich geändert' })).toContainText('320,00 €');
    await expect(page.getByRole('region', { name: 'Preis und Zahlung' })).toContainText('320,00 €');
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    await expect(page.getByText('2 × Abzug')).toBeVisible();
    expect(errors).toEqual([]);
    await studio.sql('DELETE FROM booking WHERE service_id = $1', [id]);
    await removeService(studio, id);
  });
}
