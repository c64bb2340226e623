import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

interface PanelProps {
  readonly title: string;
  /** Next to the title: a link or a small control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A titled section of a page. */
export const Panel = ({ title, aside, children, className }: PanelProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('card min-w-0 p-4 sm:p-5', className)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="min-w-0 text-lg font-semibold tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
