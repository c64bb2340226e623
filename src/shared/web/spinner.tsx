/** An animation for work in progress. Has no text of its own, so put a label next to it. */
export const Spinner = () => (
  <svg viewBox="0 0 20 20" className="size-5 shrink-0 animate-turn" aria-hidden="true" fill="none">
    <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
    <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
