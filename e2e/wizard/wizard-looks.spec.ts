import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/admin.ts';
import { crossings, pairs } from '../support/crossings.ts';
import { saveDesign } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import {
  chooseDay,
  chooseService,
  fillDetails,
  heading,
  type Language,
  nextButton,
  openWizard,
  slots,
  walkTo,
} from '../support/wizard.ts';

const designs = {
  default: {},
  yellow: { primary_color: '#FDE047', secondary_color: '#FACC15', button_style: 'square', card_style: 'outlined' },
  night: {
    primary_color: '#E0E7FF',
    secondary_color: '#A5B4FC',
    background_type: 'solid',
    background_color: '#0B1020',
    card_style: 'flat',
  },
} as const;
const namesOfDesigns = Object.keys(designs) as (keyof typeof designs)[];

/** Goes through all steps and checks each before and after it is filled in. */
const checkEveryStep = async (page: Page, language: Language, look: (where: string) => Promise<void>) => {
  await openWizard(page);
  await look('step 1');
  await chooseService(page, language === 'de' ? 'Porträtshooting' : 'Портретная фотосессия');
  await look('step 1, chosen');
  await nextButton(page, language).click();
  await expect(page.locator('[data-free]').first()).toBeVisible();
  await look('step 2');
  await chooseDay(page, language);
  await slots(page).first().click();
  await look('step 2, chosen');
  await nextButton(page, language).click();
  await page.locator('input[name=email]').fill('falsch');
  await page.locator('input[name=phone]').fill('12');
  await page.locator('textarea').focus();
  await look('step 3, wrong');
  await fillDetails(page, { notes: 'Eine Anmerkung' });
  await nextButton(page, language).click();
  await expect(heading(page, 4, language)).toBeVisible();
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
  await look('step 4');
};

for (const [name, width] of crossings(pairs(namesOfDesigns, [375, 1280]))) {
  test(`WCAG 2.2 AA holds in every step, design ${name}, ${width} px @whole`, async ({ page, studio }) => {
    await saveDesign(studio, designs[name]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 812 });
    await checkEveryStep(page, 'de', (where) => test.step(where, () => expectAccessible(page)));
    await saveDesign(studio);
  });
}

test('the bar on a phone never covers the focused element (Y01) @whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 667 });
  await openWizard(page);
  await walkTo(page, 3);
  for (const name of ['name', 'email', 'phone', 'notes', 'consent']) {
    await page.locator(`[name=${name}]`).focus();
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, bottom, width } = focused?.getBoundingClientRect() ?? new DOMRect();
      return !focused?.contains(document.elementFromPoint(left + width / 2, bottom - 3));
    });
    expect(covered, name).toBe(false);
  }
});
