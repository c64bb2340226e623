import { useEffect, useRef } from 'react';

/** The browser asks before the page is reloaded, left or closed, in its own words, while something would be lost. */
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
