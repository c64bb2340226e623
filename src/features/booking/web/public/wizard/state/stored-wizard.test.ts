import { afterEach, expect, test, vi } from 'vitest';
import { forgetWizard, hideUntilRestored, storedWizard, storeWizard, wizardFrom } from './stored-wizard.ts';
import type { WizardState } from './wizard-state.ts';
import { emptyWizard } from './wizard-state.ts';

const state: WizardState = {
  ...emptyWizard,
  step: 3,
  service_id: 'portrait',
  photographer_id: 'anna',
  date: '2030-06-05',
  start: '2030-06-05T09:00:00+02:00',
  details: { name: 'Anna', email: 'a@b.de', phone: '0170 1234567', notes: '', consent: true, whatsapp: false },
  attempt: { key: 'k', body: '{}' },
  reserved: { booking_id: 'b', cancel_token: 't' },
};

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('stored state is restored unchanged, and is gone after it was cleared (PUB-018)', () => {
  vi.stubGlobal('sessionStorage', storage);
  expect(storedWizard()).toBeUndefined();
  storeWizard(state);
  expect(storedWizard()).toEqual(state);
  forgetWizard();
  expect(storedWizard()).toBeUndefined();
});

test('widgets of one website store their input separately', () => {
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('name', 'fotobooking-0');
  storeWizard(state);
  for (const name of ['fotobooking-1', '']) {
    vi.stubGlobal('name', name);
    expect([name, storedWizard()]).toEqual([name, undefined]);
  }
  vi.stubGlobal('name', 'fotobooking-0');
  expect(storedWizard()).toEqual(state);
  forgetWizard();
  expect(stored.size).toBe(0);
});

test('without storage nothing is stored and nothing fails', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeWizard(state);
  forgetWizard();
  expect(storedWizard()).toBeUndefined();
});

test.each([
  ['nothing', null, undefined],
  ['a word', 'step', undefined],
  ['an empty object', {}, emptyWizard],
  ['a step that the choices do not allow', { ...state, start: undefined, reserved: undefined, attempt: undefined }, 1],
  ['a date and a start that are none', { ...state, date: '2030-02-30', start: 'noon' }, 1],
  ['a start that is no time', { ...state, start: '2030-06-05T99:00' }, 1],
  ['a step there is not', { ...state, step: 7 }, 0],
  ['numbers for texts', { ...state, service_id: 5, details: { name: 7 } }, 0],
])('%s is parsed safely', (_, value, expected) => {
  const read = wizardFrom(value);
  expect(typeof expected === 'number' ? read?.step : read).toEqual(expected);
});

test('a notice is shown once: it is not stored', () => {
  expect(wizardFrom({ ...state, notice: 'slot_taken' })?.notice).toBeUndefined();
});

test('the page hides step 1 exactly when a later step is going to be restored', () => {
  const classes: string[] = [];
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { documentElement: { classList: { add: (name: string) => classes.push(name) } } });
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- this is how the page runs it
  const run = new Function(hideUntilRestored);
  run();
  storeWizard({ ...state, step: 0 });
  run();
  expect(classes).toEqual([]);
  storeWizard(state);
  run();
  expect(classes).toEqual(['restoring']);
});
