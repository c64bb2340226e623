import { enter, expectAccessible } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, byName, confirm, contacts } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('an import can be undone later from the list of imports, except contacts that were edited (CONT-008, CSV-037)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  const list = page.getByRole('dialog', { name: 'Bisherige Importe' });
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await expect(list).toContainText('Bisher wurden keine Kontakte importiert.');
  await page.keyboard.press('Escape');

  await expect(page.getByLabel('CSV-Datei')).toHaveAttribute('accept', '.csv');
  const files = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'CSV importieren' }).click();
  await (await files).setFiles({
    name: 'Herbst.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,email\nAnna,anna@x.example\nBert,bert@x.example\nCara,cara@x.example'),
  });
  await confirm(page).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const { id } = await byName(studio, 'Bert');
  await studio.api('POST', `/api/admin/contacts/${id}/notes`, { note: 'Ruft zurück', note_type: 'general' });

  // Also days later, on another computer.
  await page.reload();
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await expect(list).toContainText('Herbst.csv');
  await expect(list).toContainText('Sabine Vogel');
  await expect(list).toContainText('3 auf dem Board, davon 1 bearbeitet oder gebucht');
  await expectAccessible(page);
  const question = page.getByRole('alertdialog', { name: 'Import rückgängig machen?' });
  const press = () => list.getByRole('button', { name: 'Herbst.csv rückgängig machen' }).click();
  await press();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await page.route('**/imports/*', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await press();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('konnte nicht rückgängig gemacht werden');
  await page.getByRole('button', { name: 'OK' }).click();
  await press();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(
    page.getByText('2 Kontakte entfernt. 1 Kontakt bleibt, weil jemand daran gearbeitet hat.'),
  ).toBeVisible();
  await expect(list).toContainText('Rückgängig gemacht: 2 entfernt, 1 behalten');
  await expect(list.getByRole('button', { name: /rückgängig machen/ })).toHaveCount(0);
  await expect(page.locator('li[data-contact]')).toHaveCount(1);
  expect((await contacts(studio)).map((contact) => contact.id)).toEqual([id]);
});
