import { Link } from 'react-router';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from './texts/handle.ts';

/** A link to the start page. */
export const HomeLink = () => {
  const t = useTexts(adminTexts);
  return (
    <Link
      to="/admin/dashboard"
      className="button-primary inline-flex min-h-control items-center rounded-button px-button font-semibold"
    >
      {t('notFound.home')}
    </Link>
  );
};
