import { useEffect, useRef } from 'react';

/** Makes the browser ask before the page is reloaded, left or closed while there are unsaved changes. */
export const useUnloadQuestion = (isUnsaved: () => boolean): void => {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => {
    const onUnload = (event: Event): void => {
      if (latest.current()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, []);
};
