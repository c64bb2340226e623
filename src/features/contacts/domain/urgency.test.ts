import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '#shared/kernel/time/zone-time.ts';
import { translator } from '#shared/web/texts.tsx';
import { texts as german } from '../texts/area-de.ts';
import { texts as russian } from '../texts/area-ru.ts';
import { boardTexts } from '../texts/board-handle.ts';
import { urgencyText } from '../web/admin/board/urgency-text.ts';
import { type Phase, phases } from './phases.ts';
import { daysInPhase, urgencyOf } from './urgency.ts';

const said = (phase: Phase, days: number, texts: typeof german | typeof russian = german): string => {
  const urgency = urgencyOf({ phase, converted_to_booking: false }, days);
  return urgency ? `${urgency.tone}: ${urgencyText(urgency, translator(texts, boardTexts))}` : 'none';
};

describe('urgency', () => {
  it.each<[string, Phase, number[], string]>([
    ['CONT-091', 'new', [0], 'none'],
    ['CONT-092', 'new', [1], 'orange: Kunde wartet 1 Tag'],
    ['CONT-093', 'new', [2], 'red: Kunde wartet 2 Tage'],
    ['CONT-093', 'new', [5], 'red: Kunde wartet 5 Tage'],
    ['CONT-094', 'nicht_erreicht', [0, 1], 'none'],
    ['CONT-095', 'nicht_erreicht', [2], 'yellow: Erneut versuchen'],
    ['CONT-096', 'nicht_erreicht', [3], 'orange: 2. Versuch empfohlen'],
    ['CONT-097', 'nicht_erreicht', [4, 5], 'red: 3+ Tage ohne Kontakt'],
    ['CONT-098', 'nicht_erreicht', [6, 20], 'purple: Nach Abgesagt verschieben?'],
    ['CONT-099', 'in_klaerung', [0, 1, 2], 'none'],
    ['CONT-100', 'in_klaerung', [3], 'yellow: In Bearbeitung seit 3 Tagen'],
    ['CONT-100', 'in_klaerung', [4], 'yellow: In Bearbeitung seit 4 Tagen'],
    ['CONT-101', 'in_klaerung', [5, 6, 7], 'orange: Fortschritt nötig'],
    ['CONT-102', 'in_klaerung', [8, 100], 'red: Interesse evtl. verloren'],
    ['CONT-103', 'termin_geplant', [0, 1, 8, 30], 'none'],
    ['CONT-103', 'abgesagt', [0, 1, 8, 30], 'none'],
  ])('%s, AMB-071: %s after %j days: %s', (_row, phase, days, text) => {
    for (const day of days) expect(said(phase, day), `${day} days`).toBe(text);
  });

  it('counts the days in Russian', () => {
    expect([1, 2, 5, 21].map((days) => said('new', days, russian))).toEqual([
      'orange: Клиент ждёт 1 день',
      'red: Клиент ждёт 2 дня',
      'red: Клиент ждёт 5 дней',
      'red: Клиент ждёт 21 день',
    ]);
  });

  it('is over once the contact has booked (CONT-089)', () => {
    for (const phase of phases) expect(urgencyOf({ phase, converted_to_booking: true }, 30)).toBeUndefined();
  });

  it('counts whole days of 24 hours (CONT-090, AMB-070)', () => {
    const entered = Date.UTC(2030, 5, 3, 8);
    expect(daysInPhase(entered, entered + DAY - 1)).toBe(0);
    expect(daysInPhase(entered, entered + DAY)).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: DAY - 1 }), (days, rest) => {
        expect(daysInPhase(entered, entered + days * DAY + rest)).toBe(days);
      }),
    );
    expect(daysInPhase(entered, entered - 5000)).toBe(0);
  });
});
