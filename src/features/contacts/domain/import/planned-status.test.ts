import { describe, expect, it } from 'vitest';
import { phaseOfStatus } from './import-row.ts';

describe('status (CSV-012..017, AMB-080)', () => {
  it.each([
    ['Termin geplant', 'appointment'],
    ['TERMIN GEPLANT am 3.', 'appointment'],
    ['hat Shooting', 'appointment'],
    ['Shooting abgesagt', 'appointment'],
    ['Abgesagt', 'abgesagt'],
    ['Nicht erreicht', 'nicht_erreicht'],
    ['nicht_erreicht', 'nicht_erreicht'],
    ['new', 'new'],
    ['NEW', 'new'],
    ['', 'new'],
    ['  ', 'new'],
    ['neu', 'in_klaerung'],
    ['renewed', 'in_klaerung'],
    ['Rückruf', 'in_klaerung'],
  ])('%j is %s', (status, phase) => expect(phaseOfStatus(status)).toBe(phase));
});
