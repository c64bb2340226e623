import type { ReactNode } from 'react';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { BackToSettings } from './back-to-settings.tsx';

interface SettingsPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly actions?: ReactNode;
  /** For pages with content beside the forms. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A settings page: link back, title, and its forms in a column of readable width. */
export const SettingsPage = ({ title, subtitle, actions, wide = false, children }: SettingsPageProps) => {
  return (
    <div className={classNames('mx-auto', wide ? 'max-w-6xl' : 'max-w-4xl')}>
      <BackToSettings />
      <PageHeader title={title} subtitle={subtitle}>
        {actions}
      </PageHeader>
      {children}
    </div>
  );
};
