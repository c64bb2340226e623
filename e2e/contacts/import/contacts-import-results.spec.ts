import { enter, expectAccessible } from '../../support/admin.ts';
import { emptyBoard } from '../../support/contacts.ts';
import { expect, test } from '../../support/studio.ts';
import { board, choose, confirm, contacts, countsIn, summary } from './contacts-import.ts';

test.beforeEach(async ({ studio }) => {
  await emptyBoard(studio);
  await studio.sql('DELETE FROM contact_import');
});

test('failed rows are listed, saved to a file, and can be imported again; undoing the import restores the former state (CSV-023, CSV-033, I04)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, board);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
  const rows = Array.from(
    { length: 25 },
    (_, i) => `Kontakt ${i},${i === 7 ? 'keine adresse' : `k${i}@x.example`},=1+1`,
  );
  await choose(page, ['name,email,x', ...rows].join('\n'));
  // One request fails on the server, one is not sent for its address.
  await page.route('**/api/admin/contacts', (route) => {
    const fails = route.request().method() === 'POST' && route.request().postDataJSON().name === 'Kontakt 3';
    return fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue();
  });
  await confirm(page).click();
  await expect(summary(page)).toBeVisible();
  expect(await countsIn(summary(page))).toMatchObject({
    Importiert: 23,
    Fehlgeschlagen: 1,
    'Mit ungültiger E‑Mail-Adresse': 1,
    'Gesamt in Datei': 25,
  });
  expect(logged.filter((text) => text.startsWith('CSV-Import'))).toHaveLength(2);
  await expect(summary(page)).toContainText('Zeile 9, Kontakt 7');
  await expectAccessible(page);
  const waiting = page.waitForEvent('download');
  await summary(page).getByRole('button', { name: 'Fehlgeschlagene Zeilen herunterladen' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await waiting).createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks).toString();
  const [head, ...failed] = file.split('\r\n');
  expect(head).toBe('\uFEFFname;email;x;Zeile;Grund');
  expect(failed[0]).toBe(`Kontakt 3;k3@x.example;"'=1+1";5;Fehler im Server (HTTP 500)`);
  expect(failed[1]).toBe(`Kontakt 7;keine adresse;"'=1+1";9;Die E‑Mail-Adresse ist ungültig.`);

  await summary(page).getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(summary(page)).toContainText('Rückgängig gemacht: 23 Kontakte entfernt.');
  expect(await contacts(studio)).toEqual([]);
});
