import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

/** The link back to the settings, above the title of each of their screens. */
export const BackToSettings = () => {
  const t = useTexts(settingsAdminTexts);
  return (
    <Link
      to="/admin/settings"
      className="-ml-1 inline-flex min-h-control items-center gap-1 text-sm text-muted hover:text-ink hover:underline"
    >
      <ChevronLeft size={16} aria-hidden="true" />
      {t('hub.back')}
    </Link>
  );
};
