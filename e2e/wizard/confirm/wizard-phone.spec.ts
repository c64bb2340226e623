import { consoleErrorsOf } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import { confirmButton, fillDetails, heading, nextButton, openWizard, walkTo } from '../../support/wizard.ts';

for (const language of ['de', 'ru'] as const) {
  test(`a booking can be made on a phone, language ${language} (PUB-005, PUB-016, I18N-018) @whole`, async ({
    page,
    studio,
  }) => {
    const errors = consoleErrorsOf(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openWizard(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const check = async (): Promise<void> => {
      const text = await page.getByRole('main').innerText();
      expect(text).not.toMatch(/undefined|NaN|\[object|\b(?:service|slot|details|confirmation|step|payment)\.[a-z]/);
      if (language === 'de') expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
      else expect(text).not.toMatch(/\b(?:Termin|Buchung|Weiter|Zurück|Datum|Bitte|Uhr|Zahlung)\b/);
    };
    await check();
    await walkTo(page, 3, { language });
    await check();
    await page.locator('input[name=email]').fill('falsch');
    await page.locator('input[name=email]').blur();
    await check();
    await fillDetails(page);
    await nextButton(page, language).click();
    await expect(heading(page, 4, language)).toBeFocused();
    await check();
    await confirmButton(page, language).click();
    await page.waitForURL(/\/booking\/success\//);
    const [booking] = await studio.sql('SELECT language FROM booking ORDER BY created_at DESC LIMIT 1');
    expect(booking.language).toBe(language);
    expect(errors).toEqual([]);
  });
}
