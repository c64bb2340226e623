import { expect, it } from 'vitest';
import { translator } from '#shared/web/texts.tsx';
import { texts as german } from '../../../texts/area-de.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { refusalText, undoneText } from './import-words.ts';

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
