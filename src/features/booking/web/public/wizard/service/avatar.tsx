/** Initials in a circle, in the studio's brand colour. */
export const Avatar = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text ring-1 ring-accent/25 ring-inset"
  >
    {initialsOf(name)}
  </span>
);

/** 'AL' of 'Anna Maria Lindner', 'M' of 'Max'. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '')
    .join('');
};
