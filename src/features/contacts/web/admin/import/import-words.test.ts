import { expect, it } from 'vitest';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { translator } from '#shared/web/texts.tsx';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import { texts as german } from '../../../texts/area-de.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { failureText, refusalText, undoneText } from './import-words.ts';
import { linesText, remarkTexts } from './remark-texts.ts';

const t = translator(german, importTexts);

it.each([
  [{ removed: 23, kept_changed: 0, kept_booked: 0 }, '23 Kontakte entfernt.'],
  [
    { removed: 1, kept_changed: 2, kept_booked: 0 },
    '1 Kontakt entfernt. 2 Kontakte bleiben, weil jemand daran gearbeitet hat.',
  ],
  [
    { removed: 0, kept_changed: 1, kept_booked: 1 },
    '0 Kontakte entfernt. 1 Kontakt bleibt, weil jemand daran gearbeitet hat. 1 Kontakt bleibt, weil daraus eine Buchung geworden ist.',
  ],
])('%j: %s', (undone, text) => expect(undoneText(undone, t)).toBe(text));

it.each([
  [{ reason: 'empty' }, 'CSV-Datei ist leer oder hat keine Daten'],
  [
    { reason: 'no_person', headers: ['a', 'b'] },
    'Die CSV-Datei braucht Spalten für Name (name) und E‑Mail (email). Gefunden: a, b',
  ],
  [{ reason: 'no_contacts' }, 'Keine gültigen Kontakte in der CSV-Datei gefunden'],
  [{ reason: 'too_many_columns', most: 500 }, 'Die CSV-Datei hat mehr als 500 Spalten'],
] as const)('%j: %s (CSV-002, CSV-003, CSV-005)', (because, text) => expect(refusalText(because, t)).toBe(text));

const invalid = (field: string) =>
  new CallError(422, JSON.stringify({ detail: [{ loc: ['body', field], msg: 'must be valid', type: 'custom' }] }));

it.each([
  [invalid('email'), 'Die E‑Mail-Adresse ist ungültig.'],
  [invalid('phone'), 'Der Server nimmt die Angaben dieser Zeile nicht an.'],
  [new CallError(401, '{}'), /Anmeldung ist abgelaufen/],
  [new CallError(409, '{"detail":"x","code":"import_undone"}'), 'Dieser Import wurde schon rückgängig gemacht.'],
  [new CallError(500, 'x'), 'Fehler im Server (HTTP 500)'],
  [new NetworkError('x'), 'Keine Verbindung zum Server.'],
  [new Error('x'), 'Unbekannter Fehler'],
])('%s: a row that the server refuses says why, in the language of the screen (CSV-046)', (error, text) => {
  expect(failureText(error, t)).toMatch(text);
});

it('says once for each kind what happens to values that are not taken as they are (CSV-042)', () => {
  const phones = [2, 3, 4, 5, 6, 7].map((line) => ({
    line,
    kind: 'completed' as const,
    cell: `170${line}`,
    phone: `0170${line}`,
  }));
  const status = { line: 3, kind: 'status' as const, cell: 'CREATED' };
  expect(remarkTexts({ remarks: [...phones, status] } as unknown as ImportPlan, t)).toEqual([
    'Zeilen 2, 3, 4, 5, 6 und 1 weitere: Telefonnummer ergänzt, weil ein Tabellenprogramm die Null oder das Plus am Anfang entfernt hat: „1702“ wird 01702, „1703“ wird 01703, „1704“ wird 01704.',
    'Zeile 3: Der Status „CREATED“ ist hier nicht bekannt. Solche Kontakte kommen in „In Klärung“.',
  ]);
  expect(linesText([7], t)).toBe('Zeile 7');
});
