import { expect, test } from '../support/studio.ts';
import { card, chooseDay, fillDetails, type Language, nextButton, openWizard, slots } from '../support/wizard.ts';

const titles: Record<Language, readonly RegExp[]> = {
  de: [
    /^Termin buchen · /,
    /^Schritt 2 von 4: Datum und Uhrzeit · Termin buchen · /,
    /^Schritt 3 von 4: Ihre Daten · Termin buchen · /,
    /^Schritt 4 von 4: Bestätigung · Termin buchen · /,
  ],
  ru: [
    /^Запись на съёмку · /,
    /^Шаг 2 из 4: Дата и время · Запись на съёмку · /,
    /^Шаг 3 из 4: Ваши данные · Запись на съёмку · /,
    /^Шаг 4 из 4: Подтверждение · Запись на съёмку · /,
  ],
};

test('every step has its own title in the current language, forward and back (PUB-100)', async ({ page }) => {
  await openWizard(page);
  const speak = async (step: number): Promise<void> => {
    await expect(page).toHaveTitle(titles.de[step] ?? '');
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(page).toHaveTitle(titles.ru[step] ?? '');
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page).toHaveTitle(titles.de[step] ?? '');
  };
  await speak(0);
  await card(page, 'Porträtshooting').click();
  await card(page, 'Anna Lindner').click();
  await nextButton(page).click();
  await speak(1);
  await chooseDay(page);
  await slots(page).first().click();
  await nextButton(page).click();
  await speak(2);
  await fillDetails(page);
  await nextButton(page).click();
  await speak(3);
  await page.goBack();
  await expect(page).toHaveTitle(titles.de[2] ?? '');
  await page.reload();
  await expect(page).toHaveTitle(titles.de[2] ?? '');
});
