import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { form } from '../support/catalogue.ts';
import { boardOf, contactOf, openPanel } from '../support/contacts.ts';
import { asksBeforeUnload, isRefused, overfill, refuseField } from '../support/fields.ts';
import { expectAccessible } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const changing = 'PATCH /api/admin/contacts/{id}';
const company = page.getByLabelText('Firma');
const save = page.getByRole('button', { name: 'Speichern' });
const editContact = async (answer: object) => {
  const lead = contactOf();
  const { answers, stored } = boardOf(lead);
  const stage = await openScreen('/admin/kontakten', { answers: { ...answers, [changing]: answer } });
  const panel = await openPanel(lead);
  await panel.getByRole('button', { name: 'Bearbeiten' }).click();
  await company.fill('Lichtblick GmbH');
  return { stored: () => stored(lead), accept: () => stage.answer({ [changing]: answers[changing]! }) };
};

test('the panel of a contact stays open until the changes are stored, with the error at the field and the input kept (NAV-031, CONT-139)', async () => {
  const { stored, accept } = await editContact(refuseField('phone', 'too_big'));
  const phone = page.getByLabelText('Telefon');
  const typed = await overfill(phone, '030');
  await save.click();
  await isRefused(phone, 'Das ist zu lang', typed);
  await expect.element(company).toHaveValue('Lichtblick GmbH');
  expect(asksBeforeUnload()).toBe(true);
  accept();
  await phone.fill('030 1');
  await save.click();
  await expect.element(company).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ company: 'Lichtblick GmbH', phone: '030 1' });
});

test('the panel of a contact stays open after a failure that concerns no field, and the second attempt saves (CONT-139)', async () => {
  const { stored, accept } = await editContact(refuse(500));
  await save.click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Failed to update contact');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(company).toHaveValue('Lichtblick GmbH');
  accept();
  await save.click();
  await expect.element(company).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ company: 'Lichtblick GmbH' });
});

test('an ambiguous or invalid price is refused at its field, and nothing is sent (I18N-020)', async () => {
  const stage = await openScreen('/admin/services');
  await page.getByRole('button', { name: 'Service hinzufügen' }).click();
  const name = form.getByLabelText('Name (Deutsch)', { exact: true });
  await name.fill('Bewerbung');
  await form.getByLabelText('Beschreibung (Deutsch)').fill('Ein Bild');
  const price = form.getByLabelText('Preis (€)');
  await expect.element(price).toHaveAttribute('inputmode', 'decimal');
  await price.fill('9.');
  // No error is shown while the user is typing.
  await expect.element(price).not.toHaveAttribute('aria-invalid');
  for (const [typed, words] of [
    ['1,250', 'Nicht eindeutig. Bitte 1250 oder 1,25 schreiben, nicht 1,250'],
    ['zehn', 'Bitte einen Betrag wie 99,50 eingeben'],
    ['99,5055', 'Höchstens zwei Nachkommastellen'],
  ] as const) {
    await price.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(price).toHaveAccessibleDescription(words);
    await expect.element(price).toHaveFocus();
  }
  await expectAccessible();
  await price.fill('99,5');
  (name.element() as HTMLElement).focus();
  await expect.element(price).toHaveValue('99,50');
  expect(stage.asked('POST /api/admin/services')).toEqual([]);
});

test('customers are asked before a message is lost', async () => {
  await openPage('contact', '/contact', { data: null });
  const name = page.getByLabelText('Name');
  await expect.poll(asksBeforeUnload).toBe(false);
  await name.fill('Clara');
  await expect.poll(asksBeforeUnload).toBe(true);
  await name.fill('');
  await expect.poll(asksBeforeUnload).toBe(false);
});
