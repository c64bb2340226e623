import type { ReactNode } from 'react';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { BackToSettings } from './back-to-settings.tsx';

interface SettingsPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the settings: the way back to them, its head, and its forms in a column that reads well. */
export const SettingsPage = ({ title, subtitle, actions, children }: SettingsPageProps) => {
  return (
    <div className="mx-auto max-w-4xl">
      <BackToSettings />
      <PageHeader title={title} subtitle={subtitle}>
        {actions}
      </PageHeader>
      {children}
    </div>
  );
};
