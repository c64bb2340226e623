/** Scrolls an element into view: smoothly, or at once with prefers-reduced-motion. */
export const scrollTo = (element: Element | null, block: ScrollLogicalPosition): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
