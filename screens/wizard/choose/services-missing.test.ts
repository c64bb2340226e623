import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anna, photographers, services } from '../../support/first-studio.ts';
import { openPage } from '../../support/open-page.tsx';
import { refuse, unreachable } from '../../support/stub-server.ts';
import { card, chooseService, openWizard, wizardButton } from '../../support/wizard.ts';

const loading = 'GET /api/services';

describe('services that cannot be loaded', () => {
  test.for([
    ['Datenbank nicht erreichbar', 'PUB-039, API-032', refuse(500, { detail: 'Datenbank nicht erreichbar' })],
    ['HTTP 503', 'PUB-039, API-032, ERR-002', refuse(503, '')],
    ['Netzwerkfehler. Bitte versuchen Sie es erneut.', 'PUB-039, API-033, ERR-004', unreachable],
  ] as const)('"%s" is shown above the list, which stays usable (%s)', async ([message, , answer]) => {
    await openWizard(1, { answers: { [loading]: answer } });
    const box = page.getByRole('alert', { name: 'Fehler beim Laden der Dienstleistungen' });
    await expect.element(box).toHaveTextContent(message);
    await chooseService();
    await expect.element(wizardButton('next')).toBeEnabled();
    // Measured at one instant: the view scrolls to the photographers meanwhile.
    const below = card('Porträtshooting').element().getBoundingClientRect().top;
    expect(below - box.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
  });

  test('the button reloads the page (PUB-040)', async () => {
    const stage = await openWizard(1, { answers: { [loading]: refuse(500, '') } });
    await page.getByRole('button', { name: 'Seite neu laden' }).click();
    await expect.poll(() => stage.left).toEqual(['reload']);
  });

  test('an empty list says so (PUB-041)', async () => {
    await openWizard(1, { services: [] });
    await expect.element(page.getByText('Keine Dienstleistungen verfügbar')).toBeVisible();
    await expect.element(page.getByText('Bitte versuchen Sie es später erneut.')).toBeVisible();
    await expect.element(wizardButton('next')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Kontakt aufnehmen' }))
      .toHaveAttribute('href', '/contact');
  });

  test('an empty list says so on the first page, which leads to no booking (PUB-041)', async () => {
    await openPage('home', '/', { data: { services: [], pages: {} } });
    await expect
      .element(page.getByRole('heading', { name: 'Zurzeit sind online keine Shootings buchbar.' }))
      .toBeVisible();
    await expect.element(page.bySelector('a[href^="/booking"]')).not.toBeInTheDocument();
  });

  test('a chosen service that was deleted meanwhile is announced, and the other choices are kept', async () => {
    await openWizard(1, { kept: { service_id: crypto.randomUUID() } });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Das gewählte Shooting wird nicht mehr angeboten.');
    await expect.element(wizardButton('next')).toBeDisabled();
  });

  test('a chosen photographer who was deleted meanwhile is named', async () => {
    await openWizard(1, {
      kept: { service_id: services[2]?.id },
      answers: { 'GET /api/photographers': photographers.filter(({ id }) => id !== anna.id) },
    });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/^Anna Lindner bietet dieses Shooting nicht mehr an. Bitte wählen Sie jemand anderen.$/);
  });
});
