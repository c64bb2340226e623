import type { Details } from '../../../parts/public/form/details-rules.ts';
import { areComplete, noDetails } from '../../../parts/public/form/details-rules.ts';
import type { ChosenExtras } from '../extras/chosen-extras.ts';

/** The four steps in order; a step is identified by its index. */
export const steps = ['service', 'datetime', 'details', 'confirmation'] as const;
export type Step = 0 | 1 | 2 | 3;

/** One attempt to book. It is retried with the same Idempotency-Key while the body is unchanged. */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** A booking that exists and waits for its payment. */
export interface Reserved {
  readonly booking_id: string;
  readonly cancel_token: string;
  /** EUR: the whole price, if it is due because of missed sessions. */
  readonly full?: number | undefined;
}

/** A choice that is no longer available; shown until the next choice. */
export type Notice = 'slot_taken' | 'service_gone' | 'photographer_gone';

export interface WizardState {
  readonly step: Step;
  readonly service_id: string | undefined;
  /** undefined: not chosen yet, or the service has none. */
  readonly extras: ChosenExtras | undefined;
  readonly photographer_id: string | undefined;
  /** From the last list that was loaded: once the photographer is gone, it is the only source of the name. */
  readonly photographer_name: string | undefined;
  /** 'yyyy-MM-dd', Berlin. */
  readonly date: string | undefined;
  /** Start of the chosen slot on that date, as the server sent it. */
  readonly start: string | undefined;
  readonly details: Details;
  readonly attempt: Attempt | undefined;
  readonly reserved: Reserved | undefined;
  readonly notice: Notice | undefined;
  /** With the notice 'slot_taken': the next free starts, as the server sent them. */
  readonly instead?: readonly string[] | undefined;
}

export const emptyWizard: WizardState = {
  step: 0,
  service_id: undefined,
  extras: undefined,
  photographer_id: undefined,
  photographer_name: undefined,
  date: undefined,
  start: undefined,
  details: noDetails,
  attempt: undefined,
  reserved: undefined,
  notice: undefined,
};

export type WizardAction =
  | { readonly type: 'service'; readonly id: string }
  | { readonly type: 'extras'; readonly extras: ChosenExtras }
  /** `automatic`: chosen because it is the only one; the notice about the former choice stays. */
  | { readonly type: 'photographer'; readonly id: string; readonly automatic?: true }
  /** The list of photographers was loaded, and the chosen one is in it. */
  | { readonly type: 'photographer_known'; readonly name: string }
  | { readonly type: 'date'; readonly date: string }
  | { readonly type: 'slot'; readonly date: string; readonly start: string }
  | { readonly type: 'details'; readonly changes: Partial<Details> }
  | { readonly type: 'go'; readonly step: Step }
  /** The chosen service, photographer or slot is no longer available. */
  | { readonly type: 'gone'; readonly notice: Notice; readonly instead?: readonly string[] | undefined }
  | { readonly type: 'attempt'; readonly attempt: Attempt }
  | { readonly type: 'reserved'; readonly reserved: Reserved }
  /** The reservation was cancelled in order to choose another time. */
  | { readonly type: 'released' }
  | { readonly type: 'restored'; readonly state: WizardState };

/** Returns the furthest step that the choices allow; all steps before it are complete. */
export const furthest = (state: WizardState): Step => {
  if (!state.service_id || !state.photographer_id) return 0;
  if (!state.date || !state.start) return 1;
  return areComplete(state.details) ? 3 : 2;
};

/**
 * The reducer of the wizard. Entries survive going back and forth; changing a choice clears what depends on it; a step
 * is reachable only if those before it are complete. While a booking is reserved, nothing can be changed until the
 * reservation is released.
 */
export const wizardReducer = (state: WizardState, action: WizardAction): WizardState => {
  if (state.reserved && !['reserved', 'released', 'restored'].includes(action.type)) return state;
  const next = changed(state, action);
  return next.step > furthest(next) ? { ...next, step: furthest(next) } : next;
};

const changed = (state: WizardState, action: WizardAction): WizardState => {
  switch (action.type) {
    case 'service':
      return withService(state, action.id);
    case 'extras':
      return { ...state, extras: action.extras, start: undefined };
    case 'photographer':
      if (action.id === state.photographer_id) return state;
      return withPhotographer(state, action);
    case 'photographer_known':
      return { ...state, photographer_name: action.name };
    case 'date':
      if (action.date === state.date) return state;
      return { ...state, date: action.date, start: undefined, notice: undefined };
    case 'slot':
      return { ...state, date: action.date, start: action.start, notice: undefined };
    case 'details':
      return { ...state, details: { ...state.details, ...action.changes } };
    case 'go':
      return { ...state, step: action.step };
    case 'gone':
      return { ...state, ...without(action.notice), notice: action.notice, instead: action.instead };
    case 'attempt':
      return { ...state, attempt: action.attempt };
    case 'reserved':
      return { ...state, reserved: action.reserved };
    case 'released':
      return { ...state, reserved: undefined, attempt: undefined, start: undefined, step: 1 };
    case 'restored':
    default:
      return action.state;
  }
};

const withService = (state: WizardState, service_id: string): WizardState =>
  service_id === state.service_id ? state : { ...state, ...without('service_gone'), service_id, notice: undefined };

type PhotographerAction = Extract<WizardAction, { type: 'photographer' }>;

const withPhotographer = (state: WizardState, { id, automatic }: PhotographerAction): WizardState => ({
  ...state,
  photographer_id: id,
  start: undefined,
  notice: automatic ? state.notice : undefined,
});

const without = (notice: Notice): Partial<WizardState> => {
  if (notice === 'slot_taken') return { start: undefined };
  if (notice === 'photographer_gone') return { photographer_id: undefined, start: undefined };
  return { service_id: undefined, extras: undefined, photographer_id: undefined, start: undefined };
};
