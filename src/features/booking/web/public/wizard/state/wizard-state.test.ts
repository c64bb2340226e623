import { describe, expect, test } from 'vitest';
import { chosen, run } from '../testing/wizard-choices.ts';
import type { WizardAction } from './wizard-state.ts';
import { furthest } from './wizard-state.ts';

test('a photographer who was deleted is announced until the next choice, also if the only other one is selected at once', () => {
  const lost = run({ ...chosen, photographer_name: 'Anna' }, { type: 'gone', notice: 'photographer_gone' });
  const left = run(lost, { type: 'photographer', id: 'max', automatic: true });
  expect(left).toMatchObject({ photographer_id: 'max', photographer_name: 'Anna', notice: 'photographer_gone' });
  expect(run(lost, { type: 'photographer', id: 'max' }).notice).toBeUndefined();
});

describe('the choices of the wizard', () => {
  test('are kept when going back and forward (PUB-018)', () => {
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

  test('the only photographer left is selected while the notice stays; a choice ends the notice', () => {
    const gone = run(chosen, { type: 'gone', notice: 'photographer_gone' });
    expect(run(gone, { type: 'photographer', id: 'max', automatic: true }).notice).toBe('photographer_gone');
    expect(run(gone, { type: 'photographer', id: 'max' }).notice).toBeUndefined();
  });

  test('another date clears the slot (PUB-020)', () => {
    const state = run(chosen, { type: 'go', step: 1 }, { type: 'date', date: '2030-06-06' });
    expect(state).toMatchObject({ date: '2030-06-06', start: undefined });
    expect(furthest(state)).toBe(1);
  });

  test('the same choice again clears nothing', () => {
    const again = run(
      chosen,
      { type: 'service', id: 'portrait' },
      { type: 'photographer', id: 'anna' },
      { type: 'date', date: '2030-06-05' },
    );
    expect(again).toEqual(chosen);
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

  test('that is released keeps everything but the slot, at step 2', () => {
    expect(run(reserved, { type: 'released' })).toEqual({ ...chosen, step: 1, start: undefined });
  });
});
