import { expect, it } from 'vitest';
import { funnelOf, type PhaseCount } from './funnel.ts';

it('each step of the funnel counts contacts that have reached it or a later one, and booked ones count for all', () => {
  const counts: PhaseCount[] = [
    { phase: 'new', contacts: 100, converted: 1 },
    { phase: 'nicht_erreicht', contacts: 50, converted: 2 },
    { phase: 'in_klaerung', contacts: 30, converted: 3 },
    { phase: 'termin_geplant', contacts: 20, converted: 8 },
    { phase: 'abgesagt', contacts: 10, converted: 4 },
  ];
  expect(funnelOf(counts)).toEqual({
    received: 210,
    worked_on: 111,
    in_talks: 57,
    scheduled: 30,
    booked: 18,
    unreached: 48,
    dropped: 6,
  });
});

it('the funnel of a studio without contacts is empty', () => {
  const empty = { received: 0, worked_on: 0, in_talks: 0, scheduled: 0, booked: 0, unreached: 0, dropped: 0 };
  expect(funnelOf([])).toEqual(empty);
});
