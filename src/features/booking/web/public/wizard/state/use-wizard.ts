import type { Dispatch } from 'react';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { endRestoring, storedWizard, storeWizard } from './stored-wizard.ts';
import { currentEntry, useStepHistory } from './use-step-history.ts';
import type { Step, WizardAction, WizardState } from './wizard-state.ts';
import { emptyWizard, wizardReducer } from './wizard-state.ts';

/** The name of the service radio buttons, and of the query parameter that preselects one. */
export const serviceField = 'service';

interface Wizard {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly go: (step: Step) => void;
  /** Whether a link selected one of the services. */
  readonly linked: boolean;
}

/** The wizard of this tab: its state survives reloads, with one history entry per step. */
export const useWizard = (services: readonly PublicService[] | undefined, search: string): Wizard => {
  const wanted = new URLSearchParams(search).get(serviceField);
  const linked = services?.find(({ id }) => id === wanted)?.id;
  // A single service is chosen automatically.
  const preset = linked ?? (services?.length === 1 ? services[0]?.id : undefined);
  const [state, dispatch] = useReducer(wizardReducer, preset ? withService(emptyWizard, preset) : emptyWizard);
  const [restored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const kept = storedWizardHere() ?? emptyWizard;
    const chosen = chosenBefore(preset);
    dispatch({ type: 'restored', state: chosen ? withService(kept, chosen) : kept });
    endRestoring();
    setRestored(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, before the hydrated page is painted
  }, []);
  // Before the next paint: what was typed just before the page is left is stored, too.
  useLayoutEffect(() => {
    if (restored) storeWizard(state);
  }, [restored, state]);
  useEffect(() => {
    // Restored from the back/forward cache the page may be outdated: the stored state replaces its own.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) dispatch({ type: 'restored', state: storedWizard() ?? emptyWizard });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const go = useStepHistory(state, dispatch, restored);
  return { state, dispatch, go, linked: linked !== undefined };
};

/**
 * Returns the stored state. A reservation that waits for its payment is only restored on its own history entry, as when
 * coming back from the provider. A customer who opens a link wants another booking, and pays for the first one on its
 * own page.
 */
const storedWizardHere = (): WizardState | undefined => {
  const kept = storedWizard();
  return kept?.reserved && currentEntry() === undefined ? undefined : kept;
};

/** Chooses a service and shows step 1, where the choice is visible. */
const withService = (state: WizardState, id: string): WizardState =>
  state.service_id === id || state.reserved ? state : { ...wizardReducer(state, { type: 'service', id }), step: 0 };

/**
 * Returns a service that was chosen before this code ran: by clicking a card, or by the link that opened the page. The
 * link is applied once; reload, back and forward keep the state.
 */
const chosenBefore = (preset: string | undefined): string | undefined => {
  const checked = document.querySelector<HTMLInputElement>(`input[name="${serviceField}"]:checked`)?.value;
  if (checked !== preset) return checked;
  return currentEntry() === undefined ? preset : undefined;
};
