import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

interface PageFrameProps {
  readonly title: ReactNode;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** `text` for one column of text, `wide` for two columns. */
  readonly width?: 'text' | 'wide';
  /** Whether it replaces what the user was using: moves focus and scroll position to the title. */
  readonly arriving?: boolean;
  readonly children: ReactNode;
}

/**
 * A page below the header: its title on the studio's background, its cards overlapping the edge of the content area.
 */
export const PageFrame = ({ title, lead, width = 'text', arriving = false, children }: PageFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arriving) return;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [arriving]);
  const column = classNames('mx-auto w-full px-4 sm:px-6', width === 'text' ? 'max-w-3xl' : 'max-w-6xl');
  return (
    <>
      <div className={classNames(column, 'pt-6 pb-24 text-head-ink sm:pt-10 sm:pb-28')}>
        <h1
          ref={heading}
          tabIndex={arriving ? -1 : undefined}
          className="outline-none text-xl font-semibold tracking-tight break-words sm:text-2xl"
        >
          {title}
        </h1>
        {lead && <p className="mt-3 max-w-prose text-base sm:text-lg">{lead}</p>}
      </div>
      <div className="flex-1 bg-ground pb-16 text-ground-ink [--ring:var(--ground-ink)]">
        <div className={classNames(column, '-mt-16 space-y-6 sm:-mt-18')}>{children}</div>
      </div>
    </>
  );
};
