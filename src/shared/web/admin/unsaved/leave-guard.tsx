import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { useUnloadQuestion } from '../../use-unload-question.ts';
import { hasUnsaved } from './unsaved-forms.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

/** Mounted once per application: navigation, back, reload and closing the tab ask before input is lost. */
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
  // After a session has expired, the sign-in page must be reachable.
  if (next.pathname.startsWith('/admin/login')) return false;
  if (here.pathname !== next.pathname) return hasUnsaved();
  return here.search !== next.search && hasUnsaved(['dialog', 'panel']);
};
