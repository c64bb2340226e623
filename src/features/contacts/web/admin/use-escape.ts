import { useEffect, useRef } from 'react';

/** Escape, when nothing above the page wants it: no dialog is open, and no menu has taken it. */
export const useEscape = (onEscape: () => void): void => {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // The first one empties the search.
      if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value !== '')
        return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
