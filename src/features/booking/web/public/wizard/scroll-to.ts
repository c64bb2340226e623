/** Brings something into view: smoothly, or at once for those who asked for less motion. */
export const scrollTo = (element: Element | null, block: ScrollLogicalPosition): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
