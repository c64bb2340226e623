import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { asksBeforeUnload, isRefused, overfill, refuseField } from '../support/fields.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { address, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const path = '/api/admin/company/settings';
const reading = `GET ${path}`;
const saving = `PUT ${path}`;
const company = first['GET /api/admin/company/settings'];

const name = page.getByLabelText('Firmenname');
const save = page.getByRole('button', { name: 'Speichern' });
const alert = page.getByRole('alertdialog');

test('a refusal is shown in the server’s words, else in our own; the input is kept (COMP-012)', async () => {
  const server = await openScreen('/admin/company');
  await name.fill('Studio Lichtblick');
  for (const [status, body, message] of [
    [400, { detail: 'So geht das nicht', code: 'x' }, 'So geht das nicht'],
    [500, {}, 'Fehler beim Speichern der Firmendaten'],
  ] as const) {
    server.answer({ [saving]: refuse(status, body) });
    await save.click();
    await expect.element(alert).toHaveTextContent(message);
    await alert.getByRole('button', { name: 'OK' }).click();
  }
  await expect.element(name).toHaveValue('Studio Lichtblick');
  // An error that the server finds is shown next to the field.
  server.answer({ [saving]: refuseField('company_email', 'invalid_format') });
  await page.getByRole('textbox', { name: 'E-Mail optional', exact: true }).fill('kein at');
  await save.click();
  await expect.element(page.getByText('Bitte eine E‑Mail-Adresse wie info@studio.de eingeben')).toBeVisible();
});

test('the company form is shown in Russian, while loading, and after a failure', async () => {
  const server = await openScreen('/admin/company', { answers: { [reading]: refuse(500, '') } });
  await expect.element(page.getByText('Die Firmendaten konnten nicht geladen werden')).toBeVisible();
  await expectAccessible();
  server.answer({ [reading]: company });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(name).toBeVisible();
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByLabelText('Название компании')).toHaveValue('FotoBooking');
});

test('saving requires a name, and shows an error without one (COMP-002)', async () => {
  await openScreen('/admin/company');
  await expect.element(name).toHaveAttribute('required', '');
  for (const blank of ['', '   ']) {
    await name.fill(blank);
    await expect.element(save).toBeDisabled();
    await expect.element(page.getByText('Ohne Namen kann nicht gespeichert werden.').first()).toBeVisible();
  }
  await name.fill('Studio Lichtblick');
  await expect.element(save).toBeEnabled();
});

