import type { Dispatch } from 'react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { Step, WizardAction, WizardState } from './wizard-state.ts';
import { wizardReducer } from './wizard-state.ts';

/** The state of the wizard's history entry: its step, and the steps of the entries directly before it. */
interface Entry {
  readonly step: Step;
  readonly trail: readonly number[];
}

/** Returns the wizard's history state; undefined if the entry is not the wizard's. */
export const currentEntry = (value: unknown = history.state): Entry | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, trail } = value as Partial<Record<keyof Entry, unknown>>;
  const known = ([0, 1, 2, 3] as const).find((each) => each === step);
  return known === undefined ? undefined : { step: known, trail: Array.isArray(trail) ? (trail as number[]) : [] };
};

/**
 * Keeps one history entry per step, so that the browser's back button goes one step back instead of leaving the page.
 * Returns the function that navigates to a step.
 */
export const useStepHistory = (
  state: WizardState,
  dispatch: Dispatch<WizardAction>,
  restored: boolean,
): ((step: Step) => void) => {
  const { step } = state;
  useEffect(() => {
    if (!restored || currentEntry()?.step === step) return;
    // Corrects the entry to the actual step: a conflict may have led back, or the entry's step may not be reachable.
    history.replaceState({ step, trail: currentEntry()?.trail ?? [] } satisfies Entry, '');
  }, [restored, step]);

  const onPop = useEffectEvent((entry: Entry | undefined) => {
    if (!entry) return;
    const reached = wizardReducer(state, { type: 'go', step: entry.step }).step;
    if (reached !== entry.step) history.replaceState({ ...entry, step: reached } satisfies Entry, '');
    dispatch({ type: 'go', step: entry.step });
  });
  useEffect(() => {
    const listen = (event: PopStateEvent): void => onPop(currentEntry(event.state));
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return useCallback(
    (to) => {
      const trail = currentEntry()?.trail ?? [];
      const before = trail.lastIndexOf(to);
      if (to > step) history.pushState({ step: to, trail: [...trail, step] } satisfies Entry, '');
      if (to > step || before === -1) dispatch({ type: 'go', step: to });
      else history.go(before - trail.length);
    },
    [step, dispatch],
  );
};
