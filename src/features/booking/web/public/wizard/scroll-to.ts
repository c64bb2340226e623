import { isScrolledByHost, revealInHost } from '#shared/web/host-page.ts';

/**
 * Brings something into view: smoothly, or at once for those who asked for less motion. In a frame that is as high as
 * its content there is nothing to scroll here, and not every browser scrolls the page around it by itself.
 */
export const scrollTo = (element: Element | null, block: ScrollLogicalPosition): void => {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!element) return;
  if (isScrolledByHost()) {
    const { top, bottom } = element.getBoundingClientRect();
    revealInHost({ top, bottom, block, smooth: !calm });
  } else element.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
