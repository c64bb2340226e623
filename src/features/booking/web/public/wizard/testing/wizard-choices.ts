import type { WizardAction, WizardState } from '../state/wizard-state.ts';
import { emptyWizard, wizardReducer } from '../state/wizard-state.ts';

export const details = {
  name: 'Anna',
  email: 'a@b.de',
  phone: '0170 1234567',
  notes: 'Mit Hund',
  consent: true,
  whatsapp: false,
};

export const chosen: WizardState = {
  ...emptyWizard,
  step: 3,
  service_id: 'portrait',
  photographer_id: 'anna',
  date: '2030-06-05',
  start: '2030-06-05T09:00:00+02:00',
  details,
};

export const run = (state: WizardState, ...actions: readonly WizardAction[]): WizardState =>
  actions.reduce(wizardReducer, state);
