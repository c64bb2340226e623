import type { Dispatch } from 'react';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { endRestoring, keepWizard, keptWizard } from './kept-wizard.ts';
import { currentEntry, useStepHistory } from './use-step-history.ts';
import type { Step, WizardAction, WizardState } from './wizard-state.ts';
import { emptyWizard, wizardReducer } from './wizard-state.ts';

/** The name of the service radios, and of the query parameter that preselects one (AMB-006). */
export const serviceField = 'service';

interface Wizard {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly go: (step: Step) => void;
  /** Whether a link led to one of the services. */
  readonly linked: boolean;
}

/** The wizard of this tab: kept over reloads, with one history entry per step. */
export const useWizard = (services: readonly PublicService[] | undefined, search: string): Wizard => {
  const wanted = new URLSearchParams(search).get(serviceField);
  const linked = services?.find(({ id }) => id === wanted)?.id;
  // Where there is nothing to choose between, it is chosen.
  const given = linked ?? (services?.length === 1 ? services[0]?.id : undefined);
  const [state, dispatch] = useReducer(wizardReducer, given ? withService(emptyWizard, given) : emptyWizard);
  const [restored, setRestored] = useState(false);
  useLayoutEffect(() => {
    const kept = keptHere() ?? emptyWizard;
    const chosen = chosenBefore(given);
    dispatch({ type: 'restored', state: chosen ? withService(kept, chosen) : kept });
    endRestoring();
    setRestored(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, before the hydrated page is painted
  }, []);
  useEffect(() => {
    if (restored) keepWizard(state);
  }, [restored, state]);
  useEffect(() => {
    // Back from another page, the browser may show this one as it was left: what is kept counts.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) dispatch({ type: 'restored', state: keptWizard() ?? emptyWizard });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const go = useStepHistory(state, dispatch, restored);
  return { state, dispatch, go, linked: linked !== undefined };
};

/**
 * What was kept. A reservation that waits for its payment only comes back with its own history entry, as on the way back
 * from the provider: who comes by a link wants another booking, and pays for the first one on its own page.
 */
const keptHere = (): WizardState | undefined => {
  const kept = keptWizard();
  return kept?.reserved && currentEntry() === undefined ? undefined : kept;
};

/** The service chosen, at the step where one sees that it is. */
const withService = (state: WizardState, id: string): WizardState =>
  state.service_id === id || state.reserved ? state : { ...wizardReducer(state, { type: 'service', id }), step: 0 };

/**
 * A service that was chosen before this code was there: a card that was clicked, or the link the page was opened by. A
 * link counts once; reload, back and forward find the wizard as it was left.
 */
const chosenBefore = (given: string | undefined): string | undefined => {
  const checked = document.querySelector<HTMLInputElement>(`input[name="${serviceField}"]:checked`)?.value;
  if (checked !== given) return checked;
  return currentEntry() === undefined ? given : undefined;
};
