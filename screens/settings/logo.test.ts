import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { countOf } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const uploading = 'POST /api/admin/company/logo';
const deleting = 'DELETE /api/admin/company/logo';
const company = first['GET /api/admin/company/settings'];
const drawn =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const logo = new File(['logo'], 'logo.png', { type: 'image/png' });

const alert = page.getByRole('alertdialog');
const dismiss = () => alert.getByRole('button', { name: 'OK' }).click();
const upload = page.getByRole('button', { name: 'Logo hochladen' });
const input = page.bySelector('input[type=file]');
const shown = page.getByRole('img', { name: 'Ihr Logo' });
const inHeader = page.getByRole('banner').bySelector('img');

test('a logo is selected, uploaded and shown, also in the header, and deleted after a question (COMP-007, COMP-008, COMP-010, COMP-011, COMP-015, COMP-016, ERR-011)', async () => {
  const server = await openScreen('/admin/company', {
    answers: {
      [uploading]: { ...company, logo_url: drawn },
      [deleting]: { ...company, success: true },
    },
  });
  await expect.element(upload).toBeDisabled();
  await expect.element(page.getByText('Keine Datei ausgewählt')).toBeVisible();
  await expect.element(input).toHaveAttribute('accept', 'image/*');
  await userEvent.upload(input, logo);
  await expect.element(page.getByText('logo.png')).toBeVisible();
  await upload.click();
  await expect.element(alert).toHaveTextContent('Logo erfolgreich hochgeladen!');
  await dismiss();
  expect(server.asked(uploading).map(({ body }) => body.file.name)).toEqual(['logo.png']);
  await expect.element(shown).toBeVisible();
  await expect.element(inHeader).toBeVisible();
  await expect.element(upload).toBeDisabled();

  const remove = page.getByRole('button', { name: 'Logo löschen' });
  await remove.click();
  await expect.element(alert.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(shown).toBeVisible();
  expect(server.asked(deleting)).toEqual([]);
  await remove.click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect.element(alert).toHaveTextContent('Logo erfolgreich gelöscht!');
  await dismiss();
  await expect.element(page.getByText('Noch kein Logo.')).toBeVisible();
  expect(countOf(inHeader)).toBe(0);
});

test('errors of a logo upload are shown (COMP-009, COMP-013, COMP-014)', async () => {
  const refusals = [refuse(400, { detail: 'Nur Bilder', code: 'not_an_image' }), refuse(500, '')];
  const server = await openScreen('/admin/company', {
    answers: {
      [uploading]: () => refusals.shift() ?? { ...company, logo_url: drawn },
      [deleting]: refuse(500, ''),
    },
  });
  await userEvent.upload(input, logo);
  for (const message of ['Nur Bilder', 'Fehler beim Hochladen des Logos', 'Logo erfolgreich hochgeladen!']) {
    await upload.click();
    await expect.element(alert).toHaveTextContent(message);
    await dismiss();
  }
  await page.getByRole('button', { name: 'Logo löschen' }).click();
  await alert.getByRole('button', { name: 'Logo löschen' }).click();
  await expect.element(alert).toHaveTextContent('Fehler beim Löschen des Logos');
  await dismiss();
  await expect.element(shown).toBeVisible();
  expect(server.asked(uploading)).toHaveLength(3);
});
