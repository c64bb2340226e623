interface GalleryControlProps {
  readonly label: string;
  /** The line of its icon, in a square of 16. */
  readonly path: string;
  /** Whether there is nothing more in its direction; it stays focusable. */
  readonly ends?: boolean;
  /** Whether it has the focus when the gallery opens. */
  readonly focused?: boolean;
  readonly onPress: () => void;
}

/** A round button over a picture. */
export const GalleryControl = ({ label, path, ends = false, focused, onPress }: GalleryControlProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={ends || undefined}
    {...(focused && { 'data-first-focus': '' })}
    onClick={() => ends || onPress()}
    className="grid size-11 cursor-pointer place-items-center rounded-full bg-black/60 transition duration-150 hover:bg-black/80 aria-disabled:opacity-30"
  >
    <svg viewBox="0 0 16 16" className="size-5" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
