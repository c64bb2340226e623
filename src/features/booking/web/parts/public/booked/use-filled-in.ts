import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Details } from '../details-rules.ts';

const filled = ['name', 'email', 'phone', 'notes'] as const;

/**
 * Takes over what a password manager or the browser of an app has put into the fields without telling the page: such a value
 * would be lost with the next change of another field. The fields are read before the next press, key or change of focus.
 * Returns the ref of one of them.
 */
export const useFilledIn = (
  details: Details,
  onChange: (changes: Partial<Details>) => void,
): RefObject<HTMLInputElement | null> => {
  const anchor = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const take = (): void => {
      const changes = unseen(anchor.current?.form, details);
      if (changes) onChange(changes);
    };
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(type, take, { capture: true, signal: stop.signal });
    return () => stop.abort();
  });
  return anchor;
};

const unseen = (form: HTMLFormElement | null | undefined, details: Details): Partial<Details> | undefined => {
  const found = filled.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isField && field.value !== details[name] ? [[name, field.value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};
