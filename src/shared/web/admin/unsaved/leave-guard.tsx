import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useUnloadQuestion } from '../../use-unload-question.ts';
import { hasUnsaved } from './unsaved-forms.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** Once per application: another address, back, reload and closing the tab ask before they lose what was typed. */
export const LeaveGuard = () => {
  const ask = useDiscardQuestion();
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) =>
    losesTyped(currentLocation, nextLocation),
  );
  useUnloadQuestion(hasUnsaved);
  useEffect(() => {
    if (state !== 'blocked') return;
    void ask().then((yes) => (yes ? proceed() : reset()));
  }, [state, proceed, reset, ask]);
  return null;
};

const losesTyped = (here: Location, next: Location): boolean => {
  // Whoever's session has ended must get to the sign-in.
  if (next.pathname.startsWith('/admin/login')) return false;
  if (here.pathname !== next.pathname) return hasUnsaved();
  return here.search !== next.search && hasUnsaved(['dialog', 'panel']);
};
