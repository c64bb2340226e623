import type { Details } from '../../../parts/public/form/details-rules.ts';
import { noDetails } from '../../../parts/public/form/details-rules.ts';
import type { Attempt, Reserved, Step, WizardState } from './wizard-state.ts';
import { emptyWizard, furthest } from './wizard-state.ts';

/**
 * The key in sessionStorage: the state lives in this tab and is gone when it is closed. Several widgets on one page of
 * a website have separate keys, by the name of their frame (docs/widget.md).
 */
const storageKey = (): string => `booking-wizard${(globalThis as { name?: string }).name ?? ''}`;

/**
 * Runs before the first paint: if a later step is going to be restored, step 1 is hidden, so that it does not flash.
 * The class is removed after the restore.
 */
export const hideUntilRestored = `try{if(/"step":[123]/.test(sessionStorage.getItem('booking-wizard'+(globalThis.name??''))))document.documentElement.classList.add('restoring')}catch{}`;

export const endRestoring = (): void => document.documentElement.classList.remove('restoring');

/** Stores the wizard's state, so that it survives a reload, the back button and a lost connection. */
export const storeWizard = (state: WizardState): void => {
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(state));
  } catch {
    // Storage can be full or disabled; the state then lives as long as the page.
  }
};

/** Returns the stored state, or undefined. */
export const storedWizard = (): WizardState | undefined => {
  try {
    return wizardFrom(JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Called after a booking is made, and to start a new one. */
export const forgetWizard = (): void => {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // Then nothing was stored either.
  }
};

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const textThat = (fits: (text: string) => boolean, value: unknown): string | undefined => {
  const text = textOf(value);
  return text !== undefined && fits(text) ? text : undefined;
};

// Uses Date instead of the modules for Berlin time, whose code belongs to the later steps.
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const isInstant = (text: string): boolean => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** Parses a stored state field by field: another version may have written it, or it was edited by hand. */
export const wizardFrom = (value: unknown): WizardState | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = fieldsOf(value);
  const state: WizardState = {
    ...emptyWizard,
    service_id: textOf(kept.service_id),
    // Checked where it is used.
    extras: kept.extras ? fieldsOf(kept.extras) : undefined,
    photographer_id: textOf(kept.photographer_id),
    photographer_name: textOf(kept.photographer_name),
    date: textThat(isDay, kept.date),
    start: textThat(isInstant, kept.start),
    details: detailsFrom(fieldsOf(kept.details)),
    attempt: attemptFrom(fieldsOf(kept.attempt)),
    reserved: reservedFrom(fieldsOf(kept.reserved)),
  };
  const step = [0, 1, 2, 3].find((each) => each === kept.step) as Step | undefined;
  return { ...state, step: Math.min(step ?? 0, furthest(state)) as Step };
};

const detailsFrom = (kept: Fields): Details => ({
  name: textOf(kept.name) ?? noDetails.name,
  email: textOf(kept.email) ?? noDetails.email,
  phone: textOf(kept.phone) ?? noDetails.phone,
  notes: textOf(kept.notes) ?? noDetails.notes,
  consent: kept.consent === true,
  whatsapp: kept.whatsapp === true,
});

const attemptFrom = (kept: Fields): Attempt | undefined => {
  const [attemptKey, body] = [textOf(kept.key), textOf(kept.body)];
  return attemptKey && body ? { key: attemptKey, body } : undefined;
};

const reservedFrom = (kept: Fields): Reserved | undefined => {
  const [booking_id, cancel_token] = [textOf(kept.booking_id), textOf(kept.cancel_token)];
  const full = Number(kept.full) || undefined;
  return booking_id && cancel_token ? { booking_id, cancel_token, full } : undefined;
};
