import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../support/looks.ts';
import { type Asked, refuse } from '../../support/stub-server.ts';
import { adding, choose, confirm, countsIn, finish, openImporting, preview, summary, undoing } from './importing.ts';

const question = page.getByRole('alertdialog');
const list = page.getByRole('dialog', { name: 'Bisherige Importe' });

test('a dismissed import sends nothing; an unclosed quote gives a warning (CSV-019, I05)', async () => {
  const { contacts, stage } = await openImporting();
  await choose('name,email,x\nA,a@x.de,\n"B,b@x.de,\nC,c@x.de,');
  await expect.element(preview.getByRole('alert')).toHaveTextContent('In Zeile 3');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  expect(contacts()).toEqual([]);
  expect(stage.asked(adding)).toEqual([]);
});

test('failed rows are listed, saved to a file, and can be imported again; undoing the import restores the former state (CSV-023, CSV-033, I04)', async () => {
  const { answers, contacts, stage } = await openImporting();
  const logged = vi.spyOn(console, 'log').mockReturnValue();
  const saved = vi.spyOn(URL, 'createObjectURL');
  const rows = Array.from(
    { length: 25 },
    (_, at) => `Kontakt ${at},${at === 7 ? 'keine adresse' : `k${at}@x.example`},=1+1`,
  );
  // One request fails on the server, one is not sent for its address.
  const add = answers[adding] as (asked: Asked) => object;
  stage.answer({ [adding]: (asked: Asked) => (asked.body.name === 'Kontakt 3' ? refuse(500) : add(asked)) });
  await choose(['name,email,x', ...rows].join('\n'));
  await confirm.click();
  await expect.element(summary).toBeVisible();
  expect(countsIn(summary)).toMatchObject({
    Importiert: 23,
    Fehlgeschlagen: 1,
    'Mit ungültiger E‑Mail-Adresse': 1,
    'Gesamt in Datei': 25,
  });
  expect(logged.mock.calls.filter(([text]) => String(text).startsWith('CSV-Import'))).toHaveLength(2);
  await expect.element(summary).toHaveTextContent('Zeile 9, Kontakt 7');
  await expectAccessible();
  await summary.getByRole('button', { name: 'Fehlgeschlagene Zeilen herunterladen' }).click();
  const [file] = saved.mock.calls.flat() as Blob[];
  const bytes = await file?.arrayBuffer();
  const [head, ...failed] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
  expect(head).toBe('\uFEFFname;email;x;Zeile;Grund');
  expect(failed[0]).toBe(`Kontakt 3;k3@x.example;"'=1+1";5;Fehler im Server (HTTP 500)`);
  expect(failed[1]).toBe(`Kontakt 7;keine adresse;"'=1+1";9;Die E‑Mail-Adresse ist ungültig.`);

  await summary.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.element(summary).toHaveTextContent('Rückgängig gemacht: 23 Kontakte entfernt.');
  expect(contacts()).toEqual([]);
});

test('an import can be undone later from the list of imports, except contacts that were edited (CONT-008, CSV-037)', async () => {
  const { contacts, change, stage } = await openImporting();
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await expect.element(list).toHaveTextContent('Bisher wurden keine Kontakte importiert.');
  await userEvent.keyboard('{Escape}');
  const rows = ['name,email', 'Anna,anna@x.example', 'Bert,bert@x.example', 'Cara,cara@x.example'];
  await choose(rows.join('\n'), { name: 'Herbst.csv' });
  await confirm.click();
  await finish();
  change('Bert', { company: 'Lumen' });

  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  await expect.element(list).toHaveTextContent('Herbst.csv');
  await expect.element(list).toHaveTextContent('Sabine Vogel');
  await expect.element(list).toHaveTextContent('3 auf dem Board, davon 1 bearbeitet oder gebucht');
  await expectAccessible();
  const press = () => list.getByRole('button', { name: 'Herbst.csv rückgängig machen' }).click();
  await press();
  await expect.element(question).toHaveTextContent('Import rückgängig machen?');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(stage.asked(undoing)).toEqual([]);
  await press();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  const told = '2 Kontakte entfernt. 1 Kontakt bleibt, weil jemand daran gearbeitet hat.';
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(list).toHaveTextContent('Rückgängig gemacht: 2 entfernt, 1 behalten');
  await expect.element(list.getByRole('button', { name: /rückgängig machen/ })).not.toBeInTheDocument();
  await expect.element(page.bySelector('li[data-contact]')).toHaveLength(1);
  expect(contacts().map(({ name }) => name)).toEqual(['Bert']);
});

test('an import that cannot be undone stays in the list, with a message (CSV-037)', async () => {
  const { contacts, stage } = await openImporting();
  await choose('name,email\nAnna,anna@x.example', { name: 'Herbst.csv' });
  await confirm.click();
  await finish();
  await page.getByRole('button', { name: 'Bisherige Importe' }).click();
  stage.answer({ [undoing]: refuse(500) });
  await list.getByRole('button', { name: 'Herbst.csv rückgängig machen' }).click();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.element(question).toHaveTextContent('konnte nicht rückgängig gemacht werden');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(list.getByRole('button', { name: 'Herbst.csv rückgängig machen' })).toBeVisible();
  expect(contacts()).toHaveLength(1);
});

test('a stopped import shows its progress, and the imported part can be undone (CSV-032)', async () => {
  const { answers, contacts, stage } = await openImporting();
  const add = answers[adding] as (asked: Asked) => object;
  const held = Promise.withResolvers<void>();
  stage.answer({
    [adding]: async (asked: Asked) => {
      if (asked.body.name === 'Kontakt 3') await held.promise;
      return add(asked);
    },
  });
  const rows = Array.from({ length: 8 }, (_, at) => `Kontakt ${at},k${at}@x.example`);
  await choose(['name,email', ...rows].join('\n'));
  await confirm.click();
  const progress = page.getByRole('progressbar', { name: 'Fortschritt' });
  await expect.poll(() => (progress.element() as HTMLProgressElement).value).toBe(3);
  await page.getByRole('button', { name: 'Anhalten' }).click();
  held.resolve();
  await expect.element(summary).toBeVisible();
  expect(countsIn(summary)).toMatchObject({ Importiert: 4, 'Angehalten, nicht importiert': 4 });
  expect(contacts()).toHaveLength(4);
  await summary.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await question.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.element(summary).toHaveTextContent('4 Kontakte entfernt.');
  expect(contacts()).toEqual([]);
});
