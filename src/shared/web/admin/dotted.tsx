import type { ReactNode } from 'react';

/**
 * Facts in a line, separated by dots. In a narrow line they wrap as a whole, and no line begins or ends with a dot.
 */
export const Dotted = ({ facts }: { readonly facts: readonly ReactNode[] }) => (
  <span className="block overflow-hidden">
    <span className="-ml-3 flex flex-wrap">
      {facts.map((fact, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the row is always rendered as a whole
        <span key={i} className="relative min-w-0 pl-3 before:absolute before:left-1 before:content-['·'] break-words">
          {fact}{' '}
        </span>
      ))}
    </span>
  </span>
);
