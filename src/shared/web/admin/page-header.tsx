import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The actions of the page: buttons, the main one last. */
  readonly children?: ReactNode;
}

/**
 * The heading of every page: its name, also the tab's title, and its main actions. Receives the focus after navigation.
 */
export const PageHeader = ({ title, subtitle, children }: PageHeaderProps) => {
  usePageTitle(title);
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
          {title}
        </h1>
        {subtitle && <p className="mt-0.5 text-muted">{subtitle}</p>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow print:hidden">{children}</div>
      )}
    </div>
  );
};
