import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#shared/kernel/time/zone-time.ts';
import { movePhase, type Standing } from './phase-change.ts';

const start = Date.UTC(2030, 5, 3, 8);
const waiting: Standing = {
  phase: 'in_klaerung',
  phase_entered_at: start,
  left_phase: null,
  left_phase_entered_at: null,
};

describe('moving between phases (SRV-57)', () => {
  it('a change restarts the count of days', () => {
    const now = start + 3 * DAY;
    expect(movePhase(waiting, 'abgesagt', now)).toEqual({ ...waiting, phase: 'abgesagt', phase_entered_at: now });
  });

  it('a move to the current phase changes nothing (AMB-105)', () => {
    expect(movePhase(waiting, 'in_klaerung', start + DAY)).toEqual(waiting);
  });

  it('a return from a closed booking dialog keeps the instant at which the phase began', () => {
    const planned = movePhase(waiting, 'termin_geplant', start + 3 * DAY);
    expect(planned).toMatchObject({ phase: 'termin_geplant', phase_entered_at: start + 3 * DAY });
    expect(movePhase(planned, 'in_klaerung', start + 3 * DAY + HOUR)).toEqual(waiting);
  });

  it('a move back exactly one day later still counts as such a return', () => {
    const planned = movePhase(waiting, 'termin_geplant', start);
    expect(movePhase(planned, 'in_klaerung', start + DAY)).toEqual(waiting);
    expect(movePhase(planned, 'in_klaerung', start + DAY + 1).phase_entered_at).toBe(start + DAY + 1);
  });

  it.each([
    ['it left another phase than termin_geplant', { phase: 'new', left_phase_entered_at: start - DAY }],
    [
      'the instant at which it entered the left phase is unknown',
      { phase: 'termin_geplant', left_phase_entered_at: null },
    ],
  ] as const)('does not count as a return when %s', (_, from) => {
    const standing: Standing = { phase_entered_at: start, left_phase: 'in_klaerung', ...from };
    expect(movePhase(standing, 'in_klaerung', start + HOUR).phase_entered_at).toBe(start + HOUR);
  });

  it('a move to another phase, or back days later, restarts the count', () => {
    const planned = movePhase(waiting, 'termin_geplant', start + DAY);
    const soon = start + DAY + HOUR;
    expect(movePhase(planned, 'new', soon)).toEqual({ ...waiting, phase: 'new', phase_entered_at: soon });
    const late = start + 2 * DAY + 1;
    expect(movePhase(planned, 'in_klaerung', late)).toEqual({ ...waiting, phase_entered_at: late });
  });

  it('stores only the last phase that was left for termin_geplant', () => {
    const away = movePhase(movePhase(waiting, 'termin_geplant', start + HOUR), 'abgesagt', start + 2 * HOUR);
    const again = movePhase(away, 'termin_geplant', start + 3 * HOUR);
    const back = start + 4 * HOUR;
    expect(movePhase(again, 'in_klaerung', back).phase_entered_at).toBe(back);
    expect(movePhase(again, 'abgesagt', back).phase_entered_at).toBe(start + 2 * HOUR);
  });
});