test('leaving with unsaved changes asks for confirmation', async () => {
  await openScreen('/admin/company');
  const services = page.getByRole('navigation').getByRole('link', { name: 'Services' });
  await name.fill('Studio Lichtblick');
  await services.click();
  await alert.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect.element(name).toHaveValue('Studio Lichtblick');
  await services.click();
  await alert.getByRole('button', { name: 'Verwerfen' }).click();
  await expect.poll(address).toBe('/admin/services');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the form has the specified fields, and is loaded without cache, ${theme} (COMP-001, COMP-003, COMP-004, COMP-019)`, async () => {
    const server = await openScreen('/admin/company', { theme });
    await expect.element(name).toHaveValue('FotoBooking');
    expect(server.asked(reading)[0]?.query.get('t')).toMatch(/^\d{13}$/);
    await expect.element(page.getByLabelText('Adresse')).toHaveValue('Musterstraße 12, 10115 Berlin');
    await expect.element(page.getByLabelText('E-Mail', { exact: false }).first()).toHaveAttribute('type', 'email');
    await expect.element(page.getByLabelText('Telefon')).toHaveAttribute('type', 'tel');
    await expect.element(page.getByLabelText('Website')).toHaveAttribute('type', 'url');
    await expect.element(page.bySelector('input[type=file]')).toBeInTheDocument();
    await expect.element(save).toBeVisible();
    await expectAccessible();
    await page.viewport(375, 812);
    await expectNoSidewaysScroll();
  });
}

test('a logo that fails to load is hidden, and its URL is shown (COMP-017, AMB-036)', async () => {
  await openScreen('/admin/company', { answers: { [reading]: { ...company, logo_url: '/uploads/fort.png' } } });
  await expect.element(page.getByText('Das Logo konnte nicht geladen werden: /uploads/fort.png')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Ihr Logo' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a value that only the server refuses is reported at its field on a page, and the changes stay unsaved (NAV-031)', async () => {
  const kept = keepRecord(path, company);
  const server = await openScreen('/admin/company', { answers: kept.answers });
  server.answer({ [saving]: refuseField('company_address', 'too_big') });
  const field = page.getByLabelText('Adresse', { exact: false }).first();
  const typed = await overfill(field, 'Weg');
  await name.fill('Studio Lichtblick');
  await save.click();
  await isRefused(field, 'Das ist zu lang', typed);
  await expect.element(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  server.answer(kept.answers);
  await field.fill('Weg 1');
  await save.click();
  await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  expect(kept.stored()).toMatchObject({ company_address: 'Weg 1', company_name: 'Studio Lichtblick' });
});

test('changes are sent, and shown in the header; an address of a website is shown as it is kept (COMP-005, COMP-018, COMP-020)', async () => {
  const kept = keepRecord(path, company, (all) => ({ ...all, company_website: 'https://www.lichtblick.example' }));
  const server = await openScreen('/admin/company', { answers: kept.answers });
  await name.fill('Studio Lichtblick');
  await page.getByLabelText('Website').fill('www.lichtblick.example/a');
  await page.getByRole('textbox', { name: 'Schlusszeilen der E‑Mails' }).fill('Parkplätze im Hof.');
  await save.click();
  await expect.element(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  expect(server.asked(saving).map(({ body }) => body)).toEqual([
    {
      company_name: 'Studio Lichtblick',
      company_website: 'www.lichtblick.example/a',
      notification_footer: 'Parkplätze im Hof.',
    },
  ]);
  await expect.element(page.getByLabelText('Website')).toHaveValue('https://www.lichtblick.example');
  await expect.element(page.getByRole('banner').getByText('Studio Lichtblick')).toBeVisible();
});

test('of two owners who edit the company the second one sees what was changed and chooses (TEAM-04)', async () => {
  const kept = keepRecord(path, { ...company, company_phone: '030 1' });
  await openScreen('/admin/company', { answers: kept.answers });
  const phone = page.getByLabelText('Telefon');
  const conflict = page.getByRole('alert');
  await page.getByLabelText('Schlusszeilen der E‑Mails').fill('Bis bald');
  kept.change({ company_phone: '030 2', vat_regime: 'small_business' });
  await save.click();
  await expect.element(conflict).toHaveTextContent('inzwischen von jemand anderem geändert');
  await expect.element(conflict).toHaveTextContent('Telefon: jetzt 030 2, vorher 030 1');
  await expect.element(conflict).toHaveTextContent('jetzt Kleinunternehmer nach § 19 UStG, vorher Kein Hinweis');
  await expectAccessible();
  expect(kept.stored()).toMatchObject({ notification_footer: '' });
  await conflict.getByRole('button', { name: 'Meine Änderungen behalten' }).click();
  await expect.element(phone).toHaveValue('030 2');
  await save.click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.poll(kept.stored).toMatchObject({ company_phone: '030 2', notification_footer: 'Bis bald' });

  await phone.fill('030 3');
  kept.change({ company_phone: '030 4' });
  await save.click();
  await conflict.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
  await expect.element(phone).toHaveValue('030 4');
  await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();

  // Nothing of this form was changed meanwhile: that does not disturb.
  await phone.fill('030 5');
  kept.change({ logo_url: null });
  await save.click();
  await expect.poll(kept.stored).toMatchObject({ company_phone: '030 5' });
  await expect.element(conflict).not.toBeInTheDocument();
});
