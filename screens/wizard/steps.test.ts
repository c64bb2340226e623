import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  card,
  chooseService,
  customer,
  fillDetails,
  openWizard,
  stepHeading,
  wizardButton,
} from '../support/wizard.ts';

const titles = {
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
} as const;
const isTitled = (language: 'de' | 'ru', step: number) =>
  expect.poll(() => document.title).toMatch(titles[language][step] ?? '');
const empty = { name: '', email: '', phone: '', notes: '', consent: false };
const chosen = page.bySelector('input:checked');

const isKept = async (): Promise<void> => {
  for (const [name, value] of Object.entries(customer))
    await expect.element(page.bySelector(`input[name=${name}]`)).toHaveValue(value);
  await expect.element(page.bySelector('textarea[name=notes]')).toHaveValue('Mit Hund');
  await expect.element(page.bySelector('input[name=consent]')).toBeChecked();
};

test('every step has its own title in the current language; back, forward and another language keep the input (PUB-018, PUB-100)', async () => {
  await openWizard(1);
  const speak = async (step: number): Promise<void> => {
    await isTitled('de', step);
    await page.getByRole('button', { name: 'Русский' }).click();
    await isTitled('ru', step);
    if (step === 2) await isKept();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await isTitled('de', step);
  };
  await speak(0);
  await chooseService();
  await wizardButton('next').click();
  await speak(1);
  await page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button').last().click();
  await wizardButton('next').click();
  await fillDetails({ notes: 'Mit Hund' });
  await speak(2);
  await wizardButton('back').click();
  await expect.element(stepHeading(2)).toHaveFocus();
  await expect.poll(() => page.bySelector('input[name=slot]:checked').elements()).toHaveLength(1);
  await wizardButton('next').click();
  await expect.element(stepHeading(3)).toHaveFocus();
  await isKept();
  await wizardButton('next').click();
  await speak(3);
  history.back();
  await isTitled('de', 2);
  history.back();
  await isTitled('de', 1);
  history.back();
  await isTitled('de', 0);
  await expect.element(page.getByRole('radio', { name: 'Porträtshooting' })).toBeChecked();
  history.forward();
  await isTitled('de', 1);
  history.forward();
  await expect.element(stepHeading(3)).toHaveFocus();
  await isKept();
});

test('a restored step has its title and the input (PUB-018, PUB-100)', async () => {
  await openWizard(3, { kept: { details: { ...customer, notes: 'Mit Hund', consent: true } } });
  await isTitled('de', 2);
  await isKept();
});

test('a page restored from the back/forward cache shows the current state of the wizard (W08)', async () => {
  await openWizard(3);
  await expect.element(stepHeading(3)).toBeVisible();
  sessionStorage.clear();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(stepHeading(1)).toBeVisible();
  await expect.element(card('Porträtshooting')).toBeVisible();
  await expect.element(chosen).not.toBeInTheDocument();
});

test('what is typed is stored at once, so nothing is lost if the page is left in the same moment', async () => {
  await openWizard(3, { kept: { details: empty } });
  const name = page.bySelector('input[name=name]');
  await expect.element(name).toBeVisible();
  const input = name.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Anna');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise<void>(queueMicrotask);
  expect(Object.values(sessionStorage).join()).toContain('"name":"Anna"');
});
