import { consoleErrorsOf } from '../../support/public-site.ts';
import { expect, test } from '../../support/studio.ts';
import {
  addService,
  card,
  chooseService,
  nextButton,
  openWizard,
  removeService,
  takeNoPayments,
  takePayments,
} from '../../support/wizard.ts';

test.describe('the steps', () => {
  test('four numbered steps in their order on a desktop (PUB-002..004, PUB-017)', async ({ page }) => {
    const errors = consoleErrorsOf(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWizard(page);
    const steps = page.getByRole('navigation', { name: 'Schritte der Buchung' }).getByRole('listitem');
    await expect(steps).toHaveText([
      /^1\s*Shooting$/,
      /^2\s*Datum und Uhrzeit$/,
      /^3\s*Ihre Daten$/,
      /^4\s*Bestätigung$/,
    ]);
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('progressbar')).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('a progress bar and no numbered steps on a phone (PUB-016)', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openWizard(page);
    const bar = page.getByRole('progressbar', { name: 'Schritte der Buchung' });
    await expect(bar).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '1');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Schritt 1 von 4: Shooting');
    await expect(page.getByRole('navigation', { name: 'Schritte der Buchung' })).toBeHidden();
  });

  test('completed steps are links, later ones are not (AMB-104, PUB-017)', async ({ page }) => {
    await openWizard(page);
    await chooseService(page);
    await nextButton(page).click();
    const steps = page.getByRole('navigation', { name: 'Schritte der Buchung' });
    await expect(steps.getByRole('button')).toHaveText([/Shooting/]);
    await steps.getByRole('button', { name: /Shooting/ }).click();
    await expect(page.getByRole('radio', { name: 'Porträtshooting' })).toBeChecked();
    await expect(steps.getByRole('button')).toHaveCount(0);
  });
});

