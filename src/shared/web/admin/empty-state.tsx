import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly drawing?: 'frames' | 'search';
  /** The next action. */
  readonly children?: ReactNode;
  readonly level?: 'h1' | 'h2' | 'h3';
}

/** Shown in place of an empty list: what belongs there, and how to begin. */
export const EmptyState = ({ title, text, drawing = 'frames', children, level: Heading = 'h2' }: EmptyStateProps) => (
  <div className="mx-auto grid max-w-md animate-appear grid-cols-1 justify-items-center gap-2 px-4 py-12 text-center">
    <svg viewBox="0 0 120 84" className="mb-3 w-32 text-control" aria-hidden="true" fill="none" strokeWidth="2">
      {drawings[drawing]}
    </svg>
    <Heading tabIndex={-1} className="text-lg font-semibold outline-none">
      {title}
    </Heading>
    {text && <p className="text-muted">{text}</p>}
    {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
);

const line = { stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const lit = { ...line, stroke: 'var(--accent)' } as const;

const drawings = {
  // Two photo prints, the front one blank.
  frames: (
    <>
      <rect x="22" y="10" width="54" height="44" rx="5" transform="rotate(-7 49 32)" fill="var(--sunken)" {...line} />
      <rect x="42" y="24" width="56" height="46" rx="5" fill="var(--surface)" {...line} />
      <path d="m48 63 13-15 9 9 7-7 15 13" {...line} />
      <circle cx="83" cy="38" r="5" {...lit} />
    </>
  ),
  // A loupe over a strip of film.
  search: (
    <>
      <rect x="12" y="20" width="72" height="40" rx="5" fill="var(--sunken)" {...line} />
      <path d="M12 30h72M12 50h72M24 20v10M40 20v10M56 20v10M24 50v10M40 50v10" {...line} />
      <circle cx="78" cy="46" r="19" fill="var(--surface)" {...lit} />
      <path d="m92 60 13 13" {...lit} />
    </>
  ),
};
