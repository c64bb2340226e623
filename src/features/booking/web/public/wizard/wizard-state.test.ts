import { array, constantFrom, assert as fcAssert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noDetails } from './details-rules.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';
import { emptyWizard, furthest, steps, wizardReducer } from './wizard-state.ts';

const details = {
  name: 'Anna',
  email: 'a@b.de',
  phone: '0170 1234567',
  notes: 'Mit Hund',
  consent: true,
  whatsapp: false,
};
const chosen: WizardState = {
  ...emptyWizard,
  step: 3,
  service_id: 'portrait',
  photographer_id: 'anna',
  date: '2030-06-05',
  start: '2030-06-05T09:00:00+02:00',
  details,
};
const run = (state: WizardState, ...actions: readonly WizardAction[]): WizardState =>
  actions.reduce(wizardReducer, state);

test('a photographer who is gone is announced also when the only one left is chosen at once, until the customer chooses', () => {
  const lost = run({ ...chosen, photographer_name: 'Anna' }, { type: 'gone', notice: 'photographer_gone' });
  const left = run(lost, { type: 'photographer', id: 'max', automatic: true });
  expect(left).toMatchObject({ photographer_id: 'max', photographer_name: 'Anna', notice: 'photographer_gone' });
  expect(run(lost, { type: 'photographer', id: 'max' }).notice).toBeUndefined();
});

test('four steps in their order, index 0 to 3 (PUB-003, PUB-004)', () => {
  expect(steps).toEqual(['service', 'datetime', 'details', 'confirmation']);
  expect(emptyWizard.step).toBe(0);
  expect(furthest(chosen)).toBe(steps.length - 1);
});

describe('what is chosen adds up', () => {
  test('going back and forward keeps every entry (PUB-018)', () => {
    const back = run(chosen, { type: 'go', step: 2 }, { type: 'go', step: 0 });
    expect(back).toEqual({ ...chosen, step: 0 });
    expect(run(back, { type: 'go', step: 3 })).toEqual(chosen);
  });

  test('another service clears photographer and slot and keeps the date and the details (PUB-019, AMB-018)', () => {
    expect(run(chosen, { type: 'go', step: 0 }, { type: 'service', id: 'family' })).toEqual({
      ...chosen,
      step: 0,
      service_id: 'family',
      photographer_id: undefined,
      start: undefined,
    });
  });

  test('another photographer clears the slot, not the date (AMB-018)', () => {
    const state = run(chosen, { type: 'go', step: 0 }, { type: 'photographer', id: 'max' });
    expect(state).toMatchObject({ photographer_id: 'max', date: '2030-06-05', start: undefined });
  });

  test('who is left as the only one is taken without a word being lost, a choice ends the notice', () => {
    const told = run(chosen, { type: 'gone', notice: 'photographer_gone' });
    expect(run(told, { type: 'photographer', id: 'max', automatic: true }).notice).toBe('photographer_gone');
    expect(run(told, { type: 'photographer', id: 'max' }).notice).toBeUndefined();
  });

  test('another date clears the slot (PUB-020)', () => {
    const state = run(chosen, { type: 'go', step: 1 }, { type: 'date', date: '2030-06-06' });
    expect(state).toMatchObject({ date: '2030-06-06', start: undefined });
    expect(furthest(state)).toBe(1);
  });

  test('choosing the same again clears nothing', () => {
    const again = run(
      chosen,
      { type: 'service', id: 'portrait' },
      { type: 'photographer', id: 'anna' },
      { type: 'date', date: '2030-06-05' },
    );
    expect(again).toEqual(chosen);
  });
});

describe('no step before the ones ahead of it are complete', () => {
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

  test('a taken slot leads back to step 2 with a notice, and the next choice ends that (AMB-024)', () => {
    const lost = run(chosen, { type: 'gone', notice: 'slot_taken' });
    expect(lost).toEqual({ ...chosen, step: 1, start: undefined, notice: 'slot_taken' });
    const next = run(lost, { type: 'slot', date: '2030-06-05', start: '2030-06-05T10:00:00+02:00' });
    expect(next.notice).toBeUndefined();
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

describe('a reserved booking (AMB-023)', () => {
  const reserved = run(chosen, { type: 'reserved', reserved: { booking_id: 'b1', cancel_token: 't1' } });

  test.each([
    { type: 'service', id: 'family' },
    { type: 'photographer', id: 'max' },
    { type: 'date', date: '2030-06-06' },
    { type: 'slot', date: '2030-06-06', start: '2030-06-06T09:00:00+02:00' },
    { type: 'details', changes: { name: 'Otto' } },
    { type: 'go', step: 1 },
    { type: 'gone', notice: 'slot_taken' },
  ] satisfies WizardAction[])('is not changed by %o', (action) => {
    expect(run(reserved, action)).toEqual(reserved);
  });

  test('given up, it leaves everything but the slot, at step 2', () => {
    expect(run(reserved, { type: 'released' })).toEqual({ ...chosen, step: 1, start: undefined });
  });
});

test('whatever is done in whatever order: a step is never shown before it can be', () => {
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
