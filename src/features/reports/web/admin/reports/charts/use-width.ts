import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** Returns the width of an element in CSS pixels and follows its changes; 0 before it is mounted. */
export const useWidth = <E extends HTMLElement>(): readonly [RefObject<E | null>, number] => {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setWidth(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
