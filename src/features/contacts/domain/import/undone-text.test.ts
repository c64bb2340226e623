import { expect, it } from 'vitest';
import { undoneText } from './undone-text.ts';

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
])('%j: %s', (undone, text) => expect(undoneText(undone)).toBe(text));
