import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anna, photographers, services } from '../../support/first-studio.ts';
import { refuse } from '../../support/stub-server.ts';
import { card, chooseService, openWizard, serviceWith, wizardButton } from '../../support/wizard.ts';

const asking = 'GET /api/photographers';
const group = page.getByRole('radiogroup', { name: 'Wer soll fotografieren?' });

describe('the photographers', () => {
  test('without assigned ones all active photographers are offered for the service (PUB-031, PUB-033)', async () => {
    const stage = await openWizard(1);
    await expect.element(page.getByRole('radiogroup')).toBeVisible();
    expect(page.getByRole('radiogroup').elements()).toHaveLength(1);
    await card('Familienshooting').click();
    await expect.poll(() => group.getByRole('radio').elements()).toHaveLength(photographers.length);
    const family = services.find(({ name }) => name === 'Familienshooting');
    expect(stage.asked(asking).map(({ query }) => query.get('service_id'))).toEqual([family?.id]);
  });

  test('one of three is assigned: only that one is offered, and selected (PUB-032, PUB-034)', async () => {
    const clara = { ...anna, id: crypto.randomUUID(), name: 'Clara Zetkin' };
    await openWizard(1, {
      services: [...services, serviceWith({ name: 'Tanz', assigned_photographers: [clara.id] })],
      answers: { [asking]: [clara] },
    });
    await card('Tanz').click();
    await expect.element(group.getByRole('radio', { name: 'Clara Zetkin' })).toBeChecked();
    expect(group.getByRole('radio').elements()).toHaveLength(1);
    await expect.element(wizardButton('next')).toBeEnabled();
  });

  test('Continue requires both choices and states which is missing; another service requests the photographers again (PUB-036, PUB-019)', async () => {
    const stage = await openWizard(1);
    const next = wizardButton('next');
    await expect.element(next).toBeDisabled();
    await expect.element(page.getByText('Bitte wählen Sie ein Shooting.')).toBeVisible();
    await card('Porträtshooting').click();
    await expect.element(card('Max Berger')).toBeVisible();
    await expect.element(next).toBeDisabled();
    await expect.element(page.getByText('Bitte wählen Sie, wer fotografieren soll.')).toBeVisible();
    await card('Max Berger').click();
    await expect.element(next).toBeEnabled();
    await card('Bewerbungsfotos').click();
    await expect.element(page.getByRole('radio', { name: 'Max Berger' })).not.toBeChecked();
    await expect.element(next).toBeDisabled();
    expect(stage.asked(asking).map(({ query }) => query.get('service_id'))).toEqual([services[0]?.id, services[1]?.id]);
  });

  test.for([
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const)(
    'the view scrolls to the photographers 300 ms after the choice (motion: %s) (PUB-035)',
    async ([motion, behavior]) => {
      const real = window.matchMedia.bind(window);
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        query === '(prefers-reduced-motion: reduce)' && motion === 'no-preference' ? real('not all') : real(query),
      );
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      await page.viewport(375, 667);
      await openWizard(1);
      await expect.element(card('Porträtshooting')).toBeVisible();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await card('Porträtshooting').click();
      scroll.mockClear();
      vi.advanceTimersByTime(299);
      expect(scroll).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(scroll).toHaveBeenCalledOnce();
      expect(scroll).toHaveBeenCalledWith({ block: 'start', behavior });
      expect((scroll.mock.contexts[0] as Element).textContent).toContain('Wer soll fotografieren?');
    },
  );

  test('a message states that a service has no photographer, and a list that fails to load can be requested again (SRV-43)', async () => {
    const stage = await openWizard(1, { answers: { [asking]: refuse(503, '') } });
    await card('Porträtshooting').click();
    await expect.element(page.getByText('HTTP 503')).toBeVisible();
    stage.answer({ [asking]: [] });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(page.getByText('Für dieses Shooting ist zurzeit niemand verfügbar')).toBeVisible();
    await expect.element(wizardButton('next')).toBeDisabled();
  });
});

test('the text about a photographer follows the language, or is the only one there is (SRV-44)', async () => {
  const answer = photographers.map((one) => ({ ...one, bio_ru: one.id === anna.id ? 'Портреты со светом' : null }));
  await openWizard(1, { language: 'ru', answers: { [asking]: answer } });
  await chooseService('Семейная фотосессия');
  await expect.element(card('Anna Lindner')).toHaveTextContent('Портреты со светом');
  await expect.element(card('Max Berger')).toHaveTextContent('Familien und Kinder');
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect.element(card('Anna Lindner')).toHaveTextContent('Porträts und Bewerbungsfotos');
});
