import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { services } from '../../support/first-studio.ts';
import { refuse } from '../../support/stub-server.ts';
import { textsOf } from '../../support/texts-of.ts';
import { card, chooseService, openWizard, serviceWith, wizardButton } from '../../support/wizard.ts';

const steps = page.getByRole('navigation', { name: 'Schritte der Buchung' });

/** The service of every new studio that is free and asks for a fee. */
const offer = serviceWith({
  name: 'Sonderangebot',
  name_de: 'Sonderangebot',
  name_ru: 'Специальное предложение',
  description: 'Unser Angebot der Saison.',
  description_de: 'Unser Angebot der Saison. Reservierungsgebühr: {price} €',
  price_eur: 20,
  is_system_service: true,
});

describe('the steps', () => {
  test('four numbered steps in their order on a desktop (PUB-002..004, PUB-017)', async () => {
    const complaints = vi.spyOn(console, 'error');
    await page.viewport(1280, 800);
    await openWizard(1);
    const items = steps.getByRole('listitem');
    await expect
      .poll(() => textsOf(items))
      .toEqual([
        expect.stringMatching(/^1\s*Shooting$/),
        expect.stringMatching(/^2\s*Datum und Uhrzeit$/),
        expect.stringMatching(/^3\s*Ihre Daten$/),
        expect.stringMatching(/^4\s*Bestätigung$/),
      ]);
    await expect.element(items.first()).toHaveAttribute('aria-current', 'step');
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    expect(complaints).not.toHaveBeenCalled();
  });

  test('a progress bar and no numbered steps on a phone (PUB-016)', async () => {
    await page.viewport(375, 812);
    await openWizard(1);
    const bar = page.getByRole('progressbar', { name: 'Schritte der Buchung' });
    await expect.element(bar).toBeVisible();
    await expect.element(bar).toHaveAttribute('aria-valuenow', '1');
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Schritt 1 von 4: Shooting');
    await expect.element(steps).not.toBeInTheDocument();
  });

  test('completed steps are links, later ones are not (AMB-104, PUB-017)', async () => {
    await openWizard(1);
    await chooseService();
    await wizardButton('next').click();
    await expect.poll(() => textsOf(steps.getByRole('button'))).toEqual([expect.stringMatching(/Shooting/)]);
    await steps.getByRole('button', { name: /Shooting/ }).click();
    await expect.element(page.getByRole('radio', { name: 'Porträtshooting' })).toBeChecked();
    await expect.element(steps.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('the cards', () => {
  test('show name, description, duration and price, in both languages (PUB-021..025, I18N-005, I18N-019)', async () => {
    const wedding = serviceWith({
      name: 'Hochzeit',
      name_de: 'Hochzeitsreportage',
      name_ru: 'Свадебная съёмка',
      description: 'Ein Tag',
      description_de: 'Ein ganzer Tag mit Ihnen.',
      description_ru: 'Целый день вместе с вами.',
      duration_min: 480,
      price_eur: 1234.5,
    });
    await openWizard(1, { services: [...services, wedding] });
    const german = card('Hochzeitsreportage');
    await expect.element(german).toHaveTextContent('Ein ganzer Tag mit Ihnen.');
    await expect.element(german).toHaveTextContent('480 Min');
    await expect.element(german).toHaveTextContent('ab 1.234,50 €');
    await page.getByRole('button', { name: 'Русский' }).click();
    const russian = card('Свадебная съёмка');
    await expect.element(russian).toHaveTextContent('Целый день вместе с вами.');
    await expect.element(russian).toHaveTextContent('480 мин');
    await expect.element(russian).toHaveTextContent('от 1.234,50 €');
  });

  test('show a system service as free, with its reservation fee and a note that it is reserved (PUB-026, PUB-028, PUB-037, PUB-038, AMB-012, AMB-106)', async () => {
    await openWizard(1, { services: [...services, offer] });
    const system = card('Sonderangebot');
    await expect.element(system).toHaveTextContent('Kostenlos');
    await expect.element(system).toHaveTextContent('Reservierungsgebühr: 20,00 €');
    await expect.element(system).not.toHaveTextContent('ab ');
    const note = page.getByText('Reservierung bestätigt');
    await system.click();
    await expect.element(card('Anna Lindner')).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
    await card('Anna Lindner').click();
    await expect.element(note).toBeVisible();
    await expect.element(page.getByText('wird mit Abschluss der Buchung wirksam')).toBeVisible();
    await chooseService();
    await expect.element(wizardButton('next')).toBeEnabled();
    await expect.element(note).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect.element(card('Специальное предложение')).toHaveTextContent('Бесплатно');
    await chooseService('Специальное предложение');
    await expect.element(page.getByText('Бронь подтверждена')).toBeVisible();
  });

  test('if the settings cannot be loaded, the text is neutral and the card can be selected (PUB-027, AMB-013)', async () => {
    await openWizard(1, {
      config: {
        requires_prepayment: true,
        payment_amount: 75,
        prepayment_percentage: 50,
        is_individual_payment: false,
      },
      payment: { stripe_enabled: true, enable_prepayment: true },
      answers: { 'GET /api/payments/service-config/{id}': refuse(500, '') },
    });
    const box = card('Porträtshooting').bySelector('[data-payment]');
    await expect.element(box).toHaveTextContent(/^Anzahlung: 75,00 € \(50 %\)$/);
    await chooseService();
    await expect.element(box).toHaveTextContent(/^Keine Anzahlung erforderlich – Zahlung vor Ort$/);
    await wizardButton('next').click();
    await expect.element(page.getByRole('grid')).toBeVisible();
  });

  test('are ordered by sort_order, those without one last, system services first among equals (PUB-029, PUB-030)', async () => {
    const [circus, act, fashion] = ['Zirkus', 'Aktfoto', 'Mode'].map((name) => serviceWith({ name, sort_order: null }));
    if (!circus || !act || !fashion) throw new Error('Three services are needed');
    await openWizard(1, {
      services: [fashion, { ...offer, sort_order: null }, act, { ...circus, sort_order: 99 }, ...services.toReversed()],
    });
    await expect
      .poll(() =>
        page
          .getByRole('radiogroup')
          .getByRole('radio')
          .elements()
          .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent),
      )
      .toEqual([
        'Porträtshooting',
        'Bewerbungsfotos',
        'Familienshooting',
        'Zirkus',
        'Sonderangebot',
        'Aktfoto',
        'Mode',
      ]);
  });
});
