import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { form, keepServices, row, save } from '../support/catalogue.ts';
import { countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const adding = 'POST /api/admin/services';
const field = (label: string) => form.getByLabelText(label, { exact: true });

test('the form for a new service has the specified defaults and limits, and sends its values (SERV-008, SERV-015, SERV-027..035)', async () => {
  const kept = keepServices();
  const server = await openScreen('/admin/services', { answers: kept.answers });
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect.element(form).toHaveAccessibleName('Service hinzufügen');
  await expectAccessible();
  const [name, duration, price] = [field('Name (Deutsch)'), field('Dauer (Minuten)'), field('Preis (€)')];
  const prepayment = field('Anzahlung (€)');
  await expect.element(name).toHaveValue('');
  await expect.element(duration).toHaveValue(60);
  await expect.element(duration).toHaveAttribute('min', '1');
  await expect.element(price).toHaveValue('0');
  await expect.element(price).toHaveAttribute('min', '0');
  await expect.element(price).toHaveAttribute('step', '0.01');
  await expect.element(field('Aktiv: auf der Buchungsseite sichtbar')).toBeChecked();
  const payment = field('Eigene Anzahlung für diesen Service');
  await expect.element(payment).not.toBeChecked();
  expect(countOf(prepayment)).toBe(0);
  await payment.click();
  await expect.element(prepayment).toHaveValue('0');
  await expect.element(prepayment).toHaveAttribute('min', '0');
  await expect.element(prepayment).toHaveAttribute('step', '0.01');

  await name.fill('  ');
  await duration.fill('0');
  await price.fill('-1');
  await save();
  await expect.element(name).toHaveFocus();
  expect(countOf(form.getByText('Bitte ausfüllen'))).toBe(2);
  await expect.element(form.getByText('Mindestens 1', { exact: true })).toBeVisible();
  await expect.element(form.getByText('Mindestens 0', { exact: true })).toBeVisible();

  await name.fill('Haustiere');
  await field('Beschreibung (Deutsch)').fill('Mit {price} € dabei');
  await duration.fill('45');
  await price.fill('99.50');
  await prepayment.fill('100');
  await save();
  await expect.element(form.getByText('Nicht mehr als der Preis')).toBeVisible();
  expect(server.asked(adding)).toEqual([]);

  await prepayment.fill('20');
  await save();
  await expect.element(form).not.toBeInTheDocument();
  expect(server.asked(adding).map(({ body }) => body)).toEqual([
    {
      name: 'Haustiere',
      description: 'Mit {price} € dabei',
      name_de: 'Haustiere',
      name_ru: null,
      description_de: 'Mit {price} € dabei',
      description_ru: null,
      duration_min: 45,
      price_eur: 99.5,
      active: true,
      payment_enabled: true,
      prepayment_amount: 20,
    },
  ]);
  const added = row('Haustiere');
  await expect.element(added).toHaveTextContent('Mit 99,50 € dabei');
  await expect.element(added).toHaveTextContent('Anzahlung 20,00 €');
  // No line break between the amount and its sign.
  expect(added.element().textContent).toContain('20,00\u00A0€');
  // Only German texts were typed: they apply to every language, and the list shows what is missing.
  await expect.element(added).not.toHaveTextContent('Deutsch fehlt');
  await expect.element(added).toHaveTextContent('Russisch fehlt');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  await expect.element(name).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
});
