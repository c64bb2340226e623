import { useCallback, useEffect, useRef } from 'react';
import { addForm, type FormPlace, hasUnsaved } from './unsaved-forms.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

interface UnsavedForm {
  readonly place: FormPlace;
  readonly isUnsaved: () => boolean;
  /** What was typed is being saved: who leaves now, leaves because of that. */
  readonly busy?: boolean;
}

/** Makes every way out of the screen ask first while a form holds something that is not saved. */
export const useUnsaved = ({ place, isUnsaved, busy = false }: UnsavedForm): void => {
  const latest = useRef({ isUnsaved, busy });
  useEffect(() => {
    latest.current = { isUnsaved, busy };
  });
  useEffect(() => addForm({ place, isUnsaved: () => !latest.current.busy && latest.current.isUnsaved() }), [place]);
};

/** Goes a way that would lose what is typed in such a place: at once when nothing is, else after the question. */
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
