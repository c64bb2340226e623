/*
 * What a page says to the website around it, when the studio has put it into a frame there (docs/widget.md). The early
 * script of embedded pages passes it on; everywhere else nobody listens.
 */

/** What is to be brought into view, px from the top of this page. */
export interface Reveal {
  readonly top: number;
  readonly bottom: number;
  readonly block: ScrollLogicalPosition;
  readonly smooth: boolean;
}

/** Whether this page stands in a frame of another one. */
export const isFramed = (): boolean => window.top !== window;

/** Whether the page is as high as its content and the website around it is what scrolls. */
export const isScrolledByHost = (): boolean => document.documentElement.dataset.embedded === 'inline';

/** Asks the website around to bring a part of this page into view. */
export const revealInHost = (reveal: Reveal): void => {
  dispatchEvent(new CustomEvent('reveal', { detail: reveal }));
};

/** Leads away from our own pages. A payment provider shows itself in no frame: there the whole window goes. */
export const leaveFor = (address: string): void => {
  if (isFramed()) open(address, '_top');
  else location.assign(address);
};
