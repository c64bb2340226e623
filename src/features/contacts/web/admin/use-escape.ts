import { useEffect, useRef } from 'react';

/** Calls `onEscape` on Escape, unless a dialog or menu is open. */
export const useEscape = (onEscape: () => void): void => {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // In a search box the first Escape clears the search.
      if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value !== '')
        return;
      if (document.querySelector('dialog[open], :popover-open')) return;
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
