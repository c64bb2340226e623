import { now } from '../../support/dates.ts';
import { expect, test } from '../../support/studio.ts';
import {
  addService,
  card,
  chooseService,
  nextButton,
  openWizard,
  removeService,
  requestsOf,
} from '../../support/wizard.ts';

test.describe('the photographers', () => {
  test('without assigned ones all active photographers are offered for the service (PUB-031, PUB-033)', async ({
    page,
    studio,
  }) => {
    const asked = requestsOf(page, /\/api\/photographers/);
    await openWizard(page);
    await expect(page.getByRole('radiogroup')).toHaveCount(1);
    await card(page, 'Familienshooting').click();
    const group = page.getByRole('radiogroup', { name: 'Wer soll fotografieren?' });
    const active = (await studio.visit('GET', '/api/photographers')).body as unknown[];
    await expect(group.getByRole('radio')).toHaveCount(active.length);
    const services = (await studio.visit('GET', '/api/services')).body as { id: string; name: string }[];
    const family = services.find(({ name }) => name === 'Familienshooting');
    expect(asked.map(({ url }) => url.searchParams.get('service_id'))).toEqual([family?.id]);
  });

  test('one of three is assigned: only that one is offered, and selected (PUB-032, PUB-034)', async ({
    page,
    studio,
  }) => {
    const third = await studio.api('POST', '/api/admin/photographers', { name: 'Clara Zetkin' });
    const id = await addService(studio, { name: 'Tanz' });
    const assigned = { assigned_photographers: [third.body.id] };
    expect((await studio.api('PUT', `/api/admin/services/${id}/special-settings`, assigned)).status).toBe(200);
    await openWizard(page);
    await card(page, 'Tanz').click();
    const group = page.getByRole('radiogroup', { name: 'Wer soll fotografieren?' });
    await expect(group.getByRole('radio')).toHaveCount(1);
    await expect(group.getByRole('radio', { name: 'Clara Zetkin' })).toBeChecked();
    await expect(nextButton(page)).toBeEnabled();
    await removeService(studio, id);
    await studio.api('DELETE', `/api/admin/photographers/${third.body.id}`);
  });

  test('Continue requires both choices and states which is missing; another service requests the photographers again (PUB-036, PUB-019)', async ({
    page,
  }) => {
    await openWizard(page);
    const next = nextButton(page);
    await expect(next).toBeDisabled();
    await expect(page.getByText('Bitte wählen Sie ein Shooting.')).toBeVisible();
    await card(page, 'Porträtshooting').click();
    await expect(card(page, 'Max Berger')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(page.getByText('Bitte wählen Sie, wer fotografieren soll.')).toBeVisible();
    await card(page, 'Max Berger').click();
    await expect(next).toBeEnabled();
    await card(page, 'Bewerbungsfotos').click();
    await expect(page.getByRole('radio', { name: 'Max Berger' })).not.toBeChecked();
    await expect(next).toBeDisabled();
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`the view scrolls to the photographers 300 ms after the choice (motion: ${motion}) (PUB-035)`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize({ width: 375, height: 667 });
      await page.addInitScript(() => {
        const calls: object[] = [];
        Element.prototype.scrollIntoView = function scrollIntoView(options) {
          const behavior = typeof options === 'object' ? options.behavior : undefined;
          calls.push({ behavior, text: this.textContent });
        };
        Object.assign(window, { calls });
      });
      await page.clock.install();
      await openWizard(page);
      await page.clock.pauseAt(now() + 60_000);
      await card(page, 'Porträtshooting').click();
      const callsNow = () => page.evaluate(() => (window as unknown as { calls: any[] }).calls);
      await page.clock.runFor(299);
      expect(await callsNow()).toEqual([]);
      await page.clock.runFor(1);
      const calls = await callsNow();
      expect(calls).toHaveLength(1);
      expect(calls[0].behavior).toBe(motion === 'reduce' ? 'auto' : 'smooth');
      expect(calls[0].text).toContain('Wer soll fotografieren?');
    });
  }

  test('a message states that a service has no photographer, and a list that fails to load can be requested again (SRV-43)', async ({
    page,
  }) => {
    await page.route('**/api/photographers?*', (route) => route.fulfill({ status: 503, body: '' }));
    await openWizard(page);
    await card(page, 'Porträtshooting').click();
    await expect(page.getByText('HTTP 503')).toBeVisible();
    await page.unroute('**/api/photographers?*');
    await page.route('**/api/photographers?*', (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByText('Für dieses Shooting ist zurzeit niemand verfügbar')).toBeVisible();
    await expect(nextButton(page)).toBeDisabled();
  });
});

test('the text about a photographer follows the language, or is the only one there is (SRV-44) @whole', async ({
  page,
  studio,
}) => {
  await studio.sql(`UPDATE photographer SET bio_ru = 'Портреты со светом' WHERE name = 'Anna Lindner'`);
  await studio.sql(`UPDATE photographer SET bio_ru = NULL WHERE name = 'Max Berger'`);
  await page.addInitScript(() => localStorage.setItem('language', 'ru'));
  await openWizard(page);
  await chooseService(page, 'Семейная фотосессия');
  await expect(card(page, 'Anna Lindner')).toContainText('Портреты со светом');
  await expect(card(page, 'Max Berger')).toContainText('Familien und Kinder');
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect(card(page, 'Anna Lindner')).toContainText('Porträts und Bewerbungsfotos');
});
