import { useCallback, useEffect, useRef } from 'react';
import { addForm, type FormPlace, hasUnsaved } from './unsaved-forms.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

interface UnsavedForm {
  readonly place: FormPlace;
  readonly isUnsaved: () => boolean;
  /** Whether the input is being saved: leaving is then a result of the save. */
  readonly busy?: boolean;
}

/** Asks before the user leaves the page in any way while a form has unsaved changes. */
export const useUnsaved = ({ place, isUnsaved, busy = false }: UnsavedForm): void => {
  const latest = useRef({ isUnsaved, busy });
  useEffect(() => {
    latest.current = { isUnsaved, busy };
  });
  useEffect(() => addForm({ place, isUnsaved: () => !latest.current.busy && latest.current.isUnsaved() }), [place]);
};

/**
 * Runs a navigation that would lose the input of such a place: at once if nothing is unsaved, otherwise after
 * confirmation.
 */
export const useLeave = (place: FormPlace): ((go: () => void) => void) => {
  const ask = useDiscardQuestion();
  return useCallback(
    (go) => {
      if (!hasUnsaved([place])) return go();
      void ask().then((yes) => yes && go());
    },
    [ask, place],
  );
};
