import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../texts/admin-handle.ts';

interface SettingsPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the settings: the way back to them, its head, and its forms in a column that reads well. */
export const SettingsPage = ({ title, subtitle, actions, children }: SettingsPageProps) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <div className="mx-auto max-w-4xl">
      <Link
        to="/admin/settings"
        className="-ml-1 inline-flex min-h-control items-center gap-1 text-sm text-muted hover:text-ink hover:underline"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        {t('hub.back')}
      </Link>
      <PageHeader title={title} subtitle={subtitle}>
        {actions}
      </PageHeader>
      {children}
    </div>
  );
};
