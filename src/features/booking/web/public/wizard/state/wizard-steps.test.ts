import { array, constantFrom, assert as fcAssert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noDetails } from '../../../parts/public/form/details-rules.ts';
import { chosen, details, run } from '../testing/wizard-choices.ts';
import type { WizardAction } from './wizard-state.ts';
import { emptyWizard, furthest, steps } from './wizard-state.ts';

test('four steps in their order, index 0 to 3 (PUB-003, PUB-004)', () => {
  expect(steps).toEqual(['service', 'datetime', 'details', 'confirmation']);
  expect(emptyWizard.step).toBe(0);
  expect(furthest(chosen)).toBe(steps.length - 1);
});

describe('a step is reachable only if those before it are complete', () => {
  test.each([
    ['PUB-036: no service', { service_id: undefined, photographer_id: undefined }, 0],
    ['PUB-036: no photographer', { photographer_id: undefined }, 0],
    ['PUB-053: no date', { date: undefined, start: undefined }, 1],
    ['PUB-053: no slot', { start: undefined }, 1],
    ['PUB-060: no details', { details: noDetails }, 2],
    ['PUB-059: no consent', { details: { ...details, consent: false } }, 2],
    ['everything', {}, 3],
  ] as const)('%s', (_, missing, step) => {
    expect(run({ ...chosen, step: 0, ...missing }, { type: 'go', step: 3 }).step).toBe(step);
  });

  test('a taken slot leads back to step 2 with a notice, and the next choice ends the notice (AMB-024)', () => {
    const lost = run(chosen, { type: 'gone', notice: 'slot_taken' });
    expect(lost).toEqual({ ...chosen, step: 1, start: undefined, notice: 'slot_taken' });
    const next = run(lost, { type: 'slot', date: '2030-06-05', start: '2030-06-05T10:00:00+02:00' });
    expect(next.notice).toBeUndefined();
  });

  test('a taken slot shows the next times, which end with another notice (PLAN-04)', () => {
    const instead = ['2030-06-05T10:00:00+02:00'];
    const lost = run(chosen, { type: 'gone', notice: 'slot_taken', instead });
    expect(lost).toMatchObject({ instead, date: chosen.date, details: chosen.details });
    expect(run(lost, { type: 'gone', notice: 'slot_taken' }).instead).toBeUndefined();
  });

  test.each([
    ['service_gone', { service_id: undefined, photographer_id: undefined }],
    ['photographer_gone', { service_id: 'portrait', photographer_id: undefined }],
  ] as const)('%s leads back to step 1', (notice, left) => {
    expect(run(chosen, { type: 'gone', notice })).toMatchObject({
      ...left,
      start: undefined,
      step: 0,
      notice,
      details,
    });
  });
});

test('no sequence of actions shows a step before it is reachable', () => {
  const actions: readonly WizardAction[] = [
    { type: 'service', id: 'portrait' },
    { type: 'service', id: 'family' },
    { type: 'photographer', id: 'anna' },
    { type: 'photographer', id: 'max' },
    { type: 'date', date: '2030-06-05' },
    { type: 'date', date: '2030-06-06' },
    { type: 'slot', date: '2030-06-05', start: '2030-06-05T09:00:00+02:00' },
    { type: 'details', changes: details },
    { type: 'details', changes: { email: 'nobody' } },
    { type: 'gone', notice: 'slot_taken' },
    { type: 'gone', notice: 'service_gone' },
    { type: 'reserved', reserved: { booking_id: 'b1', cancel_token: 't1' } },
    { type: 'released' },
    ...([0, 1, 2, 3] as const).map((step) => ({ type: 'go', step }) as const),
  ];
  fcAssert(
    property(array(constantFrom(...actions), { maxLength: 40 }), (sequence) => {
      const state = run(emptyWizard, ...sequence);
      expect(state.step).toBeLessThanOrEqual(furthest(state));
    }),
  );
});