test.describe('the cards', () => {
  test('show name, description, duration and price, in both languages (PUB-021..025, I18N-005, I18N-019)', async ({
    page,
    studio,
  }) => {
    const id = await addService(studio, {
      name: 'Hochzeit',
      name_de: 'Hochzeitsreportage',
      name_ru: 'Свадебная съёмка',
      description: 'Ein Tag',
      description_de: 'Ein ganzer Tag mit Ihnen.',
      description_ru: 'Целый день вместе с вами.',
      duration_min: 480,
      price_eur: 1234.5,
    });
    await openWizard(page);
    const german = card(page, 'Hochzeitsreportage');
    await expect(german).toContainText('Ein ganzer Tag mit Ihnen.');
    await expect(german).toContainText('480 Min');
    await expect(german).toContainText('ab 1.234,50 €');
    await page.getByRole('button', { name: 'Русский' }).click();
    const russian = card(page, 'Свадебная съёмка');
    await expect(russian).toContainText('Целый день вместе с вами.');
    await expect(russian).toContainText('480 мин');
    await expect(russian).toContainText('от 1.234,50 €');
    await removeService(studio, id);
  });

  test('show a system service as free, with its reservation fee and a note that it is reserved (PUB-026, PUB-028, PUB-037, PUB-038, AMB-012, AMB-106)', async ({
    page,
    studio,
  }) => {
    const [offer] = await studio.sql('SELECT id FROM service WHERE is_system_service');
    await studio.sql('UPDATE service SET active = true WHERE id = $1', [offer.id]);
    await openWizard(page);
    const system = card(page, 'Sonderangebot');
    await expect(system).toContainText('Kostenlos');
    await expect(system).toContainText('Reservierungsgebühr: 20,00 €');
    await expect(system).not.toContainText('ab ');
    const note = page.getByText('Reservierung bestätigt');
    await system.click();
    await expect(card(page, 'Anna Lindner')).toBeVisible();
    await expect(note).toHaveCount(0);
    await card(page, 'Anna Lindner').click();
    await expect(note).toBeVisible();
    await expect(page.getByText('wird mit Abschluss der Buchung wirksam')).toBeVisible();
    await chooseService(page);
    await expect(nextButton(page)).toBeEnabled();
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(card(page, 'Специальное предложение')).toContainText('Бесплатно');
    await chooseService(page, 'Специальное предложение');
    await expect(page.getByText('Бронь подтверждена')).toBeVisible();
    await studio.sql('UPDATE service SET active = false WHERE id = $1', [offer.id]);
  });

  test.describe('the payment box', () => {
    test.afterEach(async ({ studio }) => void (await takeNoPayments(studio)));
    const none = 'Keine Anzahlung erforderlich – Zahlung vor Ort';

    for (const [row, settings, expected] of [
      ['PUB-027, AMB-013', { stripe_enabled: false }, none],
      ['PUB-027', { enable_prepayment: false }, none],
      ['PUB-027', {}, 'Anzahlung: 75,00 € (50 %)'],
      ['PUB-071', { full_payment_required: true }, 'Vollzahlung: 150,00 €'],
    ] as const) {
      test(`${JSON.stringify(settings)} shows ${expected} (${row}) @whole`, async ({ page, studio }) => {
        await takePayments(studio, settings);
        const config = page.waitForResponse(/\/api\/payments\/service-config\//);
        await openWizard(page);
        const box = card(page, 'Porträtshooting').locator('[data-payment]');
        await expect(box).toHaveText(expected);
        await chooseService(page);
        expect((await config).ok()).toBe(true);
        await expect(box).toHaveText(expected);
      });
    }

    test('an amount of the service’s own is shown without a percentage (PUB-072) @whole', async ({ page, studio }) => {
      await takePayments(studio);
      const id = await addService(studio, { name: 'Baby', payment_enabled: true, prepayment_amount: 30 });
      await openWizard(page);
      const box = card(page, 'Baby').locator('[data-payment]');
      await expect(box).toHaveText('Anzahlung: 30,00 €');
      await page.getByRole('button', { name: 'Русский' }).click();
      await expect(box).toHaveText('Предоплата: 30,00 €');
      await removeService(studio, id);
    });

    test('if the settings cannot be loaded, the text is neutral and the card can be selected (PUB-027, AMB-013)', async ({
      page,
      studio,
    }) => {
      await takePayments(studio);
      await page.route('**/api/payments/service-config/*', (route) => route.fulfill({ status: 500 }));
      await openWizard(page);
      const box = card(page, 'Porträtshooting').locator('[data-payment]');
      await expect(box).toHaveText('Anzahlung: 75,00 € (50 %)');
      await chooseService(page);
      await expect(box).toHaveText(none);
      await nextButton(page).click();
      await expect(page.getByRole('grid')).toBeVisible();
    });
  });

  test('are ordered by sort_order, those without one last, system services first among equals (PUB-029, PUB-030)', async ({
    page,
    studio,
  }) => {
    const before = await studio.sql('SELECT id, sort_order, active FROM service');
    const ids = [];
    for (const name of ['Zirkus', 'Aktfoto', 'Mode']) ids.push(await addService(studio, { name }));
    await studio.sql(`UPDATE service SET sort_order = NULL WHERE id = ANY($1) OR is_system_service`, [ids]);
    await studio.sql(`UPDATE service SET sort_order = 99 WHERE id = $1`, [ids[0]]);
    await studio.sql(`UPDATE service SET active = true WHERE is_system_service`);
    await openWizard(page);
    const names = page.getByRole('radiogroup').first().getByRole('radio');
    await expect(names).toHaveCount(7);
    const shown = await names.evaluateAll((radios) =>
      radios.map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent),
    );
    expect(shown).toEqual([
      'Porträtshooting',
      'Bewerbungsfotos',
      'Familienshooting',
      'Zirkus',
      'Sonderangebot',
      'Aktfoto',
      'Mode',
    ]);
    for (const id of ids) await removeService(studio, id);
    for (const { id, sort_order, active } of before) {
      await studio.sql('UPDATE service SET sort_order = $2, active = $3 WHERE id = $1', [id, sort_order, active]);
    }
  });
});

test('?service= preselects a service, also before hydration (AMB-006) @whole', async ({ page, studio, browser }) => {
  const services = (await studio.visit('GET', '/api/services')).body as { id: string; name: string }[];
  const family = services.find(({ name }) => name === 'Familienshooting');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: studio.url });
  const plain = await context.newPage();
  await plain.goto(`/booking?service=${family?.id}`);
  await expect(plain.getByRole('radio', { name: 'Familienshooting' })).toBeChecked();
  await context.close();
  await openWizard(page, `/booking?service=${family?.id}`);
  await expect(page.getByRole('radio', { name: 'Familienshooting' })).toBeChecked();
  await expect(card(page, 'Anna Lindner')).toBeVisible();
  await page.getByRole('link', { name: 'Anderes Shooting' }).click();
  await card(page, 'Bewerbungsfotos').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
  await openWizard(page, '/booking?service=nonsense');
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
});

test('a card clicked before hydration stays selected @whole', async ({ page }) => {
  await page.route('**/assets/public/entry-*.js', async (route) => {
    await page.getByRole('radio', { name: 'Bewerbungsfotos' }).evaluate((radio) => (radio as HTMLInputElement).click());
    await route.continue();
  });
  await openWizard(page);
  await expect(page.getByRole('radio', { name: 'Bewerbungsfotos' })).toBeChecked();
  await expect(card(page, 'Anna Lindner')).toBeVisible();
});
